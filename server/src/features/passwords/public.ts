export { insertPasswordHistory } from './bulk-store';
export { newHashFor, resetPassword } from './actions';
export { sendResetLink } from './forgot';
export { changedLetter, invitationLetter, type Letter } from './letters';
export { setPassword } from './store';
