import { useProfile } from '#features/profile/public';
import { Onwards } from '#features/sign-in/public';
import { homeOf } from './gates';

/** `/owner`, `/consultant` and so on redirect to the landing page. */
export function AreaIndex() {
  const profile = useProfile();
  return <Onwards to={homeOf(profile)} />;
}
