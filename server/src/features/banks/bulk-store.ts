import { inBulk } from '#platform/insert-all';

/** Rows in bulk, as a new platform brings them. */
export const insertBanks = inBulk('bank');
export const insertBranches = inBulk('bank_branch');
export const insertBankAccounts = inBulk('bank_account');
