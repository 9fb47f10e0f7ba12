export { BankPanel } from './bank-panel';
