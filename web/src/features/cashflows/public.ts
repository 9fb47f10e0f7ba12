export { AccountBalance } from './account-balance';
export { CashflowTab } from './cashflow-tab';
