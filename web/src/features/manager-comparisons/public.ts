export { ConsentPanel } from './consent-panel';
