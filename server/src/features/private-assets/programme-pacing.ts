import { AppError } from '@hakaru/contract/errors';
import { pacingCases, type PacingCase } from '@hakaru/contract/fund-pacing';
import { addYears } from '@hakaru/engine/calendar/day';
import { sum, toText } from '@hakaru/engine/money/decimal';
import type { PacedYear } from '@hakaru/engine/private-assets/fund-pacing';
import type { Reason } from '@hakaru/engine/result';
import { type Ask, type FigureContext, openFigures, readMonthEnd } from '#features/figures/public';
import type { SignedIn } from '#platform/context';
import type { Selection } from './fund-part';
import { forecastOf, pacingOn, versionsOf, type PacingYear } from './pacing';
import { converted, existsOn, fundsOf, type FundFacts } from './pool';
import { isSelected } from './selection';
import { readFacts } from './trace';

export type ProgrammeAsk = Ask & { entityId: string | null; asOf: string; select: Selection };

/** Null if a fund's currency has no rate. */
export type ProgrammeAmounts = { call: string | null; distribution: string | null; nav: string | null };
export type ProgrammeYear = { until: string } & Record<PacingCase, ProgrammeAmounts>;
export type ProgrammeFund = { fundId: string; currency: string; fromDay: string | null; years: number; reason: Reason | null };
export type ProgrammePacing = { currency: string; asOf: string; funds: ProgrammeFund[]; years: ProgrammeYear[] };

/** The combined forecast of the selected funds, in the investor's currency at the day's rates, year by year. */
export async function readProgrammePacing(ctx: SignedIn, ask: ProgrammeAsk): Promise<ProgrammePacing> {
  const asOf = readMonthEnd('asOf', ask.asOf);
  const place = await openFigures(ctx, ask);
  const entityId = ask.entityId ?? place.calculator.book.rootId ?? '';
  if (!place.calculator.entity(entityId)) throw new AppError('notFound');
  const facts = await readFacts(ctx, place, [{ entityId, measure: 'nav', horizon: null, asOf }]);
  const chosen = fundsOf(place, facts, { entityId, asOf }).filter(
    id => existsOn(facts, id, asOf) && place.reaches(id, asOf) && isSelected(place, facts, { entityId: id, asOf, select: ask.select }),
  );
  const versions = await versionsOf(ctx, place, chosen);
  const forecasts = chosen.map(fundId => {
    const assumed = pacingOn(versions, fundId, asOf);
    return { fundId, fromDay: assumed?.fromDay ?? null, ...forecastOf(place, facts, { fundId, asOf, assumed }) };
  });
  const length = Math.max(0, ...forecasts.map(({ years }) => years.length));
  return {
    currency: place.calculator.book.baseCurrency,
    asOf,
    funds: forecasts.map(({ fundId, fromDay, reason, years }) => ({
      fundId,
      currency: place.calculator.entity(fundId)?.currency ?? '',
      fromDay,
      years: years.length,
      reason,
    })),
    years: Array.from({ length }, (_, at) => yearOf({ place, facts, asOf }, { at, forecasts })),
  };
}

type At = { place: FigureContext; facts: FundFacts; asOf: string };
type Forecast = { fundId: string; years: readonly PacingYear[] };

function yearOf({ place, facts, asOf }: At, { at, forecasts }: { at: number; forecasts: readonly Forecast[] }): ProgrammeYear {
  const amountsOf = (one: PacingCase): ProgrammeAmounts => {
    const added = (pick: keyof ProgrammeAmounts): string | null => {
      const amounts = forecasts.flatMap(({ fundId, years }) => {
        const year = years[at];
        return year ? [converted(place, facts, { entityId: fundId, asOf, value: { value: inCase(year, one)[pick] } }).value] : [];
      });
      const known = amounts.filter(amount => amount !== null);
      return known.length < amounts.length ? null : toText(sum(known));
    };
    return { call: added('call'), distribution: added('distribution'), nav: added('nav') };
  };
  const cases = Object.fromEntries(pacingCases.map(one => [one, amountsOf(one)])) as Record<PacingCase, ProgrammeAmounts>; // one entry for each case
  return { until: addYears(asOf, at + 1), ...cases };
}

const inCase = (year: PacingYear, one: PacingCase): PacedYear => (one === 'base' ? year : year[one]);
