import { lazy } from 'react';

/** Few users ever open it, so it is loaded on first use. */
export const ImpersonateDialog = lazy(() => import('./impersonate-dialog').then(module => ({ default: module.ImpersonateDialog })));
