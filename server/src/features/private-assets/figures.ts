import { figureKey, type Figure, type FigureKey, type FigureQuality } from '@hakaru/contract/figures';
import { daysBetween } from '@hakaru/engine/calendar/day';
import { ignore } from '@hakaru/engine/explain';
import { subtract, sum, toFloat, toText } from '@hakaru/engine/money/decimal';
import { explainCallProgress } from '@hakaru/engine/private-assets/commitment';
import { explainXirr } from '@hakaru/engine/private-assets/irr';
import { explainDpi, explainRvpi, explainTvpi } from '@hakaru/engine/private-assets/multiples';
import { forThePeriod } from '@hakaru/engine/private-assets/period-rate';
import { missing, type Explanation, type Result } from '@hakaru/engine/result';
import { figure } from '#features/measures/public';
import type { FigureContext } from '#features/figures/public';
import {
  converted,
  existsOn,
  flowsIn,
  flowSum,
  fundsOf,
  isSigned,
  pooledTogether,
  poolOf,
  rateUsed,
  type FlowFilter,
  type FundFacts,
  type Pool,
} from './pool';
import { fundPart, readFundPart } from './fund-part';
import { ageOf, navAge } from './age-figures';
import { companies } from './company-figures';
import { marketFigure } from './market-figures';
import { periodFigure } from './period-figures';
import { isSelected } from './selection';
import { localOf, type Listener, type Work } from './work';

const NOBODY: Listener = { note: ignore, input: () => undefined, fact: () => undefined };

/** Calculates one figure of a fund or programme. The path is the same with and without a trace. */
export function fundFigure(place: FigureContext, facts: FundFacts, key: FigureKey, listener: Listener = NOBODY): Figure {
  const part = readFundPart(key.part);
  const isSeen = place.reaches(key.entityId, key.asOf);
  const { asOf } = key;
  const funds = fundsOf(place, facts, key)
    .filter(id => existsOn(facts, id, asOf))
    .filter(entityId => !part || isSelected(place, facts, { entityId, asOf, select: part.select }));
  const isFund = funds[0] === key.entityId;
  if (!part || funds.length === 0 || !isSeen) return figureOf(key, missing(part && isSeen ? 'not_applicable' : 'no_data'), null);
  const basis = isFund || (part.isOwn && isOfOneCurrency(place, funds)) ? part.basis : 'base';
  const pool = isFund
    ? poolOf(place, facts, { entityId: key.entityId, asOf: key.asOf, basis })
    : pooledTogether(funds.map(entityId => poolOf(place, facts, { entityId, asOf: key.asOf, basis })));
  const work: Work = { place, facts, key, pool, listener, basis, part, filter: part.filter, funds: isFund ? null : funds };
  return figureOf(key, worked(work), key.measure === 'nav' ? qualityOf(pool, key.asOf) : rateQuality(work));
}

const isOfOneCurrency = ({ calculator }: FigureContext, funds: readonly string[]) =>
  new Set(funds.map(id => calculator.entity(id)?.currency)).size === 1;

/** Amounts converted at the day's fixing are marked as estimated if a rate is from an earlier month; their age is that of the oldest rate. */
const AT_DAYS_RATE: ReadonlySet<FigureKey['measure']> = new Set(['commitment', 'unfunded']);

function rateQuality({ key, basis, funds, place, facts }: Work): FigureQuality | null {
  if (basis !== 'base' || !AT_DAYS_RATE.has(key.measure)) return null;
  const ages = (funds ?? [key.entityId]).flatMap(entityId => {
    const rate = rateUsed(place, facts, { entityId, asOf: key.asOf });
    return rate && rate.asOf.slice(0, 7) < key.asOf.slice(0, 7) ? [daysBetween(rate.asOf, key.asOf)] : [];
  });
  if (ages.length === 0) return null;
  return { have: 1, of: 1, weakest: 'estimated', shares: { audited: 0, valuated: 0, estimated: 1 }, oldestDays: Math.max(...ages) };
}

function figureOf(key: FigureKey, result: Result<string | number>, quality: FigureQuality | null): Figure {
  const value = result.value === null ? null : String(result.value);
  return { key: figureKey(key), value, reason: result.value === null ? result.reason : null, quality };
}

function worked(work: Work): Result<string | number> {
  const { key, pool } = work;
  switch (key.measure) {
    case 'commitment':
      return promised(work);
    case 'called':
      return flowed(work, 'call');
    case 'distributed':
      return flowed(work, 'distribution');
    case 'recallable':
      return flowed(work, 'recallable');
    case 'reinvested':
      return flowed(work, 'reinvestment');
    case 'managementFee':
      return flowed(work, 'managementFee');
    case 'admissionInterest':
      return flowed(work, 'admissionInterest');
    case 'fundFlow':
      return flowOfDay(work);
    case 'flowDifference':
      return flowDifference(work);
    case 'nav':
      return netAssetValue(work);
    case 'navAge':
    case 'navAgeAverage':
      return navAge(work);
    case 'unfunded':
      return unfunded(work);
    case 'callProgress':
      return progress(work);
    case 'dpi':
    case 'rvpi':
    case 'tvpi':
      return multiple(work, key.measure);
    case 'irrNet':
      return rate(work, 'net');
    case 'irrGross':
      // Carry is reported in the fund's own currency only.
      return work.funds || work.basis === 'base' || pool.carry === null ? missing('not_applicable') : rate(work, 'gross');
    case 'ksPme':
    case 'lnPme':
    case 'directAlpha':
    case 'modifiedPme':
    case 'assumedMirr':
      return marketFigure(work, work.part.index);
    case 'openingNav':
    case 'periodCalls':
    case 'periodDistributions':
    case 'periodGain':
      return periodFigure(work, work.part.since);
    default:
      return companies(work);
  }
}

