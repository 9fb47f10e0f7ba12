export { AttributionTab } from './mandate-tab';
