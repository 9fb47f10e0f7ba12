export { OpenDifferences, useOpenDifferences } from './open-differences';
export { ReconciliationTab } from './reconciliation-tab';
