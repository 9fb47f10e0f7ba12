export { listEntriesAbout, listEntriesOf } from './actions';
export { EntryPage } from './graphql';
export { adoptChains, assertSecret, everybody, finishRotation, isRotationDue, retirePreviousKey, verifyTrail } from './verification';
