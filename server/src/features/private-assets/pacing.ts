import { AppError } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import type { Figure } from '@hakaru/contract/figures';
import { fundPacingInput, pacingCases, type PacingCase } from '@hakaru/contract/fund-pacing';
import { addYears } from '@hakaru/engine/calendar/day';
import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { fundPacing, wholeYears, type PacedYear } from '@hakaru/engine/private-assets/fund-pacing';
import type { Reason, Result } from '@hakaru/engine/result';
import type { FigureContext } from '#features/figures/public';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import { onceIfNamed } from '#platform/idempotency';
import { openFund, type FundAsk } from './actions';
import { figureOfFund } from './ledger';
import { findFundPacing, saveFundPacing, type FundPacingRow } from './pacing-store';
import type { FundFacts } from './pool';
import { findOwnFund } from './terms-store';

/** A year of the forecast: its last day, the base case with its rates, and the low and high cases. */
export type PacingYear = PacedYear & { until: string; low: PacedYear; high: PacedYear };
export type PacingForecast = { firstDay: string | null; age: number | null; years: PacingYear[]; reason: Reason | null };

export type FundPacing = PacingForecast & {
  currency: string;
  asOf: string;
  versions: FundPacingRow[];
  /** The first day of the assumptions in force; null when there are none. */
  fromDay: string | null;
  commitment: Figure;
  unfunded: Figure;
  nav: Figure;
};

/** The forecast of a fund by the assumptions in force on a month-end, from its position then. */
export async function readFundPacing(ctx: SignedIn, ask: FundAsk): Promise<FundPacing> {
  const of = await openFund(ctx, ask);
  const { place, facts, fundId, asOf } = of;
  const versions = await versionsOf(ctx, place, [fundId]);
  const assumed = pacingOn(versions, fundId, asOf);
  return {
    ...forecastOf(place, facts, { fundId, asOf, assumed }),
    currency: place.calculator.entity(fundId)?.currency ?? place.calculator.book.baseCurrency,
    asOf,
    versions,
    fromDay: assumed?.fromDay ?? null,
    commitment: figureOfFund(of, { measure: 'commitment' }),
    unfunded: figureOfFund(of, { measure: 'unfunded' }),
    nav: figureOfFund(of, { measure: 'nav' }),
  };
}

export async function versionsOf(ctx: SignedIn, { ownerId }: FigureContext, fundIds: readonly string[]): Promise<FundPacingRow[]> {
  return await inScope(ctx.app.database.db, { organisation: ownerId }, db => findFundPacing(db, ownerId, fundIds));
}

/** The assumptions in force on a day; before the first ones, these are used as well. */
export function pacingOn(versions: readonly FundPacingRow[], fundId: string, day: string): FundPacingRow | null {
  const own = versions.filter(({ entityId }) => entityId === fundId);
  return own.findLast(({ fromDay }) => fromDay <= day) ?? own[0] ?? null;
}

type Forecasting = { fundId: string; asOf: string; assumed: FundPacingRow | null };

/** Runs the model in the fund's currency for all cases; without assumptions, a commitment or a value there is no forecast but a reason. */
export function forecastOf(place: FigureContext, facts: FundFacts, { fundId, asOf, assumed }: Forecasting): PacingForecast {
  const firstDay = facts.commitments.find(one => one.entityId === fundId)?.asOf ?? null;
  const age = firstDay === null ? null : wholeYears(firstDay, asOf);
  const none = (reason: Reason): PacingForecast => ({ firstDay, age, years: [], reason });
  const of = { place, facts, fundId, asOf };
  const [commitment, unfunded, nav] = (['commitment', 'unfunded', 'nav'] as const).map(measure => figureOfFund(of, { measure }).value);
  // Without any flow a fund holds nothing; afterwards a missing value is unknown rather than zero.
  const held = nav ?? (facts.flows.some(flow => flow.entityId === fundId && flow.asOf <= asOf) ? null : '0');
  if (!assumed || age === null || !commitment || !unfunded || held === null) return none('no_data');
  const places = minorUnitsOf(place.calculator.entity(fundId)?.currency ?? '');
  const start = { commitment, unfunded, nav: held, age };
  const found = Object.fromEntries(
    pacingCases.map(one => [one, fundPacing(start, { ...assumed, growthPercent: assumed[GROWTH[one]] }, { places })]),
  ) as Record<PacingCase, Result<readonly PacedYear[]>>; // one entry for each case
  if (found.base.value === null) return none(found.base.reason);
  const at = (one: PacingCase, index: number, base: PacedYear) => found[one].value?.[index] ?? base;
  const years = found.base.value.map((base, index) => ({
    ...base,
    until: addYears(asOf, index + 1),
    low: at('low', index, base),
    high: at('high', index, base),
  }));
  return { firstDay, age, years, reason: null };
}

const GROWTH = { low: 'growthLowPercent', base: 'growthPercent', high: 'growthHighPercent' } as const;

/** The owner saves assumptions from a day on; earlier versions stay. */
export async function writeFundPacing(ctx: SignedIn, fundId: string, input: unknown): Promise<FundPacingRow[]> {
  allow(ctx, 'write');
  const checked = parse(fundPacingInput, input);
  const organisationId = ctx.actor.organisation.id;
  return await inTransaction(ctx, ctx =>
    onceIfNamed(ctx, ['saveFundPacing', fundId, checked], async ctx => {
      if (!(await findOwnFund(ctx.db, organisationId, fundId))) throw new AppError('notFound');
      const versions = await findFundPacing(ctx.db, organisationId, [fundId]);
      const before = versions.find(({ fromDay }) => fromDay === checked.fromDay) ?? null;
      if (!(await saveFundPacing(ctx.db, { organisationId, entityId: fundId }, checked))) throw new AppError('conflict');
      await record(ctx, 'fundPacing.save', { subject: 'entity', subjectId: fundId, before, after: checked });
      return await findFundPacing(ctx.db, organisationId, [fundId]);
    }),
  );
}
