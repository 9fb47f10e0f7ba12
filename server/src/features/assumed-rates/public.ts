export { insertAssumedRates } from './bulk-store';
