export { insertParties } from './bulk-store';
