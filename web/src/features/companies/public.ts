export { BankAccountsPanel } from './bank-accounts-panel';
export { NEW_ACCOUNT, type AccountTexts } from './company-form';
export { BankAccountFields } from './company-lists';