const amounts = (pool: Pool, filter: FlowFilter) => flowsIn(pool, filter).map(({ amount }) => toFloat(amount));

/** Traces a programme's figure to the same figure of each fund, in the programme's currency, which it is the sum of. */
function ofEachFund({ key, funds, listener, basis }: Work, filter?: FlowFilter): boolean {
  for (const entityId of funds ?? []) listener.input({ ...localOf(key), entityId, ...partOf(basis, filter) });
  return funds !== null;
}

/** Leaves out an empty part, so that a figure has only one key. */
function partOf(basis: 'local' | 'base', filter?: FlowFilter): { part?: string } {
  const part = fundPart({ filter: filter ?? null, basis });
  return part === '' ? {} : { part };
}

function promised(work: Work): Result<string> {
  const { pool, listener, basis } = work;
  if (ofEachFund(work)) return pool.commitment;
  if (basis === 'base') atDaysRate(work);
  else for (const id of pool.commitmentIds) listener.fact('commitment', id);
  return pool.commitment;
}

function flowed(work: Work, filter: FlowFilter): Result<string> {
  const { pool, listener, key, basis } = work;
  const flows = flowsIn(pool, filter);
  if (!ofEachFund(work)) {
    for (const asOf of new Set(flows.map(({ day }) => day)))
      listener.input({ ...key, measure: 'fundFlow', asOf, part: fundPart({ filter, basis }) });
  }
  return { value: flowSum(flows, filter) };
}

/** Traces a converted amount to the amount in the fund's currency and the fixing used. */
function atDaysRate({ listener, key, facts, place }: Work): void {
  listener.input(localOf(key));
  const rate = rateUsed(place, facts, key);
  if (!rate) return;
  listener.fact('rate', rate.id);
  listener.note({ id: 'rateDay', value: rate.asOf, unit: 'text' });
}

/** The sum of the notices dated on the key's day. */
function flowOfDay(work: Work): Result<string> {
  const { pool, listener, key, filter, basis } = work;
  const flows = flowsIn(pool, filter).filter(({ day }) => day === key.asOf);
  const kind = basis === 'base' ? 'cashflowInBase' : 'cashflow';
  if (!ofEachFund(work, filter)) for (const { id, side } of flows) listener.fact(kind, id, isSigned(filter) && side === 'call');
  return flows.length === 0 ? missing('no_data') : { value: flowSum(flows, filter) };
}

/**
 * The flow reported for the month less its notices, both in the investor's currency: zero when they reconcile. Missing if there is neither.
 */
function flowDifference(work: Work): Result<string> {
  const { place, facts, key, listener, funds, basis } = work;
  const { entityId, asOf } = key;
  if (ofEachFund(work)) {
    const each = (funds ?? []).flatMap(id => fundFigure(place, facts, { ...localOf(key), entityId: id, ...partOf(basis) }).value ?? []);
    return each.length === 0 ? missing('no_data') : { value: toText(sum(each)) };
  }
  const flow: FigureKey = { entityId, measure: 'flow', horizon: '1m', asOf };
  const reported = figure(place.calculator, flow).value;
  const inBase = poolOf(place, facts, { entityId, asOf, basis: 'base' });
  const paid = flowsIn(inBase, 'net').filter(({ day }) => day.slice(0, 7) === asOf.slice(0, 7));
  listener.input(flow);
  for (const day of new Set(paid.map(one => one.day)))
    listener.input({ ...key, measure: 'fundFlow', asOf: day, part: fundPart({ filter: 'net', basis: 'base' }) });
  if (reported === null && paid.length === 0) return missing('no_data');
  return { value: toText(sum([reported ?? '0', flowSum(paid, 'net')])) };
}

function netAssetValue(work: Work): Result<string> {
  const { pool, listener, key, basis } = work;
  const { valuedOn } = pool.nav;
  if (ofEachFund(work)) return pool.nav;
  if (basis === 'base') listener.input({ entityId: key.entityId, measure: 'marketValue', horizon: null, asOf: key.asOf });
  else if (valuedOn !== null && valuedOn < key.asOf) {
    // The value is older than the day: trace the last valuation and the flows since.
    listener.input({ ...key, asOf: valuedOn });
    for (const day of new Set(flowsIn(pool, 'inside').flatMap(flow => (flow.day > valuedOn ? [flow.day] : []))))
      listener.input({ ...key, measure: 'fundFlow', asOf: day, part: fundPart({ filter: 'inside', basis }) });
  } else for (const id of pool.navIds) listener.fact('valuation', id);
  return pool.nav;
}

