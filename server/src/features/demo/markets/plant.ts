import { monthEndOfIndex } from '@hakaru/engine/calendar/month-end';
import {
  tellFxRates,
  tellHoldings,
  tellPrices,
  tellSecurities,
  type HoldingTold,
  type PriceTold,
  type SecurityTold,
} from '#features/facts/public';
import type { Db } from '#platform/db';
import { demoId } from '#features/demo/demo-id';
import { CORRECTION, GENERATOR, recordedAt } from '#features/demo/institution/facts';
import { OCTOBER, OCTOBER_IN, type DemoSeries } from '#features/demo/institution/series';
import { entityId, owners } from '#features/demo/institution/structure';
import { demoRates } from './fx-series';
import { holdingMarkets, holdingPlans, statementsOf, type DemoLine } from './holdings';
import { HELD_MONTHS, priceBook, PRICED_MONTHS } from './prices';
import { demoSecurities } from './securities';

type OwnerRef = (typeof owners)[number]['ref'];
const securityId = (owner: OwnerRef, ref: string) => demoId(`${owner}|security|${ref}`);

/** Securities, prices, rates and holdings of both owners. Each part may be planted alone. */
export async function plantMarkets(db: Db, series: DemoSeries): Promise<void> {
  for (const { ref } of owners) {
    await plantSecurities(db, ref);
    await plantPrices(db, ref, series);
    await plantFxRates(db, ref, series);
    await plantHoldings(db, ref, series);
  }
}

const MASTER_AT = '2024-04-01T09:00:00+09:00';
/** One issuer was marked down in June, which the statements of May do not know. */
const DOWNGRADE = { ref: 'SEC096', rating: 'BB+', at: '2026-06-15T15:00:00+09:00' };

export async function plantSecurities(db: Db, owner: OwnerRef): Promise<void> {
  const rows = demoSecurities.map(
    ({ group: _, market: __, startPrice: ___, ...security }): SecurityTold => ({
      ...security,
      id: securityId(owner, security.ref),
      userCode: `${owner.slice(0, 1)}${security.ref.slice(3)}`,
      recordedAt: MASTER_AT,
    }),
  );
  const telling = { organisationId: demoId(owner), source: GENERATOR };
  await tellSecurities(db, { ...telling, rows });
  const marked = rows
    .filter(({ ref }) => ref === DOWNGRADE.ref)
    .map(row => ({ ...row, rating: DOWNGRADE.rating, recordedAt: DOWNGRADE.at }));
  await tellSecurities(db, { ...telling, rows: marked });
}

export async function plantPrices(db: Db, owner: OwnerRef, { factors }: DemoSeries): Promise<void> {
  const prices = priceBook(factors);
  const rows = demoSecurities.flatMap(({ ref, currency }) =>
    PRICED_MONTHS.flatMap((month): PriceTold[] => {
      const made = prices.get(ref)?.get(month);
      // A price that was not renewed is not told again.
      if (!made || made === prices.get(ref)?.get(month - 1)) return [];
      return [{ securityId: securityId(owner, ref), asOf: made.day, price: String(made.price), currency, recordedAt: recordedAt(month) }];
    }),
  );
  await tellPrices(db, { organisationId: demoId(owner), source: GENERATOR, rows });
}

export async function plantFxRates(db: Db, owner: OwnerRef, { factors }: DemoSeries): Promise<void> {
  // The bank looks at month-ends only.
  const rows = demoRates(factors, { isDaily: owner === 'HOSHI' });
  await tellFxRates(db, { organisationId: demoId(owner), source: GENERATOR, rows });
}

export async function plantHoldings(db: Db, owner: OwnerRef, series: DemoSeries): Promise<void> {
  const markets = holdingMarkets(series.factors);
  const rows = holdingPlans
    .filter(({ ref }) => ref.startsWith(owner.slice(0, 1)))
    .flatMap(plan => {
      const months = (series.mandates.get(plan.ref) ?? []).filter(
        ({ month }) => HELD_MONTHS.includes(month) && (month < OCTOBER || OCTOBER_IN.has(plan.ref)),
      );
      const statements = statementsOf(plan, months, markets);
      return [...statements].flatMap(([month, lines]) => lines.map(line => toldLine({ owner, ref: plan.ref, month }, line)));
    });
  const telling = { organisationId: demoId(owner), source: GENERATOR, isWhole: false };
  await tellHoldings(db, { ...telling, rows: rows.map(row => (isRestated(owner, row) ? firstTold(row) : row)) });
  const restated = rows.filter(row => isRestated(owner, row)).map(row => ({ ...row, recordedAt: CORRECTION.at }));
  if (restated.length > 0) await tellHoldings(db, { ...telling, rows: restated });
}

/** The restated account value was restated in its cash. */
function isRestated(owner: OwnerRef, { entityId: id, asOf, securityId: held }: HoldingTold): boolean {
  return id === entityId(owner, CORRECTION.ref) && asOf === CORRECTION.asOf && held === securityId(owner, CASH_REF);
}
const CASH_REF = demoSecurities.find(({ group }) => group === 'cash')?.ref ?? '';

function firstTold(row: HoldingTold): HoldingTold {
  const value = CORRECTION.firstTold(BigInt(row.marketValue)).toString();
  return { ...row, units: value, marketValueLocal: value, marketValue: value, bookValue: value };
}

function toldLine({ owner, ref, month }: { owner: OwnerRef; ref: string; month: number }, line: DemoLine): HoldingTold {
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
