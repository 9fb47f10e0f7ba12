import { lazy, Suspense, use } from 'react';
import { ProfileContext } from '#features/profile/public';

/**
 * For super-users only, and downloaded by nobody else: says that an address belongs to another organisation, rather than "page not found".
 */
export function BelongsElsewhere({ path }: { path: string }) {
  const profile = use(ProfileContext); // this screen is also shown to users who are not signed in and have no profile
  const [id] = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i.exec(path) ?? [];
  if (!profile?.superuser || !id) return null;
  return (
    <Suspense fallback={null}>
      <OwnerNotice id={id} path={path} />
    </Suspense>
  );
}

const OwnerNotice = lazy(() => import('./owner-notice').then(module => ({ default: module.OwnerNotice })));
