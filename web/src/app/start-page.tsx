import { useEffect } from 'react';
import { useProfileQuery } from '#features/profile/public';
import { Onwards } from '#features/sign-in/public';
import { useSession } from '#platform/session';
import { homeOf } from './gates';
import { Shell } from './shell';

/** The front door: whoever is signed in is led to their landing screen, through the same gates as everywhere. */
export function StartPage() {
  const { token } = useSession();
  const { data: profile } = useProfileQuery();
  if (!token) return <PublicSite />;
  const isThrough = profile?.verified && !profile.password_reset && profile.agreed;
  // The shell knows what to do with a profile that is late, missing or held at a gate.
  return isThrough ? <Onwards to={homeOf(profile)} /> : <Shell />;
}

/** The public pages are built files outside the app: they are loaded, not rendered. */
function PublicSite() {
  useEffect(() => location.reload(), []);
  return null;
}
