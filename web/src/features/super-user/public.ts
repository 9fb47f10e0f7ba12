export { BelongsElsewhere } from './belongs-elsewhere';
export { showFlash } from './flash';
export { ImpersonateDialog } from './lazy-impersonate-dialog';
export { organisationsQuery } from './organisations';
export { SuperUserBar } from './super-user-bar';
