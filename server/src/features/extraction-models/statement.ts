import type { ContentCheck } from '@hakaru/contract/content-checks';
import { readCurrency, statedUnit } from '@hakaru/contract/document-values';
import { changedValues, type ChangedValue } from '@hakaru/contract/notice-replacement';
import type { ApprovalBlock } from '@hakaru/contract/notice-approval';
import {
  isStatement,
  periodStart,
  proposedQuality,
  statementBlocks,
  statementChecks,
  type ProposedQuality,
} from '@hakaru/contract/statement-approval';
import { subtract, toText } from '@hakaru/engine/money/decimal';
import {
  findClosing,
  findFundCurrency,
  findMoved,
  findStanding,
  findStatement,
  type StandingValuation,
  type StatementRow,
} from '#features/fund-statements/public';
import type { SignedIn } from '#platform/context';
import { todayOf } from '#platform/today';
import { findEarlierStatement } from './earlier-store';
import { saidIn, type ReadDocument } from './notice-checks';
import type { ValueRow } from './values-store';

/** The valuation a statement would record, the valuations that exist now, and the differences from an earlier statement of the day. */
export type StatementReview = {
  blocks: ApprovalBlock[];
  proposed: ProposedQuality;
  asOf: string | null;
  currency: string | null;
  nav: string | null;
  /** `moved` is the difference between the statement and this valuation. */
  standing: (StandingValuation & { moved: string | null })[];
  earlier: { documentId: string; name: string; changes: ChangedValue[] } | null;
  made: StatementRow | null;
};

type Read = { values: readonly ValueRow[]; isInScope: boolean };

/** Checks and approval blocks of a capital account statement; nothing for other documents. */
export async function statementOf(
  ctx: SignedIn,
  document: ReadDocument,
  { values, isInScope }: Read,
): Promise<{ statement: StatementReview | null; checks: ContentCheck[] }> {
  if (!isStatement(document.type)) return { statement: null, checks: [] };
  const of = { organisationId: ctx.actor.organisation.id, documentId: document.id };
  const { asOf, nav, currency } = saidOf(document, values);
  const made = (await findStatement(ctx.db, of)) ?? null;
  const checks = values.length === 0 ? [] : await checksOf(ctx, document, values);
  const named = values.map(one => ({ name: one.dataPointName, decision: one.decision, value: one.decidedValue ?? one.value }));
  const about = document.entityId && asOf ? { fundId: document.entityId, asOf } : null;
  const earlier = about && (await findEarlierStatement(ctx.db, of, about));
  const standing = about ? await findStanding(ctx.db, of.organisationId, about.fundId, about.asOf) : [];
  const statement = {
    blocks: statementBlocks({ isInScope, hasFund: document.entityId !== null, values: named, checks }),
    proposed: proposedQuality(document.pages.map(({ text }) => text).join('\n')),
    asOf,
    currency,
    nav,
    standing: standing.map(one => ({ ...one, moved: nav === null ? null : toText(subtract(nav, one.nav)) })),
    earlier: earlier ? { documentId: earlier.documentId, name: earlier.name, changes: changedValues(earlier.values, named) } : null,
    made,
  };
  return { statement, checks };
}

function saidOf({ pages }: ReadDocument, values: readonly ValueRow[]) {
  const currency = saidIn(values, 'Currency');
  const navPage = values.find(({ dataPointName }) => dataPointName === 'Net asset value')?.page;
  return {
    asOf: saidIn(values, 'As of'),
    currency: currency === null ? null : (readCurrency(currency) ?? currency),
    opening: saidIn(values, 'Opening balance'),
    contributions: saidIn(values, 'Contributions'),
    distributions: saidIn(values, 'Distributions'),
    gain: saidIn(values, 'Net gain'),
    nav: saidIn(values, 'Net asset value'),
    unit: statedUnit(pages.find(({ page }) => page === navPage)?.text ?? ''),
  };
}

/** Compares a statement with the fund's last closing and its recorded flows; without a fund or a day only with itself. */
async function checksOf(ctx: SignedIn, document: ReadDocument, values: readonly ValueRow[]): Promise<ContentCheck[]> {
  const said = saidOf(document, values);
  const { entityId: fundId } = document;
  const organisationId = ctx.actor.organisation.id;
  const nothing = { today: todayOf(ctx), fundCurrency: null, closing: null, calls: null, distributions: null };
  if (!fundId) return statementChecks(said, nothing);
  const fundCurrency = await findFundCurrency(ctx.db, organisationId, fundId);
  if (said.asOf === null) return statementChecks(said, { ...nothing, fundCurrency });
  const dimension = values.find(({ dataPointName }) => dataPointName === 'Contributions')?.timeDimension ?? 'quarterToDate';
  const period = { organisationId, fundId, start: periodStart(said.asOf, dimension), asOf: said.asOf };
  const closing = await findClosing(ctx.db, period);
  return statementChecks(said, { ...nothing, fundCurrency, closing, ...(await findMoved(ctx.db, period)) });
}
