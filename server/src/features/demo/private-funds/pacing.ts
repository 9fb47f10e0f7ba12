import type { FundPacingInput } from '@hakaru/contract/fund-pacing';
import { monthEndOfIndex } from '@hakaru/engine/calendar/month-end';
import { saveFundPacing } from '#features/private-assets/public';
import { demoId } from '#features/demo/demo-id';
import { entityId, fundRef, owners } from '#features/demo/institution/structure';
import { fundTerms, type FundTerms } from '#features/demo/series/private-funds';
import { quarterEndMonth } from '#features/demo/series/private-months';
import type { Db } from '#platform/db';

/**
 * Pacing assumptions of every fund: the agreed life with two one-year extensions, and growth after fees, with half a standard deviation to
 * either side.
 */
export async function plantFundPacing(db: Db): Promise<void> {
  for (const { ref } of owners)
    for (const terms of fundTerms) {
      if (!terms.mandate.startsWith(ref.slice(0, 1))) continue;
      const fund = { organisationId: demoId(ref), entityId: entityId(ref, fundRef(terms.name)) };
      for (const input of versionsOf(terms)) await saveFundPacing(db, fund, input);
    }
}

const EXTENSION_YEARS = 2;
/** Growth is assumed to be lower than the funds have achieved so far. */
const CAUTION = 0.04;
const percent = (rate: number) => String(Math.round(rate * 1e4) / 1e2);

function versionsOf(terms: FundTerms): FundPacingInput[] {
  const growth = terms.growth - terms.fee - CAUTION;
  const first: FundPacingInput = {
    fromDay: monthEndOfIndex(quarterEndMonth(terms.firstQuarter)),
    contributionPercents: terms.calls.map(percent),
    lifeYears: terms.lifeYears + EXTENSION_YEARS,
    bow: String(terms.bow),
    growthLowPercent: percent(growth - terms.deviation / 2),
    growthPercent: percent(growth),
    growthHighPercent: percent(growth + terms.deviation / 2),
    yieldPercent: percent(terms.yieldRate),
    version: null,
  };
  // The manager announced a slower start: calls were postponed in spring.
  const isSlower = terms.name === 'Japan Growth III';
  return isSlower ? [first, { ...first, fromDay: '2026-03-31', contributionPercents: ['15', '25', '35', '50'] }] : [first];
}
