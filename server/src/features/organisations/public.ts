export { changeSettings, ownOrganisation } from './actions';
export { insertOrganisationPackages, insertOrganisations } from './bulk-store';
export { buryOrganisation, insertOrganisation, organisationKnown, removeOrganisation } from './store';
export { SortDirection } from './graphql';
export { resealClients } from './reseal-store';
