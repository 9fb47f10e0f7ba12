import { lazy, Suspense } from 'react';
import { useProfile } from '#features/profile/public';

/** Nobody else downloads it. */
export function SuperUserBar() {
  const { superuser } = useProfile();
  if (!superuser) return null;
  return (
    <Suspense fallback={null}>
      <Bar />
      <OrganisationLink />
    </Suspense>
  );
}

const Bar = lazy(() => import('./bar').then(module => ({ default: module.Bar })));
const OrganisationLink = lazy(() => import('./organisation-link').then(module => ({ default: module.OrganisationLink })));
