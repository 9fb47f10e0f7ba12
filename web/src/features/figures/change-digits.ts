import { measures, type Measure } from '@hakaru/contract/figures';
import type { AmountUnit } from '@hakaru/contract/preferences';
import type { Formats } from '#platform/formats';

/** A small change needs more digits than the figure: rates to a millionth, money to the unit of the currency. */
export function headlineDigits(measure: Measure, value: string | null, f: Formats, unit: AmountUnit = 'one'): string {
  switch (measures[measure].unit) {
    case 'money':
      return f.amount(value, { unit });
    case 'ratio':
      return f.number(value, { decimals: 6 });
    case 'count':
      return f.number(value);
    default:
      return f.percent(value, { decimals: 6 });
  }
}
