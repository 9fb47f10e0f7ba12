import { tableItems, type TableItem } from '@hakaru/contract/basel';
import type { FigureKey, Measure } from '@hakaru/contract/figures';
import { ignore, type Note } from '@hakaru/engine/explain';
import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { multiply, round, sum, toFloat, toText } from '@hakaru/engine/money/decimal';
import { missing, type Result } from '@hakaru/engine/result';
import { figure } from '#features/measures/public';
import type { FigureContext } from '#features/figures/public';
import { bridgeFigure } from './bridge';
import { navKey, type BaselBook } from './book';
import { shareOf, tableRowOf } from './cascade';

export type Listener = { note: Note; input(key: FigureKey): void };
export const NOBODY: Listener = { note: ignore, input: () => undefined };

type Work = { place: FigureContext; book: BaselBook; key: FigureKey; listener: Listener };

/** One figure of the capital report, of a fund or of the whole asset. Figure and trace run the same code; a trace passes a listener. */
export function baselFigure(place: FigureContext, book: BaselBook, key: FigureKey, listener: Listener = NOBODY): Result<string | number> {
  if (!place.reaches(key.entityId, key.asOf)) return missing('no_data');
  const work = { place, book, key, listener };
  return key.entityId === place.calculator.book.rootId
    ? ofWhole(work)
    : book.fundIds.includes(key.entityId)
      ? ofFund(work)
      : missing('not_applicable');
}

/** The total of a figure over every fund; a fund that should have a value and has none makes it a gap. */
function ofWhole(work: Work): Result<string | number> {
  const { key, listener } = work;
  if (key.measure === 'baselWeight') return averageWeight(work);
  if (key.measure === 'baselCoverage') return wholeCoverage(work);
  const values: string[] = [];
  for (const entityId of work.book.fundIds) {
    const part = { ...key, entityId };
    const found = baselFigure(work.place, work.book, part);
    if (found.value === null && found.reason === 'not_applicable') continue;
    listener.input(part);
    if (found.value === null) return missing('gap');
    values.push(String(found.value));
  }
  return values.length === 0 ? missing(key.part === undefined ? 'no_data' : 'not_applicable') : { value: toText(sum(values)) };
}

/** The key of another measure of the same fund and day, without a part. */
const same = ({ key: { entityId, asOf } }: Work, measure: Measure): FigureKey => ({ entityId, measure, horizon: null, asOf });

function amountOf(work: Work, measure: Measure): Result<string> {
  const key = same(work, measure);
  work.listener.input(key);
  const found = baselFigure(work.place, work.book, key);
  return found.value === null ? found : { value: String(found.value) };
}

function averageWeight(work: Work): Result {
  const rwa = amountOf(work, 'baselRwa');
  const exposure = amountOf(work, 'baselExposure');
  if (rwa.value === null) return rwa;
  if (exposure.value === null) return exposure;
  const whole = toFloat(exposure.value);
  return whole === 0 ? missing('zero_denominator') : { value: toFloat(rwa.value) / whole };
}

/** The share of the total that was looked through to a known risk weight. */
function wholeCoverage(work: Work): Result {
  const exposure = amountOf(work, 'baselExposure');
  if (exposure.value === null) return exposure;
  let covered = 0;
  for (const entityId of work.book.fundIds) {
    const { coverage } = work.book.at(entityId, work.key.asOf).fund;
    const nav = navOf({ ...work, key: { ...work.key, entityId } });
    if (nav.value === null || coverage === null) continue;
    work.listener.input({ ...same(work, 'baselCoverage'), entityId });
    covered += toFloat(nav.value) * coverage;
  }
  const whole = toFloat(exposure.value);
  return whole === 0 ? missing('zero_denominator') : { value: covered / whole };
}

/** The bank's exposure to the fund: the market value of its mandate. */
function navOf({ place, key }: Pick<Work, 'place' | 'key'>): Result<string> {
  const { value, reason } = figure(place.calculator, navKey(key));
  return value === null ? missing(reason ?? 'no_data') : { value };
}

