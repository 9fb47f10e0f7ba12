export { showFlash } from './flash';
export { ImpersonateDialog } from './lazy-impersonate-dialog';
export { OrganisationLink } from './organisation-link';
export { SuperUserBar } from './super-user-bar';
