export { ChosenAsOf } from './chosen-as-of';
export { FundsPanel } from './funds-panel';
export { PrivateAssetsTab } from './private-assets-tab';
