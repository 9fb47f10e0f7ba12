export { insertBankAccounts, insertBanks, insertBranches } from './bulk-store';
