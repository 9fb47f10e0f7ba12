import { instructionTabs } from '@hakaru/contract/address-choices';
import { AppError } from '@hakaru/contract/errors';
import type { InstructionTab } from '@hakaru/contract/instructions';
import { inTransaction, type SignedIn } from '#platform/context';
import { findOfInstruction } from '#features/fund-notices/public';
import { insideScope } from '#platform/db';
import { pageOf } from '#platform/graphql';
import { offsetOf, type Slice } from '#platform/paging';
import { todayOf } from '#platform/today';
import { byOwner, cashGrants, type CashGrant } from '#features/transactions/public';
import * as store from './store';

/** Instructions of one asset or of all, as far as the user may see them, with the number in each tab. */
export async function listInstructions(ctx: SignedIn, assetId: string | null, slice: Slice, filter: store.Filter) {
  return await inTransaction(ctx, async ctx => {
    const grants = (await cashGrants(ctx)).filter(grant => assetId === null || grant.assetId === assetId);
    if (assetId !== null && grants.length === 0) throw new AppError('notFound');
    const found = await readPages(ctx, { grants, slice, filter });
    const tabs = tabsOf(grants).map(tab => ({ tab, total: totalOf(found.counts, tab) }));
    const total = filter.tab === null ? tabs.reduce((sum, tab) => sum + tab.total, 0) : totalOf(found.counts, filter.tab);
    return { ...pageOf(found.rows, { ...slice, total }), tabs };
  });
}

export async function readInstruction(ctx: SignedIn, id: string): Promise<store.InstructionRow> {
  return await inTransaction(ctx, async ctx => await presentInstruction(ctx, await cashGrants(ctx), id));
}

/** Must be called in a transaction. Finds the instruction through any of the user's grants. */
export async function presentInstruction(ctx: SignedIn, grants: readonly CashGrant[], id: string): Promise<store.InstructionRow> {
  for (const [ownerId, reasons] of byOwner(grants)) {
    const found = await insideScope(ctx.db, { organisation: ownerId }, () =>
      store.findInstruction(ctx.db, { ownerId, grants: reasons }, id),
    );
    if (found) return found;
  }
  throw new AppError('notFound');
}

export async function listAudit(ctx: SignedIn, { id, ownerId }: store.InstructionRow): Promise<store.AuditRow[]> {
  return await inTransaction(ctx, ctx => insideScope(ctx.db, { organisation: ownerId }, () => store.findAudit(ctx.db, ownerId, id)));
}

export type InstructionNotice = { documentId: string; documentName: string; fundId: string };

/** The notice an instruction was made from. It is in the owner's document store, so only the owner sees it. */
export async function noticeOf(ctx: SignedIn, { id, ownerId }: store.InstructionRow): Promise<InstructionNotice | null> {
  const { id: organisationId, modules } = ctx.actor.organisation;
  if (organisationId !== ownerId || !modules.includes('contentAutomation')) return null;
  return (await inTransaction(ctx, ctx => findOfInstruction(ctx.db, ownerId, id))) ?? null;
}

type Asked = { grants: readonly CashGrant[]; slice: Slice; filter: store.Filter };

/**
 * Each owner's rows are read in that owner's scope. With one owner the database pages; with several, the rows up to the requested page are
 * merged.
 */
async function readPages(ctx: SignedIn, { grants, slice, filter }: Asked) {
  const owners = byOwner(grants);
  const today = todayOf(ctx);
  const [limit, offset] = owners.length === 1 ? [slice.first, offsetOf(slice)] : [offsetOf(slice) + slice.first, 0];
  const rows: store.InstructionRow[] = [];
  const counts: store.TabCount[] = [];
  for (const [ownerId, reasons] of owners) {
    const reading = { ownerId, grants: reasons, today };
    await insideScope(ctx.db, { organisation: ownerId }, async () => {
      rows.push(...(await store.findInstructions(ctx.db, reading, filter, { limit, offset })));
      counts.push(...(await store.countByTab(ctx.db, reading, filter)));
    });
  }
  if (owners.length <= 1) return { rows, counts };
  const sign = store.isSoonestFirst(filter.tab) ? 1 : -1;
  const merged = rows.toSorted(
    (one, other) => sign * one.settlementDate.localeCompare(other.settlementDate) || one.ref.localeCompare(other.ref),
  );
  return { rows: merged.slice(offsetOf(slice), offsetOf(slice) + slice.first), counts };
}

/** A user who is only a trust bank has no tab of drafts. */
function tabsOf(grants: readonly CashGrant[]): readonly InstructionTab[] {
  const isTrusteeOnly = grants.length > 0 && grants.every(({ part }) => part === 'trustee');
  return isTrusteeOnly ? instructionTabs.filter(tab => tab !== 'preliminary') : instructionTabs;
}

function totalOf(counts: readonly store.TabCount[], tab: InstructionTab): number {
  return counts.filter(count => count.tab === tab).reduce((sum, { total }) => sum + total, 0);
}
