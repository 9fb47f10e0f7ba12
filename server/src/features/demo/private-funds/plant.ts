import { monthEndOfIndex } from '@hakaru/engine/calendar/month-end';
import { tellCashflows, tellCommitments, tellValuations, type CashflowTold, type ValuationTold } from '#features/facts/public';
import type { Db } from '#platform/db';
import { demoId } from '#features/demo/demo-id';
import { GENERATOR, recordedAt } from '#features/demo/institution/facts';
import type { DemoSeries } from '#features/demo/institution/series';
import { entityId, fundRef, owners } from '#features/demo/institution/structure';
import { FIRST_MONTH, makeSpots } from '#features/demo/series/factors';
import { fundTerms, type FundTerms } from '#features/demo/series/private-funds';
import { quarterEndMonth } from '#features/demo/series/private-months';
import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { amountOf, flowParts, fundNavs } from './flows';

/** What both owners promised to private funds, what moved, and what was left before the workbooks began. */
export async function plantPrivateFunds(db: Db, series: DemoSeries): Promise<void> {
  for (const { ref } of owners) {
    const funds = fundTerms.filter(({ mandate }) => mandate.startsWith(ref.slice(0, 1)));
    const telling = { organisationId: demoId(ref), source: GENERATOR };
    await tellCommitments(db, { ...telling, rows: funds.map(terms => promise(ref, terms)) });
    await tellCashflows(db, { ...telling, rows: funds.flatMap(terms => cashflows(ref, terms, series)) });
    await tellValuations(db, { ...telling, rows: funds.flatMap(terms => valuations(ref, terms, series)) });
  }
}

const MILLION = 1_000_000;

function promise(owner: string, terms: FundTerms) {
  const month = quarterEndMonth(terms.firstQuarter);
  return {
    entityId: entityId(owner, fundRef(terms.name)),
    asOf: monthEndOfIndex(month),
    amount: String(terms.commitment * MILLION),
    currency: terms.currency,
    recordedAt: recordedAt(month),
  };
}

function cashflows(owner: string, terms: FundTerms, { factors }: DemoSeries): CashflowTold[] {
  const spots = makeSpots(factors)[terms.currency];
  const unit = 10 ** minorUnitsOf(terms.currency);
  return flowParts(terms).map(({ month, day, notice, side, type, minor }) => {
    const spot = Math.round((spots[month - FIRST_MONTH] ?? 0) * 1e4) / 1e4;
    return {
      entityId: entityId(owner, fundRef(terms.name)),
      asOf: day,
      notice,
      side,
      type,
      amount: amountOf(terms, minor),
      currency: terms.currency,
      fxRate: terms.currency === 'JPY' ? null : String(spot),
      amountBase: String(Math.round((minor / unit) * spot)),
      recordedAt: recordedAt(month),
    };
  });
}

/** A valuation is as good as the month it was reported with. */
function valuations(owner: string, terms: FundTerms, { funds, firstSent }: DemoSeries): ValuationTold[] {
  const qualities = new Map(funds.get(terms.name)?.months.map(({ month, quality }) => [month, quality]));
  return fundNavs(terms)
    .filter(({ month }) => month < firstSent)
    .map(({ month, minor, carryMinor }) => ({
      entityId: entityId(owner, fundRef(terms.name)),
      asOf: monthEndOfIndex(month),
      quality: qualities.get(month) ?? 'valuated',
      nav: amountOf(terms, minor),
      accruedCarry: amountOf(terms, carryMinor),
      currency: terms.currency,
      recordedAt: recordedAt(month),
    }));
}
