export { showFlash } from './flash';
export { ImpersonateDialog } from './impersonate-dialog';
export { OrganisationLink } from './organisation-link';
export { SuperUserBar } from './super-user-bar';
