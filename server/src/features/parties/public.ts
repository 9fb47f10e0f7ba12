export { addParty, listKnownOrganisations, updateParty } from './actions';
export { insertParties } from './bulk-store';
