import { useEffect } from 'react';
import { useProfileQuery } from '#features/profile/public';
import { Onwards } from '#features/sign-in/public';
import { useSession } from '#platform/session';
import { homeOf } from './gates';
import { Shell } from './shell';

/** `/`: signed-in users are redirected to their landing page, through the same gates as everywhere. */
export function StartPage() {
  const { token } = useSession();
  const { data: profile } = useProfileQuery();
  if (!token) return <PublicSite />;
  const isThrough = profile?.verified && !profile.password_reset && profile.agreed;
  // The shell handles a profile that is still loading, missing or held at a gate.
  return isThrough ? <Onwards to={homeOf(profile)} /> : <Shell />;
}

/** The public pages are static files outside the app, so they need a page load. */
function PublicSite() {
  useEffect(() => location.reload(), []);
  return null;
}