function ofFund(work: Work): Result<string | number> {
  const { key, book, listener } = work;
  if (key.measure === 'baselBridge') return bridgeFigure({ ...work, input: listener.input });
  const nav = navOf(work);
  if (nav.value === null) return nav;
  const { fund, missing: lacking } = book.at(key.entityId, key.asOf);
  switch (key.measure) {
    case 'baselExposure':
      return key.part === undefined ? held(work, nav.value) : itemAmount(work, nav.value);
    case 'baselWeight':
      for (const { method, weight } of fund.steps)
        if (weight !== null) listener.note({ id: 'approachWeight', value: weight, unit: 'rate', at: method });
      return { value: fund.weight };
    case 'baselRwa':
      if (key.part !== undefined) return itemAmount(work, nav.value);
      listener.input(navKey(key));
      listener.input(same(work, 'baselWeight'));
      return money(work, nav.value, fund.weight);
    case 'baselDerivatives':
      return derivatives(work, nav.value);
    case 'baselCapital': {
      const rwa = amountOf(work, 'baselRwa');
      listener.note({ id: 'capitalRatio', value: book.ratio, unit: 'rate' });
      return rwa.value === null ? rwa : money(work, rwa.value, book.ratio);
    }
    case 'baselCoverage':
      return fund.coverage === null ? missing('not_applicable') : { value: fund.coverage };
    default: {
      const own = lacking.filter(({ datum }) => key.part === undefined || datum === key.part);
      if (own.length === 0) return key.part === undefined ? { value: '0' } : missing('not_applicable');
      listener.input(navKey(key));
      listener.note({ id: 'capitalRatio', value: book.ratio, unit: 'rate' });
      return { value: toText(sum(own.map(({ cost }) => toText(round(multiply(nav.value, cost), minorUnitsOf(baseOf(work))))))) };
    }
  }
}

const baseOf = ({ place }: Work): string => place.calculator.book.baseCurrency;

function held({ listener, key }: Work, nav: string): Result<string> {
  listener.input(navKey(key));
  return { value: nav };
}

/** Rounds to the currency's minor unit, like every stored amount. */
function money(work: Work, amount: string, by: number): Result<string> {
  return { value: toText(round(multiply(amount, by), minorUnitsOf(baseOf(work)))) };
}

function derivatives(work: Work, nav: string): Result<string> {
  const { fund, facts } = work.book.at(work.key.entityId, work.key.asOf);
  const own = fund.lines.filter(({ item }) => item === 'derivatives');
  if (fund.method !== 'lookThrough' || own.length === 0 || !facts.composition) return missing('not_applicable');
  work.listener.input(navKey(work.key));
  return money(work, nav, own.reduce((total, { rwa }) => total + rwa, 0) * shareOf(fund, facts.composition));
}

const isItem = (part: string): part is TableItem => tableItems.some(item => item === part);

/** The amount in one row of the exposure table: balances or weighted assets of the lines, or of the fund as a whole. */
function itemAmount(work: Work, nav: string): Result<string> {
  const { key, book } = work;
  const item = key.part ?? '';
  const { fund, facts } = book.at(key.entityId, key.asOf);
  if (!isItem(item)) return missing('not_applicable');
  work.listener.input(navKey(key));
  if (fund.item !== null || !facts.composition) {
    if (fund.item !== item) return missing('not_applicable');
    return key.measure === 'baselExposure' ? { value: nav } : money(work, nav, fund.weight);
  }
  const own = fund.lines.filter(line => tableRowOf(line) === item);
  if (own.length === 0) return missing('not_applicable');
  if (key.measure === 'baselRwa')
    return money(work, nav, own.reduce((total, { rwa }) => total + rwa, 0) * shareOf(fund, facts.composition));
  const held = own.reduce((total, { balance }) => total + balance, 0);
  return item === 'derivatives' ? { value: '0' } : money(work, nav, held / Number(facts.composition.netAssets));
}
