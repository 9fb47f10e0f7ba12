export { SortDirection } from './graphql';
