export { openable } from './actions';
export type { Found } from './found';
export { FoundType } from './graphql';
