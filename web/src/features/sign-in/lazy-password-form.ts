import { lazy } from 'react';

/** Forms and their rules are not part of the first download; render this inside a Suspense. */
export const PasswordForm = lazy(() => import('./password-form').then(module => ({ default: module.PasswordForm })));
