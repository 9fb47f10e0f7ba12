export { HoldingsTab } from './holdings-tab';
