import { monthEndOfIndex, monthIndexOf } from '@hakaru/engine/calendar/month-end';
import {
  recordFxRates,
  recordHoldings,
  recordPrices,
  recordSecurities,
  type HoldingRecord,
  type PriceRecord,
  type SecurityRecord,
} from '#features/facts/public';
import type { Db } from '#platform/db';
import { demoId } from '#features/demo/demo-id';
import { GENERATOR, recordedAt } from '#features/demo/institution/facts';
import type { DemoSeries } from '#features/demo/institution/series';
import { entityId, owners } from '#features/demo/institution/structure';
import { holdingMarkets, holdingPlans, statementsOf, type DemoLine } from './holdings';
import { HELD_MONTHS, newPrices, PRICED_MONTHS } from './prices';
import { ratesByMonth } from './rates';
import { demoSecurities } from './securities';

type OwnerRef = (typeof owners)[number]['ref'];
const securityId = (owner: OwnerRef, ref: string) => demoId(`${owner}|security|${ref}`);

/** The owners' securities and market data from before the first workbook. */
export async function plantMarkets(db: Db, series: DemoSeries): Promise<void> {
  for (const { ref } of owners) {
    await recordSecurities(db, { organisationId: demoId(ref), source: GENERATOR, rows: securityRows(ref) });
    await plantRates(db, ref, series);
    await plantPrices(db, ref, series);
    await plantHoldings(db, ref, series);
  }
}

/** Exchange rates from before the workbooks, and the downgrade when it is older than the first workbook. */
async function plantRates(db: Db, owner: OwnerRef, series: DemoSeries): Promise<void> {
  const batch = { organisationId: demoId(owner), source: GENERATOR };
  const rows = [...ratesByMonth(series.factors, owner)].flatMap(([month, rates]) => (month < series.firstSent ? rates : []));
  await recordFxRates(db, { ...batch, rows });
  if (isMarkedBySending(series)) return;
  await recordSecurities(db, { ...batch, rows: [{ ...markedDown(owner), recordedAt: DOWNGRADE.at }] });
}

const MASTER_AT = '2024-04-01T09:00:00+09:00';
/** One issuer was downgraded in June; the statements of May still show the old rating. */
export const DOWNGRADE = { ref: 'SEC096', rating: 'BB+', at: '2026-06-15T15:00:00+09:00' };

/** Whether a workbook brings the downgrade. Only possible if it falls into the months of the workbooks, since earlier facts were migrated. */
export function isMarkedBySending({ firstSent }: DemoSeries): boolean {
  return monthIndexOf(DOWNGRADE.at.slice(0, 10)) >= firstSent;
}

/** The security after the downgrade. */
export function markedDown(owner: OwnerRef): SecurityRecord {
  const marked = securityRows(owner).find(({ ref }) => ref === DOWNGRADE.ref);
  if (!marked) throw new Error(`${DOWNGRADE.ref} is not among the demo's securities`);
  return { ...marked, rating: DOWNGRADE.rating };
}

function securityRows(owner: OwnerRef): SecurityRecord[] {
  return demoSecurities.map(({ group: _, market: __, startPrice: ___, ...security }) => ({
    ...security,
    id: securityId(owner, security.ref),
    userCode: `${owner.slice(0, 1)}${security.ref.slice(3)}`,
    recordedAt: MASTER_AT,
  }));
}

async function plantPrices(db: Db, owner: OwnerRef, { factors, firstSent }: DemoSeries): Promise<void> {
  const rows = PRICED_MONTHS.filter(month => month < firstSent).flatMap(month =>
    newPrices(factors, month).map(({ ref, day, price, currency }): PriceRecord => ({
      securityId: securityId(owner, ref),
      asOf: day,
      price: String(price),
      currency,
      recordedAt: recordedAt(month),
    })),
  );
  await recordPrices(db, { organisationId: demoId(owner), source: GENERATOR, rows });
}

async function plantHoldings(db: Db, owner: OwnerRef, series: DemoSeries): Promise<void> {
  const markets = holdingMarkets(series.factors);
  const rows = holdingPlans
    .filter(({ ref }) => ref.startsWith(owner.slice(0, 1)))
    .flatMap(plan => {
      const months = (series.mandates.get(plan.ref) ?? []).filter(({ month }) => HELD_MONTHS.includes(month) && month < series.firstSent);
      const statements = statementsOf(plan, months, markets);
      return [...statements].flatMap(([month, lines]) => lines.map(line => reportedLine({ owner, ref: plan.ref, month }, line)));
    });
  await recordHoldings(db, { organisationId: demoId(owner), source: GENERATOR, isWhole: false, rows });
}

function reportedLine({ owner, ref, month }: { owner: OwnerRef; ref: string; month: number }, line: DemoLine): HoldingRecord {
  return {
    entityId: entityId(owner, ref),
    securityId: securityId(owner, line.security.ref),
    asOf: monthEndOfIndex(month),
    units: String(line.units),
    price: String(line.price.price),
    priceDate: line.price.day,
    currency: line.security.currency,
    fxRate: line.fxRate === null ? null : String(line.fxRate),
    marketValueLocal: String(line.local),
    marketValue: String(line.value),
    bookValue: String(line.book),
    accrued: String(line.accrued),
    duration: line.duration === null ? null : String(line.duration),
    recordedAt: recordedAt(month),
  };
}