/** The commitment less calls plus recallable distributions. In the investor's currency it is converted at the day's rate. */
function unfunded(work: Work): Result<string> {
  const { pool, listener, key, basis, facts, place, funds } = work;
  if (ofEachFund(work)) {
    const each = (funds ?? []).map(entityId => fundFigure(place, facts, { ...localOf(key), entityId, ...partOf(basis) }).value);
    const known = each.filter(value => value !== null);
    return known.length < each.length ? missing('gap') : { value: toText(sum(known)) };
  }
  if (basis === 'base') {
    atDaysRate(work);
    const { value, reason } = fundFigure(place, facts, localOf(key));
    const local = value === null ? missing(reason ?? 'no_data') : { value };
    return converted(place, facts, { entityId: key.entityId, asOf: key.asOf, value: local });
  }
  for (const measure of ['commitment', 'called', 'recallable'] as const) listener.input({ ...key, measure });
  if (pool.commitment.value === null) return pool.commitment;
  const called = flowSum(flowsIn(pool, 'call'), 'call');
  const again = flowSum(flowsIn(pool, 'recallable'), 'recallable');
  return { value: toText(sum([subtract(pool.commitment.value, called), again])) };
}

/** For one fund in its own currency only: past calls and the present commitment have no common exchange rate. */
function progress({ pool, listener, key, funds, basis }: Work): Result {
  if (funds || basis === 'base') return missing('not_applicable');
  listener.input({ ...key, measure: 'called' });
  listener.input({ ...key, measure: 'commitment' });
  if (pool.commitment.value === null) return pool.commitment;
  return noted(explainCallProgress({ commitment: toFloat(pool.commitment.value), calls: amounts(pool, 'call') }), listener);
}

function multiple({ pool, listener, key }: Work, measure: 'dpi' | 'rvpi' | 'tvpi'): Result {
  const needed =
    measure === 'dpi'
      ? (['distributed', 'called'] as const)
      : measure === 'rvpi'
        ? (['nav', 'called'] as const)
        : (['distributed', 'nav', 'called'] as const);
  for (const one of needed) listener.input({ ...key, measure: one });
  const nav = pool.nav.value === null ? null : toFloat(pool.nav.value);
  const sides = { contributions: amounts(pool, 'call'), distributions: amounts(pool, 'distribution'), nav };
  if (measure === 'dpi') return noted(explainDpi(sides), listener);
  return noted(measure === 'rvpi' ? explainRvpi(sides) : explainTvpi(sides), listener);
}

/**
 * The IRR of the investor's flows with the net asset value as the last flow, yearly from one year on; gross leaves out fees and adds the
 * carry back.
 */
function rate(work: Work, filter: 'net' | 'gross'): Result {
  const { pool, listener, key } = work;
  const flows = flowsIn(pool, filter);
  hearFlows(work, filter);
  listener.input({ ...key, measure: 'nav' });
  if (filter === 'gross') for (const id of pool.navIds) listener.fact('carry', id);
  if (pool.nav.value === null) return pool.nav;
  const closing = filter === 'gross' ? toFloat(sum([pool.nav.value, pool.carry ?? 0])) : toFloat(pool.nav.value);
  const dated = flows.map(({ day, side, amount }) => ({ day, amount: side === 'call' ? -toFloat(amount) : toFloat(amount) }));
  const yearly = noted(explainXirr([...dated, { day: key.asOf, amount: closing }]), listener);
  const first = dated.reduce((day, flow) => (flow.day < day ? flow.day : day), key.asOf);
  return forThePeriod(yearly, daysBetween(first, key.asOf), listener.note);
}

/** Traces the flows of a rate by day; for a selection of funds by fund, because on an earlier day another set might be selected. */
function hearFlows({ pool, listener, key, basis, funds, part, place, facts }: Work, filter: 'net' | 'gross'): void {
  const isChosen = funds !== null && (part.isOwn || Object.keys(part.select).length > 0);
  const daysOf = (of: Pool) => new Set(flowsIn(of, filter).map(({ day }) => day));
  const heard = (entityId: string, asOf: string) =>
    listener.input({ ...key, entityId, measure: 'fundFlow', asOf, part: fundPart({ filter, basis }) });
  if (!isChosen) for (const asOf of daysOf(pool)) heard(key.entityId, asOf);
  else
    for (const entityId of funds)
      for (const asOf of daysOf(poolOf(place, facts, { entityId, asOf: key.asOf, basis }))) heard(entityId, asOf);
}

function noted({ result, steps }: Explanation, listener: Listener): Result {
  for (const step of steps) listener.note(step);
  return result;
}

function qualityOf(pool: Pool, asOf: string): FigureQuality | null {
  const { nav } = pool;
  if (nav.quality === null) return null;
  const shares = { audited: 0, valuated: 0, estimated: 0, [nav.quality]: 1 };
  return { have: 1, of: 1, carried: 0, weakest: nav.quality, shares, oldestDays: ageOf(pool, asOf) ?? 0 };
}
