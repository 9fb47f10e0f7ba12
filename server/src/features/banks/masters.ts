import { accounts } from './account-store';
import { banks } from './bank-store';
import { branches } from './branch-store';

/** The lists of the payment master, by the names the API uses. */
export const MASTERS = { bank: banks, branch: branches, account: accounts } as const;
