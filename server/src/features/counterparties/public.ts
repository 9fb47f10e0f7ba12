export { insertCounterparties } from './bulk-store';
