import { windowOf, type Case } from './formula-case';

const YEAR = 12;

/** Ratios of return to risk, with a riskless rate and a least accepted return of zero. */
export const RATIO_METHODS: Readonly<Record<string, (one: Case) => string>> = {
  'statistics.sharpe': one => `AVERAGE(${span(one, 'returns')})/${deviation(span(one, 'returns'))}*SQRT(${YEAR})`,
  'statistics.downside-deviation': one => `${downside(one)}*SQRT(${YEAR})`,
  'statistics.sortino': one => `AVERAGE(${span(one, 'returns')})*SQRT(${YEAR})/${downside(one)}`,
  'statistics.treynor': one => `${yearly(one, 'growth')}/${slope(one)}`,
  'statistics.jensen-alpha': one => `${yearly(one, 'growth')}-${slope(one)}*${yearly(one, 'benchmarkGrowth')}`,
  'statistics.systematic-risk': one => `${slope(one)}*${deviation(span(one, 'benchmarks'))}*SQRT(${YEAR})`,
};

type Sheet = 'returns' | 'benchmarks' | 'growth' | 'benchmarkGrowth';

const span = ({ layout, trace, key }: Case, sheet: Sheet): string => layout.span(sheet, key.entityId, windowOf(trace));
const deviation = (cells: string): string => `_xlfn.STDEV.S(${cells})`;
const slope = (one: Case): string => `SLOPE(${span(one, 'returns')},${span(one, 'benchmarks')})`;

/** The root of the mean square of the months below zero, over all months. */
function downside(one: Case): string {
  const cells = span(one, 'returns');
  return `SQRT(SUMPRODUCT((${cells}<0)*${cells}*${cells})/COUNT(${cells}))`;
}

function yearly(one: Case, sheet: 'growth' | 'benchmarkGrowth'): string {
  const { from, to } = windowOf(one.trace);
  return `(PRODUCT(${span(one, sheet)})^(${YEAR}/${to - from + 1})-1)`;
}
