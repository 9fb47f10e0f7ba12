export { AttributionTab } from './mandate-tab';
export { LinkingPanel } from './linking-panel';
