export { FundsPanel } from './funds-panel';
