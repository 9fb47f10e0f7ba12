export { insertOrganisationPackages, insertOrganisations } from './bulk-store';
export { organisationKnown } from './store';
export { SortDirection } from './graphql';
