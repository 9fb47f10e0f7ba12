export { ChosenAsOf } from './chosen-as-of';
export { FundsPanel } from './funds-panel';
export { PrivateAssetsTab } from './private-assets-tab';
export { pacingText } from './pacing-text';
export { PacingFan } from './pacing-view';
