import { explained, ignore, type Note } from '#explain';
import { sumOf, sumOfProducts } from '#number/sum';
import { missing, type Explanation, type Result } from '#result';
import { segmentsOf, type Segments, type TwoSided } from './segments';

/** `levels`, from the widest to the narrowest, name the group of every segment, e.g. [regions, countries, stocks]. */
export type MultiLevelInputs = TwoSided & { levels: readonly (readonly string[])[] };

/** One group of a level. A side that holds nothing of it has no return of its own, and none is shown. */
export type LevelGroup = {
  group: string;
  portfolioWeight: number;
  benchmarkWeight: number;
  portfolioReturn: number | null;
  benchmarkReturn: number | null;
};

/** The allocation decided at each level, and the selection that is left; compounded they give the excess. */
export type MultiLevel = {
  allocation: readonly number[];
  selection: number;
  excess: number;
  portfolio: number;
  benchmark: number;
  levels: readonly (readonly LevelGroup[])[];
};

/**
 * Geometric attribution of decisions taken one after another: regions, then countries in them, then stocks. Each level is measured against
 * the one before.
 *
 * @example multiLevel({ ...twoSided, levels: [['Asia', 'Asia', 'Europe'], ['Japan', 'Korea', 'France']] }).value.allocation // [0.0029, -0.0166]
 */
export function multiLevel(inputs: MultiLevelInputs): Result<MultiLevel> {
  return byLevel(inputs, ignore);
}

/**
 * The steps of `multiLevel`: the notional return of each level.
 *
 * @example explainMultiLevel({ portfolio: { weights: [1], returns: [0.2] }, benchmark: { weights: [1], returns: [0.1] }, levels: [['A']] }).steps
 * // [{ id: 'notional', value: 0.1, unit: 'rate', at: '0' }, { id: 'notional', value: 0.1, unit: 'rate', at: '1' }]
 */
export function explainMultiLevel(inputs: MultiLevelInputs): Explanation<MultiLevel> {
  return explained('attribution.multi-level', { levels: inputs.levels.length }, note => byLevel(inputs, note));
}

function byLevel(inputs: MultiLevelInputs, note: Note): Result<MultiLevel> {
  const segments = segmentsOf(inputs);
  if (segments.value === null) return segments;
  const { wp, portfolio, benchmark } = segments.value;
  if (inputs.levels.length === 0) return missing('no_data');
  if (inputs.levels.some(level => level.length !== wp.length)) return missing('gap');

  const notionals = [benchmark, ...inputs.levels.map(level => notionalOf(segments.value, level))];
  if (notionals.some(each => each <= -1)) return missing('total_loss');
  for (const [k, each] of notionals.entries()) note({ id: 'notional', value: each, unit: 'rate', at: String(k) });
  const allocation = notionals.slice(1).map((each, k) => (1 + each) / (1 + notionals[k]!) - 1);
  const selection = (1 + portfolio) / (1 + notionals.at(-1)!) - 1;
  const excess = (1 + portfolio) / (1 + benchmark) - 1;
  const levels = inputs.levels.map(level => groupsOf(segments.value, level));
  return { value: { allocation, selection, excess, portfolio, benchmark, levels } };
}

// The portfolio's weights of the groups with the benchmark's return of each; where the benchmark holds nothing of a group, its segments'
// benchmark returns are weighted as the portfolio holds them.
function notionalOf(segments: Segments, level: readonly string[]): number {
  return sumOf(
    groupIndexes(level).map(({ indexes }) => {
      const [wp, wb, rb] = [segments.wp, segments.wb, segments.rb].map(list => indexes.map(i => list[i]!));
      const weight = sumOf(wb!);
      return weight === 0 ? sumOfProducts(wp!, rb!) : (sumOf(wp!) * sumOfProducts(wb!, rb!)) / weight;
    }),
  );
}

function groupsOf({ wp, wb, rp, rb }: Segments, level: readonly string[]): LevelGroup[] {
  return groupIndexes(level).map(({ group, indexes }) => {
    const own = meanOf(indexes, wp, rp);
    const other = meanOf(indexes, wb, rb);
    return {
      group,
      portfolioWeight: own.weight,
      benchmarkWeight: other.weight,
      portfolioReturn: own.mean,
      benchmarkReturn: other.mean,
    };
  });
}

function meanOf(indexes: readonly number[], weights: readonly number[], returns: readonly number[]) {
  const weight = sumOf(indexes.map(i => weights[i]!));
  return { weight, mean: weight === 0 ? null : sumOf(indexes.map(i => weights[i]! * returns[i]!)) / weight };
}

function groupIndexes(level: readonly string[]): { group: string; indexes: number[] }[] {
  return [...new Set(level)].map(group => ({ group, indexes: level.flatMap((each, i) => (each === group ? [i] : [])) }));
}
