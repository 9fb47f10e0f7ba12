export { byOwner, cashGrants, type CashGrant } from './grants';
export { insertTransactions } from './bulk-store';
export { followInstructions } from './follow';
export { requireOpenMonth } from './open-month';
export { isOpenTo, reachedBy } from './reach-store';
export { TransactionFields, TransactionType } from './graphql-types';
export { COLUMNS as transactionColumns, tables as transactionTables, type TransactionRow } from './store';
export { listOfInstruction } from './actions';
export { createTransaction, moveTransaction } from './write';
