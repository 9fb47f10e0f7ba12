export { StressPanel } from './stress-panel';
