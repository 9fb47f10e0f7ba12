export { listEntriesAbout, listEntriesOf } from './actions';
export { EntryPage } from './graphql';
