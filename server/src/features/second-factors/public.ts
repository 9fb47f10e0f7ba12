export { resealAuthenticators } from './reseal';
export { clearSecondFactor } from './clear';
