export { saveConsent } from './consent';
export { addSet } from './sets';
