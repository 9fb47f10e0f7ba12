import { fundTermNames, type FundStrategy, type FundTermsInput, type FundTermValues } from '@hakaru/contract/fund-terms';
import { monthEndOfIndex } from '@hakaru/engine/calendar/month-end';
import { saveFundTerms } from '#features/private-assets/public';
import { demoId } from '#features/demo/demo-id';
import { entityId, fundRef, owners } from '#features/demo/institution/structure';
import { fundTerms, type FundTerms } from '#features/demo/series/private-funds';
import { quarterEndMonth } from '#features/demo/series/private-months';
import type { Db } from '#platform/db';
import { gainTerms } from './flows';

const BY_CLASS: readonly [string, FundStrategy][] = [
  ['PD', 'privateDebt'],
  ['RE', 'realEstate'],
  ['IN', 'infrastructure'],
];
const BY_NAME: readonly [string, FundStrategy][] = [
  ['FoF', 'fundOfFunds'],
  ['Growth', 'growth'],
  ['Secondaries', 'secondaries'],
];

function strategyOf({ name, mandate }: FundTerms): FundStrategy {
  const found = BY_NAME.find(([word]) => name.includes(word)) ?? BY_CLASS.find(([word]) => mandate.slice(1).startsWith(word));
  return found?.[1] ?? 'buyout';
}

const NONE = Object.fromEntries(fundTermNames.map(name => [name, null])) as FundTermValues; // one entry per term name
const INVESTMENT_PERIOD_YEARS = 5;

/** The terms of each fund: after the investment period the fee is based on invested capital, and gains are shared above a hurdle. */
export async function plantFundTerms(db: Db): Promise<void> {
  for (const { ref } of owners)
    for (const terms of fundTerms) {
      if (!terms.mandate.startsWith(ref.slice(0, 1))) continue;
      await saveFundTerms(db, { organisationId: demoId(ref), entityId: entityId(ref, fundRef(terms.name)) }, agreed(terms));
    }
}

function agreed(terms: FundTerms): FundTermsInput {
  const first = quarterEndMonth(terms.firstQuarter);
  const percent = String(Math.round(terms.fee * 1e6) / 1e4);
  const { hurdle, carry } = gainTerms(terms);
  return {
    ...NONE,
    fromDay: monthEndOfIndex(first),
    vintage: String(terms.vintage),
    strategy: strategyOf(terms),
    feeBase: 'commitment',
    feePercent: percent,
    stepDownDay: monthEndOfIndex(first + INVESTMENT_PERIOD_YEARS * 12),
    stepDownBase: 'investedCapital',
    stepDownPercent: percent,
    feeOffsetPercent: '100',
    hurdlePercent: String(Math.round(hurdle * 100)),
    catchUpPercent: '100',
    carryPercent: String(Math.round(carry * 100)),
    gpCommitmentPercent: '2',
  };
}
