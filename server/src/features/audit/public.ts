export { listEntriesAbout, listEntriesOf } from './actions';
export { EntryPage } from './graphql';
export { adoptChains, everybody, verifyTrail } from './verification';
