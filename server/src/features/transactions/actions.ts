import { AppError } from '@hakaru/contract/errors';
import { inTransaction, type SignedIn } from '#platform/context';
import { insideScope } from '#platform/db';
import { pageOf, type Page } from '#platform/graphql';
import { offsetOf, type Slice } from '#platform/paging';
import { byOwner } from '#features/grants/public';
import { cashGrants, type CashGrant } from './grants';
import * as store from './store';

/** Transactions of one asset or of all, as far as the user may see them; latest settlement first. */
export async function listTransactions(ctx: SignedIn, assetId: string | null, slice: Slice, filter: store.Filter) {
  return await inTransaction(ctx, async ctx => {
    const grants = (await cashGrants(ctx)).filter(grant => assetId === null || grant.assetId === assetId);
    if (assetId !== null && grants.length === 0) throw new AppError('notFound');
    return await readPage(ctx, { grants, slice, filter });
  });
}

type Asked = { grants: readonly CashGrant[]; slice: Slice; filter: store.Filter };

/**
 * Each owner's rows are read in that owner's scope. With one owner the database pages; with several, the rows up to the requested page are
 * merged.
 */
async function readPage(ctx: SignedIn, { grants, slice, filter }: Asked): Promise<Page<store.TransactionRow>> {
  const owners = byOwner(grants);
  const [limit, offset] = owners.length === 1 ? [slice.first, offsetOf(slice)] : [offsetOf(slice) + slice.first, 0];
  const rows: store.TransactionRow[] = [];
  let total = 0;
  for (const [ownerId, reasons] of owners) {
    const reading = { ownerId, grants: reasons };
    await insideScope(ctx.db, { organisation: ownerId }, async () => {
      rows.push(...(await store.findTransactions(ctx.db, reading, filter, { limit, offset })));
      total += await store.countTransactions(ctx.db, reading, filter);
    });
  }
  if (owners.length <= 1) return pageOf(rows, { ...slice, total });
  const merged = rows.toSorted((one, other) => other.settlementDate.localeCompare(one.settlementDate) || one.id.localeCompare(other.id));
  return pageOf(merged.slice(offsetOf(slice), offsetOf(slice) + slice.first), { ...slice, total });
}

export async function readTransaction(ctx: SignedIn, id: string): Promise<store.TransactionRow> {
  return await inTransaction(ctx, async ctx => await presentTransaction(ctx, await cashGrants(ctx), id));
}

/** Must be called in a database transaction. Finds the row through any of the user's grants. */
export async function presentTransaction(ctx: SignedIn, grants: readonly CashGrant[], id: string): Promise<store.TransactionRow> {
  for (const [ownerId, reasons] of byOwner(grants)) {
    const found = await insideScope(ctx.db, { organisation: ownerId }, () =>
      store.findTransaction(ctx.db, { ownerId, grants: reasons }, id),
    );
    if (found) return found;
  }
  throw new AppError('notFound');
}

/** The transactions of an instruction that the user may see. */
export async function listOfInstruction(ctx: SignedIn, instructionId: string): Promise<readonly store.TransactionRow[]> {
  const filter = { mandateId: null, instructionId, search: '', type: null, status: null };
  return (await listTransactions(ctx, null, { first: 100, page: 1 }, filter)).data;
}
