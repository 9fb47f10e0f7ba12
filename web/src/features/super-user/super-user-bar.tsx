import { lazy, Suspense } from 'react';
import { useProfile } from '#features/profile/public';
import { readStored } from '#platform/storage';
import s from './bar-space.module.css';

/** Loaded for super-users only. */
export function SuperUserBar() {
  const { superuser } = useProfile();
  if (!superuser) return null;
  return (
    <Suspense fallback={<div className={s.space} data-hidden={readStored('HiddenSuperUser') === 'true'} />}>
      <Bar />
      <OrganisationLink />
    </Suspense>
  );
}

const Bar = lazy(() => import('./bar').then(module => ({ default: module.Bar })));
const OrganisationLink = lazy(() => import('./organisation-link').then(module => ({ default: module.OrganisationLink })));
