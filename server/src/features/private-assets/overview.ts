import { AppError } from '@hakaru/contract/errors';
import type { Figure, FigureKey } from '@hakaru/contract/figures';
import { isMonthEnd } from '@hakaru/engine/calendar/month-end';
import { type Ask, type FigureContext, openFigures, readMonthEnd } from '#features/figures/public';
import type { SignedIn } from '#platform/context';
import { countFigures } from '#platform/request-work';
import { fundFigure } from './figures';
import { fundPart, type FundPartOf, type Selection } from './fund-part';
import { existsOn, fundsOf, poolOf, type FundFacts } from './pool';
import { isSelected, termsOn } from './selection';
import { readFacts } from './trace';

const FUND_MEASURES = [
  'commitment',
  'called',
  'callProgress',
  'recallable',
  'unfunded',
  'distributed',
  'nav',
  'navAge',
  'flowDifference',
  'dpi',
  'rvpi',
  'tvpi',
  'irrNet',
  'irrGross',
  'activeCompanies',
  'realizedCompanies',
] as const satisfies readonly FigureKey['measure'][];
const VINTAGE_MEASURES = ['commitment', 'called', 'unfunded', 'distributed', 'nav', 'dpi', 'tvpi', 'irrNet'] as const;
const BRIDGE_MEASURES = ['openingNav', 'periodCalls', 'periodDistributions', 'periodGain', 'nav'] as const;
const MARKET_MEASURES = ['irrNet', 'assumedMirr', 'ksPme', 'lnPme', 'modifiedPme', 'directAlpha'] as const;

/** Benchmark types that stand for a market; the others are made for one mandate or for the total. */
const INDEX_TYPES: ReadonlySet<string> = new Set(['market', 'spliced', 'composite']);

export type OverviewAsk = Ask & {
  entityId: string | null;
  asOf: string;
  isInBase: boolean;
  select: Selection;
  since: string | null;
  indexId: string | null;
};
export type NamedFigure = { measure: string; figure: Figure };
export type OverviewRow = {
  fundId: string;
  currency: string;
  vintage: string | null;
  strategy: string | null;
  quality: string | null;
  /** The day of the last valuation that was not an estimate. */
  valuedOn: string | null;
  figures: NamedFigure[];
};
export type OverviewTotal = { currency: string; isWhole: boolean; figures: NamedFigure[] };
export type Overview = {
  rows: OverviewRow[];
  totals: OverviewTotal[];
  vintages: { vintage: string; figures: NamedFigure[] }[];
  bridge: NamedFigure[];
  market: NamedFigure[];
  choices: Record<'vintages' | 'strategies' | 'currencies' | 'qualities', string[]> & {
    indices: { id: string; ref: string; name: { en: string; jp: string } }[];
  };
};

type Seen = { place: FigureContext; facts: FundFacts; entityId: string; asOf: string };

/** A programme of private funds: the selected funds, their totals, by vintage, over a period and against an index. */
export async function readOverview(ctx: SignedIn, ask: OverviewAsk): Promise<Overview> {
  const asOf = readMonthEnd('asOf', ask.asOf);
  const since = ask.since !== null && isMonthEnd(ask.since) && ask.since < asOf ? ask.since : null;
  const place = await openFigures(ctx, ask);
  const entityId = ask.entityId ?? place.calculator.book.rootId ?? '';
  if (!place.calculator.entity(entityId)) throw new AppError('notFound');
  const days = since === null ? [asOf] : [asOf, since];
  const facts = await readFacts(
    ctx,
    place,
    days.map(day => ({ entityId, measure: 'nav', horizon: null, asOf: day })),
  );
  const seen = { place, facts, entityId, asOf };
  const all = fundsOf(place, facts, seen).filter(id => existsOn(facts, id, asOf) && place.reaches(id, asOf));
  const chosen = all.filter(id => isSelected(place, facts, { entityId: id, asOf, select: ask.select }));
  countFigures(chosen.length * FUND_MEASURES.length);
  const of = (measures: readonly FigureKey['measure'][], part: FundPartOf) => figuresOf(seen, measures, part);
  const { select } = ask;
  const rows = chosen.map(id => rowOf(seen, id, ask.isInBase)).toSorted(byStrategy);
  return {
    rows,
    totals: totalsOf(seen, rows, select),
    vintages: valuesOf(rows, ({ vintage }) => vintage).map(vintage => ({
      vintage,
      figures: of(VINTAGE_MEASURES, { filter: null, basis: 'base', select: { ...select, vintage } }),
    })),
    bridge: since === null ? [] : of(BRIDGE_MEASURES, { filter: null, basis: 'base', select, since }),
    market: ask.indexId === null ? [] : of(MARKET_MEASURES, { filter: null, basis: 'base', select, index: ask.indexId }),
    choices: choicesOf(seen, all),
  };
}

