import { measures, readFigureKey, type Measure } from '@hakaru/contract/figures';
import { modelMeasures, type ModelMeasure } from '@hakaru/contract/risk-measures';
import { isFundMeasure } from '@hakaru/contract/part-measures';
import type { AmountUnit } from '@hakaru/contract/preferences';
import type { Formats } from '#platform/formats';
import { asAmount, asCount, asExcess, asRate, asWeight, asWeightDifference, type GridColumn } from '#ui/grid/grid-column';

type Shape = NonNullable<GridColumn<never>['figure']>;

const SIGNED_MONEY: ReadonlySet<Measure> = new Set([
  'flow',
  'profit',
  'toPolicy',
  'toBand',
  'holdingUnrealised',
  'holdingChange',
  'holdingDifference',
  'fundFlow',
  'likeFlow',
  'likeProfit',
  'flowDifference',
  'periodGain',
  'forwardValue',
  'hedgeValue',
  'hedgeGap',
  'hedgeWhatIf',
  'bookDifference',
  'rateEffect',
]);

const LOSSES: ReadonlySet<Measure> = new Set(['profit', 'likeProfit', 'holdingUnrealised', 'forwardValue', 'hedgeValue', 'hedgeWhatIf']);

/** Measures of predicted risk and its components. */
const MODEL_RISKS = Object.keys(modelMeasures) as ModelMeasure[]; // the keys of the table

/** Rates whose sign is neither good nor bad. */
const NO_LOSS: ReadonlySet<Measure> = new Set(['volatility', 'trackingError', 'hedgeCost', 'differenceShare', ...MODEL_RISKS]);

/** Coefficients near one and variances near zero, which need more decimals to be distinguishable. */
const FINE: ReadonlySet<Measure> = new Set([
  'linkingCoefficient',
  'linkingFactor',
  'allocationCoefficient',
  'selectionCoefficient',
  'currencyCoefficient',
  'currencyFactor',
  'multipliedAllocationCoefficient',
  'multipliedSelectionCoefficient',
  'modelFactorVariance',
  'modelSpecificVariance',
  'modelCovariance',
]);

/** The format of a measure, the same on every screen. */
export function shapeOf(measure: Measure, unit: AmountUnit): Shape {
  switch (measures[measure].unit) {
    case 'money':
      return {
        ...asAmount(unit, decimalsOf(measure, unit)),
        signed: SIGNED_MONEY.has(measure),
        worseBelowZero: LOSSES.has(measure),
      };
    case 'rate':
      // Risk is not a loss: a drawdown is, and a return below zero is.
      return { ...asRate, worseBelowZero: !NO_LOSS.has(measure) };
    case 'points':
      return measure === 'deviation' ? asWeightDifference : asExcess;
    case 'weight':
      return asWeight;
    case 'ratio':
      return { power: 0, decimals: FINE.has(measure) ? 6 : 2, worseBelowZero: measure === 'informationRatio' };
    case 'count':
      return asCount;
  }
}

/** Private funds are small beside an institution, so their amounts keep two decimals in millions and in hundred millions. */
function decimalsOf(measure: Measure, unit: AmountUnit): number {
  if (unit === 'hundredMillion') return isFundMeasure(measure) ? 2 : 1;
  return isFundMeasure(measure) && unit === 'million' ? 2 : 0;
}

/** A figure standing alone, with its unit: ¥123.5bn, 4.38%. */
export function headlineOf(measure: Measure, value: string | null, { formats, currency }: { formats: Formats; currency: string }): string {
  const shape = shapeOf(measure, 'million');
  switch (measures[measure].unit) {
    case 'money':
      return formats.headline(value, currency, shape.signed ?? false);
    case 'rate':
    case 'points':
    case 'weight':
      return formats.percent(value, { decimals: shape.decimals, signed: shape.signed ?? false });
    case 'ratio':
    case 'count':
      return formats.number(value, { decimals: shape.decimals });
  }
}

export function measureOfKey(key: string): Measure | null {
  return readFigureKey(key)?.measure ?? null;
}
