import { useProfile } from '#features/profile/public';
import { Onwards } from '#features/sign-in/public';
import { homeOf } from './gates';

/** `/owner`, `/consultant` …: the way in, not a screen. */
export function AreaIndex() {
  const profile = useProfile();
  return <Onwards to={homeOf(profile)} />;
}
