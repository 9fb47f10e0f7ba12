export { showFlash } from './flash';
export { ImpersonateDialog } from './lazy-impersonate-dialog';
export { SuperUserBar } from './super-user-bar';
