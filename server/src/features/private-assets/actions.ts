import { AppError } from '@hakaru/contract/errors';
import type { Figure, FigureKey } from '@hakaru/contract/figures';
import { type Ask, openFigures, readMonthEnd } from '#features/figures/public';
import { inTransaction, type SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import { countFigures } from '#platform/request-work';
import { ledgerChecksOf, type LedgerCheck } from './checks';
import { findFundDocuments, type FundDocumentRow } from './document-store';
import { feeChecksOf, type FeeChecks } from './fee-check';
import { figureOfFund, ledgerRows, statements, type LedgerOf, type LedgerRow, type Statement } from './ledger';
import { existsOn, fundsOf } from './pool';
import * as store from './store';
import { readFacts } from './trace';

export type FundAsk = Ask & { fundId: string; asOf: string };

export type FundLedger = {
  id: string;
  ref: string;
  name: { en: string; jp: string };
  currency: string;
  baseCurrency: string;
  mandate: { id: string; ref: string; name: { en: string; jp: string }; manager: { en: string; jp: string } | null } | null;
  commitments: { day: string; amount: string }[];
  rows: LedgerRow[];
  statements: Statement[];
  checks: LedgerCheck[];
};

const FIGURES_PER_ROW = 5;

/** A fund with its notices and statements up to a month-end, and the identities that must hold between them. */
export async function readFundLedger(ctx: SignedIn, ask: FundAsk): Promise<FundLedger> {
  const of = await openFund(ctx, ask);
  const { place, fundId, facts } = of;
  const entity = place.calculator.entity(fundId);
  if (!entity) throw new AppError('notFound');
  const { ownerId, known, calculator } = place;
  const earlier = await inScope(ctx.app.database.db, { organisation: ownerId }, db =>
    store.findEarlierValuations(db, { ownerId, fundId, known }),
  );
  const rows = ledgerRows(of);
  const stated = statements(of, earlier);
  countFigures(rows.length * FIGURES_PER_ROW + stated.length);
  const parent = calculator.entity(entity.parentId ?? '');
  const { id, ref, name, currency } = entity;
  return {
    id,
    ref,
    name,
    currency,
    baseCurrency: calculator.book.baseCurrency,
    mandate: parent
      ? { id: parent.id, ref: parent.ref, name: parent.name, manager: entity.mandate?.manager ?? parent.mandate?.manager ?? null }
      : null,
    commitments: facts.commitments
      .filter(one => one.entityId === fundId && one.asOf <= of.asOf)
      .map(({ asOf, amount }) => ({ day: asOf, amount })),
    rows,
    statements: stated,
    checks: ledgerChecksOf(of, rows, stated),
  };
}

/** The fees and carry of a fund as charged and as agreed, by quarter up to a month-end. */
export async function readFeeChecks(ctx: SignedIn, ask: FundAsk): Promise<FeeChecks> {
  const of = await openFund(ctx, ask);
  const entity = of.place.calculator.entity(of.fundId);
  if (!entity) throw new AppError('notFound');
  const checks = feeChecksOf(of, entity.currency);
  countFigures(checks.fees.length + checks.carries.length);
  return checks;
}

/** A fund the user may see on the day; anything else is not found. */
export async function openFund(ctx: SignedIn, { assetId, known, fundId, asOf }: FundAsk): Promise<LedgerOf> {
  const day = readMonthEnd('asOf', asOf);
  const place = await openFigures(ctx, { assetId, known });
  if (!place.calculator.entity(fundId) || !place.reaches(fundId, day)) throw new AppError('notFound');
  const facts = await readFacts(ctx, place, [{ entityId: fundId, measure: 'nav', horizon: null, asOf: day }]);
  const isFund = fundsOf(place, facts, { entityId: fundId, asOf: day })[0] === fundId;
  if (!isFund || !existsOn(facts, fundId, day)) throw new AppError('notFound');
  return { place, facts, fundId, asOf: day };
}

/** Key figures of a fund in its own currency, or with `base` in the investor's. */
export function headlinesOf(of: LedgerOf, measures: readonly FigureKey['measure'][], part?: 'base'): Map<FigureKey['measure'], Figure> {
  return new Map(measures.map(measure => [measure, figureOfFund(of, { measure, ...(part ? { part } : {}) })]));
}

/** The documents about a fund in the user's own document store. */
export async function listFundDocuments(ctx: SignedIn, fundId: string): Promise<FundDocumentRow[]> {
  return await inTransaction(ctx, ctx => findFundDocuments(ctx.db, ctx.actor.organisation.id, fundId));
}
