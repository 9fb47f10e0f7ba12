import type { FigureKey } from '@hakaru/contract/figures';
import { isReconciliationMeasure } from '@hakaru/contract/part-measures';
import { BEYOND_LINES } from '@hakaru/contract/reconciliations';
import type { Step } from '@hakaru/engine/result';
import { missing } from '@hakaru/engine/result';
import { addFigures, type FigureContext, type PartTrace } from '#features/figures/public';
import { figure } from '#features/measures/public';
import type { FactStory } from '#features/books/public';
import { findRateStories } from '#features/fx-rates/public';
import type { SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import type { Comparison, Position } from './compare';
import { openComparisons, type Comparisons } from './comparisons';
import { asFigure, bookFigure, managerKey } from './positions';

/** Registers the figures of both books: requested by key, traced to both statements and their cells. */
export function joinFigures(): void {
  addFigures({
    owns: isReconciliationMeasure,
    open: async (ctx, place, keys) => {
      const days = new Map<string, Comparisons>();
      for (const asOf of new Set(keys.map(key => key.asOf))) {
        const mandateIds = [...new Set(keys.filter(key => key.asOf === asOf).map(({ entityId }) => entityId))];
        days.set(asOf, await openComparisons(ctx, place, { mandateIds, asOf }));
      }
      const of = ({ entityId, asOf }: FigureKey) => days.get(asOf)?.get(entityId);
      return {
        figure: key => asFigure(key, bookFigure(of(key), key)),
        trace: key => traceOf(ctx, place, { comparison: of(key), key }),
      };
    },
  });
}

type Traced = { comparison: Comparison | undefined; key: FigureKey };

async function traceOf(ctx: SignedIn, place: FigureContext, { comparison, key }: Traced): Promise<PartTrace> {
  const result = comparison ? bookFigure(comparison, key) : missing('not_applicable');
  const position = comparison?.positions.find(({ id }) => id === key.part);
  const isRate = key.measure === 'rateEffect';
  return {
    figure: asFigure(key, result),
    method: METHODS[key.measure] ?? 'figures.sum',
    steps: isRate && position ? rateSteps(position) : [],
    inputs: comparison && result.value !== null ? inputsOf(place, comparison, key) : [],
    facts: isRate && position ? await ratesBehind(ctx, place, position) : [],
    partOf: ({ part }) => partName(comparison, part),
  };
}

const METHODS: Partial<Record<FigureKey['measure'], string>> = {
  unitsDifference: 'reconciliation.units',
  bookDifference: 'reconciliation.difference',
  differenceShare: 'reconciliation.share',
  rateEffect: 'reconciliation.rate-effect',
};

/** The inputs of a figure. A difference of whole accounts is the sum of its positions; each position's compares two books. */
function inputsOf(place: FigureContext, comparison: Comparison, key: FigureKey): FigureKey[] {
  const { measure, part } = key;
  if (measure === 'trusteeValue' || measure === 'trusteeUnits') return trusteeKeys(place, comparison, key);
  const same = (other: FigureKey['measure']): FigureKey => ({ ...key, measure: other });
  if (measure === 'differenceShare') return [same('bookDifference'), same('trusteeValue')];
  if (part === undefined) return partsOf(comparison, key);
  const of = { mandateId: comparison.mandateId, asOf: key.asOf };
  const position = comparison.positions.find(({ id }) => id === part);
  const isUnits = measure === 'unitsDifference';
  const manager = position?.manager ? [managerKey(of, part, isUnits ? 'units' : 'value')] : [];
  return [...manager, ...(position?.trustee ? [same(isUnits ? 'trusteeUnits' : 'trusteeValue')] : [])];
}

function partsOf({ mandateId, positions }: Comparison, key: FigureKey): FigureKey[] {
  const [only] = positions;
  if (positions.length === 1 && only?.kind === 'account')
    return [managerKey({ mandateId, asOf: key.asOf }, only.id, 'value'), { ...key, measure: 'trusteeValue' }];
  const counted = positions.filter(({ difference }) => key.measure !== 'rateEffect' || difference.rateEffect !== null);
  return counted.map(({ id }) => ({ ...key, part: id }));
}

/** The same figure of each account at the trust bank: the line of a statement, the account's value, or what exceeds its lines. */
function trusteeKeys({ calculator }: FigureContext, { custodialIds }: Comparison, { measure, part, asOf }: FigureKey): FigureKey[] {
  return custodialIds.map(entityId => {
    const key = { entityId, horizon: null, asOf };
    if (measure === 'trusteeUnits') return { ...key, measure: 'holdingUnits', ...(part === undefined ? {} : { part }) };
    if (part === BEYOND_LINES) return { ...key, measure: 'holdingDifference' };
    if (part !== undefined) return { ...key, measure: 'holdingValue', part };
    const hasValue = figure(calculator, { ...key, measure: 'marketValue' }).value !== null;
    return { ...key, measure: hasValue ? 'marketValue' : 'holdingValue' };
  });
}

function rateSteps({ manager, trustee, difference }: Position): Step[] {
  const noted: [id: string, value: string | null | undefined, unit: Step['unit']][] = [
    ['trusteeLocal', trustee?.local, 'money'],
    ['managerRate', manager?.rate, 'factor'],
    ['trusteeRate', trustee?.rate, 'factor'],
    ['rateEffect', difference.rateEffect, 'money'],
  ];
  return noted.flatMap(([id, value, unit]) => (value ? [{ id, value, unit }] : []));
}

/** The published rates both books used, with their sources and cells. */
async function ratesBehind(ctx: SignedIn, { ownerId, calculator }: FigureContext, { methods }: Position): Promise<FactStory[]> {
  const rates = [methods.manager, methods.trustee].flatMap(rate => rate ?? []);
  if (rates.length === 0) return [];
  const quote = calculator.book.baseCurrency;
  return await inScope(ctx.app.database.db, { organisation: ownerId }, async db => {
    const stories: FactStory[] = [];
    for (const { base, method, asOf } of rates) {
      const found = await findRateStories(db, ownerId, { base, quote, method, tenor: 'spot', asOf });
      stories.push(...found.filter(({ measure }) => measure === 'fxMid'));
    }
    return stories;
  });
}

function partName(comparison: Comparison | undefined, part: string | undefined): { en: string; jp: string } | null {
  if (part === BEYOND_LINES) return { en: 'Not in the lines', jp: '明細外' };
  const security = comparison?.positions.find(({ id }) => id === part)?.security;
  return security ? { en: security.nameEn, jp: security.nameJp } : null;
}
