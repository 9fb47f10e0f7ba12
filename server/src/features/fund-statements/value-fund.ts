import type { ReportedQuality } from '@hakaru/contract/private-assets';
import { compare } from '@hakaru/engine/money/decimal';
import { keepSource, lockValuations, recordValuations, withdrawValuations } from '#features/facts/public';
import type { SignedIn } from '#platform/context';
import * as store from './store';

export type Valued = {
  document: { id: string; name: string };
  fundId: string;
  asOf: string;
  quality: ReportedQuality;
  nav: string;
  /** Null when the statement does not give it. */
  accruedCarry: string | null;
  currency: string;
  place: string | null;
};

/** Records the valuation of a statement with its position on the page; must be called inside a transaction. */
export async function valueFund(ctx: SignedIn, { document, place, ...said }: Valued): Promise<void> {
  const organisationId = ctx.actor.organisation.id;
  const person = { id: ctx.actor.user.id, name: ctx.actor.user.name };
  const { fundId, asOf, quality, nav } = said;
  await lockValuations(ctx.db, organisationId);
  const before = (await store.findStanding(ctx.db, organisationId, fundId, asOf)).find(one => one.quality === quality);
  const isSame = before !== undefined && compare(before.nav, nav) === 0;
  // Without carried interest in the statement, the known one is kept if the value is the same; otherwise it is unknown.
  const accruedCarry = said.accruedCarry ?? (isSame ? before.accruedCarry : null);
  const sourceId = await keepSource(ctx.db, organisationId, {
    kind: 'document',
    labelEn: document.name,
    labelJp: document.name,
    personId: person.id,
    approvedBy: person.id,
    documentId: document.id,
  });
  const at = ctx.app.now();
  const row = { entityId: fundId, asOf, quality, nav, accruedCarry, currency: said.currency, place, recordedAt: at.toISOString() };
  const { superseded } = await recordValuations(ctx.db, { organisationId, source: sourceId, rows: [row] });
  const replacedId = superseded > 0 ? (before?.id ?? null) : null;
  await store.insertStatement(ctx.db, { organisationId, documentId: document.id, ...said, accruedCarry, replacedId, sourceId, person, at });
}

/**
 * Withdraws a statement's valuation and records the one it superseded again, unless another value has been recorded since; must be called
 * inside a transaction.
 */
export async function unvalueFund(ctx: SignedIn, made: store.StatementRow): Promise<void> {
  const organisationId = ctx.actor.organisation.id;
  const at = ctx.app.now();
  await store.endStatement(ctx.db, organisationId, made.id, at);
  if (!made.isValued) return;
  await withdrawValuations(ctx.db, { organisationId, sourceId: made.sourceId, at: at.toISOString() });
  const before = made.replacedId === null ? undefined : await store.findValuation(ctx.db, organisationId, made.replacedId);
  if (!before) return;
  const { quality, nav, accruedCarry, currency, place, cells, sourceId } = before;
  const row = { entityId: made.fundId, asOf: made.asOf, quality, nav, accruedCarry, currency, place, recordedAt: at.toISOString() };
  await recordValuations(ctx.db, { organisationId, source: sourceId, rows: [cells ? { ...row, cells } : row] });
}
