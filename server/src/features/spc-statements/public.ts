export { bookLine, bookProposals, linkBankAccount, openLinesOf, takeStatement } from './actions';
export { findBankAccounts, type BankAccountRow } from './store';
