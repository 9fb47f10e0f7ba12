export { RiskTab } from './risk-tab';
