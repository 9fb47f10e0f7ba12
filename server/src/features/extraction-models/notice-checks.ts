import { flowsOf, type FlowConflict } from '@hakaru/contract/cashflow-mappings';
import { contentChecks, type ContentCheck } from '@hakaru/contract/content-checks';
import { boxOf, placeOfBox } from '@hakaru/contract/document-reading';
import { isNotice, sidesOfFlows, type NoticeSide } from '@hakaru/contract/notice-approval';
import { compare, negate, sum, toText } from '@hakaru/engine/money/decimal';
import { findMappings } from '#features/cashflow-mappings/public';
import type { documentWithPages } from '#features/documents/public';
import { findFundTerms, findLastAccount, findSameFlow, type Alike } from '#features/fund-notices/public';
import type { SignedIn } from '#platform/context';
import * as store from './values-store';

export type ReadDocument = Awaited<ReturnType<typeof documentWithPages>>;

/** A value of a document: as decided by a person, otherwise as read. */
export function saidIn(values: readonly store.ValueRow[], name: string): string | null {
  const row = values.find(({ dataPointName }) => dataPointName === name);
  return row ? (row.decidedValue ?? row.value) : null;
}

export type NoticeFlows = { sides: NoticeSide<string | null>[]; conflicts: FlowConflict[] };

/** The flows of a notice, by the cashflow mappings of its fund; each part with its position on the page. */
export async function noticeFlows(ctx: SignedIn, { entityId, type, pages }: ReadDocument): Promise<NoticeFlows> {
  if (!entityId || !isNotice(type)) return { sides: [], conflicts: [] };
  const mappings = await findMappings(ctx.db, ctx.actor.organisation.id, { securityId: entityId, search: '' });
  const { flows, conflicts } = flowsOf(pages, mappings);
  const placed = flows.map(({ page, from, to, ...flow }) => {
    const on = pages.find(one => one.page === page);
    const box = on ? boxOf(on, from, to) : null;
    return { ...flow, place: box && placeOfBox(box) };
  });
  return { sides: sidesOfFlows(placed), conflicts };
}

/** The checks of a notice against its fund; other document types have none. */
export async function checksOf(
  ctx: SignedIn,
  document: ReadDocument,
  { values, sides, replacesId }: { values: readonly store.ValueRow[]; sides: NoticeFlows['sides']; replacesId: string | null },
): Promise<ContentCheck[]> {
  if (!isNotice(document.type)) return [];
  const total = saidIn(values, 'Total amount');
  const dueDate = saidIn(values, 'Due date');
  const calls = sides.find(({ side }) => side === 'call')?.amount ?? null;
  const known = await knownOf(ctx, document, { total, dueDate, sides, replacesId });
  return contentChecks(
    {
      total,
      parts: signedParts(document.type, sides),
      currency: saidIn(values, 'Currency'),
      noticeDate: saidIn(values, 'Notice date'),
      dueDate,
      bankAccount: saidIn(values, 'Bank account'),
      called: document.type === 'PA_CONTRIBUTION' ? total : calls,
      isCall: document.type !== 'PA_DISTRIBUTION',
    },
    known,
  );
}

/** The total of a netted notice is calls less distributions, so distributions count as negative. */
function signedParts(type: string, sides: NoticeFlows['sides']): string[] {
  const isNetted = type === 'PA_CASHFLOW';
  const parts = sides.flatMap(({ side, parts }) =>
    parts.map(({ amount }) => (isNetted && side === 'distribution' ? toText(negate(amount)) : amount)),
  );
  return isNetted && parts.length > 0 && compare(sum(parts), '0') < 0 ? parts.map(amount => toText(negate(amount))) : parts;
}

type Said = { total: string | null; dueDate: string | null; sides: NoticeFlows['sides']; replacesId: string | null };

async function knownOf(ctx: SignedIn, { id: documentId, entityId }: ReadDocument, { total, dueDate, sides, replacesId }: Said) {
  if (!entityId) return { fundCurrency: null, unfunded: null, lastBankAccount: null, sameNotice: null };
  const of = { organisationId: ctx.actor.organisation.id, documentId, replacesId };
  const fund = await findFundTerms(ctx.db, of, entityId);
  return {
    fundCurrency: fund?.currency ?? null,
    unfunded: fund?.unfunded ?? null,
    lastBankAccount: await findLastAccount(ctx.db, of, entityId),
    sameNotice: (await sameFlow(ctx, of, { entityId, dueDate, sides })) ?? (await sameDocument(ctx, of, { entityId, total, dueDate })),
  };
}

/** The same flow in an approved notice or a recorded cashflow, if any. */
async function sameFlow(ctx: SignedIn, of: Alike, { entityId, dueDate, sides }: Pick<Said, 'dueDate' | 'sides'> & { entityId: string }) {
  if (dueDate === null) return null;
  for (const { side, amount } of sides) {
    const same = await findSameFlow(ctx.db, of, { fundId: entityId, side, day: dueDate, amount });
    if (same !== null) return same;
  }
  return null;
}

/** An earlier document of the fund with the same day and amount, reviewed or not; replaced documents are ignored. */
async function sameDocument(
  ctx: SignedIn,
  of: store.Of,
  { entityId, total, dueDate }: Pick<Said, 'total' | 'dueDate'> & { entityId: string },
) {
  const elsewhere = (name: string) => store.findElsewhere(ctx.db, of, entityId, name);
  const sameDay = new Set((await elsewhere('Due date')).filter(({ value }) => value === dueDate).map(({ documentId }) => documentId));
  const same = (await elsewhere('Total amount')).find(({ value, documentId }) => value === total && sameDay.has(documentId));
  return same?.documentName ?? null;
}
