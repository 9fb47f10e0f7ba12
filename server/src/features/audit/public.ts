export { listEntriesAbout } from './actions';
export { EntryPage } from './graphql';
