export { organisationKnown } from './store';
export { SortDirection } from './graphql';
