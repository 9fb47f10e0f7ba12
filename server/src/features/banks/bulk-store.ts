import { inBulk } from '#platform/insert-all';

export const insertBanks = inBulk('bank');
export const insertBranches = inBulk('bank_branch');
export const insertBankAccounts = inBulk('bank_account');
