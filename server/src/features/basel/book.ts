import { DEFAULT_CAPITAL_PERCENT } from '@hakaru/contract/basel';
import type { FigureKey } from '@hakaru/contract/figures';
import type { CapitalRatio } from '@hakaru/engine/basel/capital';
import { type FigureContext, rowsOf } from '#features/figures/public';
import type { SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import { missingData, weighFund, type FundFacts, type MissingDatum, type WeighedFund } from './cascade';
import { readRates, type RateOn } from './rates';
import * as store from './store';

export type WeighedFacts = { fund: WeighedFund; facts: FundFacts; missing: MissingDatum[] };
export type BaselBook = {
  /** The mandates of the asset, each of which is treated as a fund. */
  fundIds: string[];
  capitalPercent: string;
  version: number;
  ratio: CapitalRatio;
  /** Exchange rates of the days this book was read for. */
  rateOn: RateOn;
  at(entityId: string, day: string): WeighedFacts;
};

/** The facts from which the figures of these funds and days are calculated. Read once and shared by all of them. */
export async function readBaselBook(
  ctx: SignedIn,
  place: FigureContext,
  { entityIds, days }: { entityIds: readonly string[]; days: readonly string[] },
): Promise<BaselBook> {
  const { calculator, ownerId, known } = place;
  const all = rowsOf(calculator.book, 'mandates').map(({ id }) => id);
  const isWhole = calculator.book.rootId !== null && entityIds.includes(calculator.book.rootId);
  const fundIds = isWhole ? all : all.filter(id => entityIds.includes(id));
  const wanted = { ownerId, entityIds: fundIds, days, known };
  const [compositions, evidence, standard] = await inScope(ctx.app.database.db, { organisation: ownerId }, async db => [
    await store.findCompositions(db, wanted),
    await store.findEvidence(db, wanted),
    await store.findStandard(db, ownerId),
  ]);
  const rateOn = await readRates(ctx, place, { fundIds, days });
  const capitalPercent = standard?.capitalPercent ?? DEFAULT_CAPITAL_PERCENT;
  const ratio: CapitalRatio = capitalPercent === '4' ? 0.04 : 0.08;
  const weighed = new Map<string, WeighedFacts>();
  const work = (entityId: string, day: string): WeighedFacts => {
    const of = <Row extends { entityId: string; day: string }>(row: Row) => row.entityId === entityId && row.day === day;
    const facts: FundFacts = { composition: compositions.find(of) ?? null, evidence: evidence.filter(of) };
    const fund = weighFund(facts, day);
    return { fund, facts, missing: missingData(fund, facts, { day, ratio }) };
  };
  return {
    fundIds,
    rateOn,
    capitalPercent,
    version: standard?.version ?? 0,
    ratio,
    at: (entityId, day) => {
      const key = `${entityId} ${day}`;
      const found = weighed.get(key) ?? work(entityId, day);
      weighed.set(key, found);
      return found;
    },
  };
}

export const navKey = ({ entityId, asOf }: FigureKey): FigureKey => ({ entityId, measure: 'marketValue', horizon: null, asOf });
