import { lazy } from 'react';

/** Few people ever open it, so it is loaded when first wanted. */
export const ImpersonateDialog = lazy(() => import('./impersonate-dialog').then(module => ({ default: module.ImpersonateDialog })));
