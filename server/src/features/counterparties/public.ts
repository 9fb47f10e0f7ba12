export { createCounterparty, readCounterparty, updateCounterparty } from './actions';
export { insertCounterparties } from './bulk-store';
