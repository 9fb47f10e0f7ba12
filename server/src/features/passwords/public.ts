export { newHashFor, resetPassword } from './actions';
export { changedLetter, invitationLetter, type Letter } from './letters';
export { setPassword } from './store';
