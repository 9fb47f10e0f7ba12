import { lazy } from 'react';

/** Forms and their rules are not part of the first download; whoever shows this has a Suspense around it. */
export const PasswordForm = lazy(() => import('./password-form').then(module => ({ default: module.PasswordForm })));
