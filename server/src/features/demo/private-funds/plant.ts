import { monthEndOfIndex } from '@hakaru/engine/calendar/month-end';
import { recordCashflows, recordCommitments, recordValuations, type CashflowRecord, type ValuationRecord } from '#features/facts/public';
import type { Db } from '#platform/db';
import { demoId } from '#features/demo/demo-id';
import { GENERATOR, recordedAt } from '#features/demo/institution/facts';
import type { DemoSeries } from '#features/demo/institution/series';
import { entityId, fundRef, owners } from '#features/demo/institution/structure';
import { fundTerms, type FundTerms } from '#features/demo/series/private-funds';
import { quarterEndMonth } from '#features/demo/series/private-months';
import { amountOf, flowRecords, fundNavs } from './flows';

/** Both owners' commitments to private funds, and the flows and valuations from before the first workbook. */
export async function plantPrivateFunds(db: Db, series: DemoSeries): Promise<void> {
  for (const { ref } of owners) {
    const funds = fundTerms.filter(({ mandate }) => mandate.startsWith(ref.slice(0, 1)));
    const batch = { organisationId: demoId(ref), source: GENERATOR };
    await recordCommitments(db, { ...batch, rows: funds.map(terms => promise(ref, terms)) });
    await recordCashflows(db, { ...batch, rows: funds.flatMap(terms => cashflows(ref, terms, series)) });
    await recordValuations(db, { ...batch, rows: funds.flatMap(terms => valuations(ref, terms, series)) });
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

function cashflows(owner: string, terms: FundTerms, { factors, firstSent }: DemoSeries): CashflowRecord[] {
  return flowRecords(terms, factors)
    .filter(({ month }) => month < firstSent)
    .map(({ month, day, ...recorded }) => ({
      ...recorded,
      entityId: entityId(owner, fundRef(terms.name)),
      asOf: day,
      currency: terms.currency,
      recordedAt: recordedAt(month),
    }));
}

/** A valuation has the quality (audited, valuated, estimated) of its fund's month. */
function valuations(owner: string, terms: FundTerms, { funds, firstSent }: DemoSeries): ValuationRecord[] {
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