function figuresOf({ place, facts, entityId, asOf }: Seen, measures: readonly FigureKey['measure'][], part: FundPartOf): NamedFigure[] {
  const text = fundPart(part);
  const key = { entityId, horizon: null, asOf, ...(text === '' ? {} : { part: text }) };
  return measures.map(measure => ({ measure, figure: fundFigure(place, facts, { ...key, measure }) }));
}

function rowOf(seen: Seen, fundId: string, isInBase: boolean): OverviewRow {
  const { place, facts, asOf } = seen;
  const { vintage = null, strategy = null } = termsOn(facts, fundId, asOf) ?? {};
  const { nav, reported } = poolOf(place, facts, { entityId: fundId, asOf, basis: 'local' });
  return {
    fundId,
    currency: place.calculator.entity(fundId)?.currency ?? '',
    vintage,
    strategy,
    quality: nav.quality,
    valuedOn: reported?.day ?? null,
    figures: figuresOf({ ...seen, entityId: fundId }, FUND_MEASURES, { filter: null, basis: isInBase ? 'base' : 'local' }),
  };
}

/** One total for each currency, then all funds in the investor's currency. */
function totalsOf(seen: Seen, rows: readonly OverviewRow[], select: Selection): OverviewTotal[] {
  if (rows.length === 0) return [];
  const each = valuesOf(rows, ({ currency }) => currency).map(currency => ({
    currency,
    isWhole: false,
    figures: figuresOf(seen, FUND_MEASURES, { filter: null, basis: 'local', isOwn: true, select: { ...select, currency } }),
  }));
  const whole = figuresOf(seen, FUND_MEASURES, { filter: null, basis: 'base', select });
  return [...each, { currency: seen.place.calculator.book.baseCurrency, isWhole: true, figures: whole }];
}

function choicesOf(seen: Seen, funds: readonly string[]): Overview['choices'] {
  const { place, facts, asOf } = seen;
  const terms = funds.map(id => termsOn(facts, id, asOf));
  const indices = [...place.calculator.book.entities.values()].filter(({ kind, type }) => kind === 'benchmark' && INDEX_TYPES.has(type));
  return {
    vintages: valuesOf(terms, one => one?.vintage ?? null),
    strategies: valuesOf(terms, one => one?.strategy ?? null),
    currencies: valuesOf(funds, id => place.calculator.entity(id)?.currency ?? null),
    qualities: valuesOf(funds, id => poolOf(place, facts, { entityId: id, asOf, basis: 'local' }).nav.quality),
    indices: indices.map(({ id, ref, name }) => ({ id, ref, name })),
  };
}

function valuesOf<T>(list: readonly T[], of: (one: T) => string | null): string[] {
  return [...new Set(list.flatMap(one => of(one) ?? []))].toSorted();
}

/** By strategy, then by ascending vintage. */
function byStrategy(one: OverviewRow, other: OverviewRow): number {
  return (one.strategy ?? '~').localeCompare(other.strategy ?? '~') || (one.vintage ?? '~').localeCompare(other.vintage ?? '~');
}
