import { mayWrite } from '@hakaru/contract/access';
import { AppError } from '@hakaru/contract/errors';
import { mayWriteInstructions } from '@hakaru/contract/instructions';
import { byOwner, cashGrants, type CashGrant } from '#features/transactions/public';
import { inTransaction, roleOf, type SignedIn } from '#platform/context';
import { insideScope } from '#platform/db';
import { findAccounts, findCurrencies, type AccountRow, type Ledger } from './ledger-store';

/** An account, and whether the sender may write its instructions. */
export type Account = AccountRow & { mayWrite: boolean };
/** An account with the currencies that ever moved on it. */
export type ListedAccount = Account & { currencies: string[] };
export type Accounts = { ownerId: string; grants: readonly CashGrant[]; accounts: Account[] };
export type Wanted = { assetId: string | null; mandateId: string | null };

/** The cash accounts the sender may see, by owner: of an asset, of one mandate, or all. */
export async function openAccounts(ctx: SignedIn, { assetId, mandateId }: Wanted): Promise<Accounts[]> {
  const grants = (await cashGrants(ctx)).filter(grant => assetId === null || grant.assetId === assetId);
  const opened: Accounts[] = [];
  for (const [ownerId, reasons] of byOwner(grants)) {
    const found = await insideScope(ctx.db, { organisation: ownerId }, () => findAccounts(ctx.db, { ownerId, grants: reasons, mandateId }));
    const accounts = found.map((account): Account => {
      return { ...account, mayWrite: mayWrite(roleOf(ctx.actor)) && reasonsOf(reasons, account).some(isWriting) };
    });
    if (accounts.length > 0) opened.push({ ownerId, grants: reasons, accounts });
  }
  // An asset without mandates, such as a benchmark, has no cash and gives an empty list; notFound is only for assets the sender may not see.
  if (opened.length === 0 && (mandateId !== null || (assetId !== null && grants.length === 0))) throw new AppError('notFound');
  return opened;
}

const isWriting = ({ isActive, part }: CashGrant): boolean => isActive && mayWriteInstructions(part);

function reasonsOf(grants: readonly CashGrant[], { mandateId, assetId }: AccountRow): CashGrant[] {
  return grants.filter(grant => grant.assetId === assetId && (grant.entityId === null || grant.entityId === mandateId));
}

/** The rows of these accounts that the sender may see: all, or those within the days of a grant, and for a trust bank only final ones. */
export function ledgerOf({ ownerId, grants, accounts }: Accounts, currency: string): Ledger {
  const isWhole = ({ fromDay, toDay, part }: CashGrant) => fromDay === null && toDay === null && part !== 'trustee';
  const whole = accounts.filter(account => reasonsOf(grants, account).some(isWhole));
  const within = accounts
    .filter(account => !whole.includes(account))
    .flatMap(account =>
      reasonsOf(grants, account).map(({ fromDay, toDay, part }) => ({
        mandateId: account.mandateId,
        fromDay,
        toDay,
        isTrustee: part === 'trustee',
      })),
    );
  return { ownerId, currency, whole: whole.map(({ mandateId }) => mandateId), within };
}

export async function listAccounts(ctx: SignedIn, wanted: Wanted): Promise<ListedAccount[]> {
  return await inTransaction(ctx, async ctx => {
    const listed: ListedAccount[] = [];
    for (const { ownerId, accounts } of await openAccounts(ctx, wanted)) {
      const ids = accounts.map(({ mandateId }) => mandateId);
      const moved = await insideScope(ctx.db, { organisation: ownerId }, () => findCurrencies(ctx.db, ownerId, ids));
      listed.push(...accounts.map(account => ({ ...account, currencies: moved.get(account.mandateId) ?? [] })));
    }
    return listed;
  });
}
