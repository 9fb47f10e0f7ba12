export { listEntriesAbout, listEntriesOf } from './actions';
export { EntryPage } from './graphql';
export { adoptChains, everybody, finishRotation, isRotationDue, retirePreviousKey, verifyTrail } from './verification';
