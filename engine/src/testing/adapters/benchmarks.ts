import { contributionsOf } from '#benchmarks/contributions';
import { openingWeights } from '#benchmarks/drift';
import { marketValueWeighted } from '#benchmarks/market-value-weighted';
import { blendedReturn, type PolicyBlend, policyWeighted } from '#benchmarks/policy-weighted';
import type { RebalanceRule } from '#benchmarks/rebalancing';
import { spliced, splicedReturn } from '#benchmarks/spliced';
import type { Adapters, Datasets, Inputs } from '#testing/adapter';
import { asRecord, gappyNumbersOf, listOf, numbersOf, optionalChoice, optionalText, textOf } from '#testing/inputs';
import { datedOf, keptDaysOf, rowsOf } from '#testing/series';

export const adapters: Adapters = {
  blended_benchmark: (inputs, datasets) => {
    const blend = blendOf(inputs, datasets, 'monthly');
    const months = policyWeighted(blend);
    return {
      ...blendedReturn(blend),
      returns: months.map(month => month.result),
      weights: months.map(month => month.weights),
      bopWeights: months.map(month => month.weights),
      cumulative: blendedReturn(blend),
    };
  },
  drift: inputs => {
    const answer = openingWeights(
      numbersOf(inputs, 'weights'),
      listOf(inputs, 'returns').map(row => numbersOf({ row }, 'row')),
    );
    return answer.value === null ? answer : { bopWeights: answer.value };
  },
  // The published table these cases come from was rebalanced quarterly.
  group_contribution: (inputs, datasets) => {
    const by = optionalChoice(inputs, 'by', ['quarter', 'year', 'all']) ?? 'year';
    const answer = contributionsOf(blendOf(inputs, datasets, 'quarterly'), { by });
    return answer.value === null ? answer : { rows: answer.value.map(({ parts, total }) => [...parts, total]) };
  },
  mv_weighted: inputs => {
    const returns = listOf(inputs, 'returns').map(row => gappyNumbersOf({ row }, 'row'));
    const periods = listOf(inputs, 'bopValues').map((row, period) =>
      marketValueWeighted(numbersOf({ row }, 'row').map((opening, part) => ({ opening, return: returns[period]?.[part] ?? null }))),
    );
    return { returns: periods, partial: periods.map(period => period.isPartial) };
  },
  spliced: (inputs, datasets) => {
    const days = keptDaysOf(inputs, datasets);
    const [first, second] = ['first', 'second'].map(key => listedOf(inputs, datasets, key));
    const points = (values: readonly (number | null)[] = []) => days.map((day, index) => ({ day, value: values[index] ?? null }));
    const segments = [
      { points: points(first), through: textOf(inputs, 'switchAfter') },
      { points: points(second), through: null },
    ];
    return { returns: spliced(segments).map(point => point.value), cumulative: splicedReturn(segments) };
  },
};

// The two series stand in the case, or are columns of its data set.
function listedOf(inputs: Inputs, datasets: Datasets, key: string): (number | null)[] {
  return Array.isArray(inputs[key]) ? gappyNumbersOf(inputs, key) : datedOf(inputs, datasets, key).map(point => point.value);
}

function blendOf(inputs: Inputs, datasets: Datasets, fallback: RebalanceRule): PolicyBlend {
  const monthEnds = keptDaysOf(inputs, datasets);
  const changes = inputs['policies'] ?? inputs['changes'];
  const first = inputs['weights'] === undefined ? [] : [{ from: monthEnds[0] ?? '', weights: numbersOf(inputs, 'weights') }];
  const later = Array.isArray(changes) ? changes.map(policyOf) : [];
  return { monthEnds, returns: rowsOf(inputs, datasets), policies: [...first, ...later], rebalance: ruleOf(inputs, fallback) };
}

function policyOf(each: unknown): { from: string; weights: number[] } {
  const policy = asRecord(each, 'policy');
  return { from: optionalText(policy, 'from') ?? textOf(policy, 'date'), weights: numbersOf(policy, 'weights') };
}

function ruleOf(inputs: Inputs, fallback: RebalanceRule): RebalanceRule {
  const word = optionalText(inputs, 'rebalance');
  if (word === undefined) return fallback;
  const rules: Readonly<Record<string, RebalanceRule>> = {
    monthly: 'monthly',
    quarterly: 'quarterly',
    annual: 'annual',
    annually: 'annual',
    yearly: 'annual',
    never: 'never',
    none: 'never',
    'policy-change': 'policy-change',
    policy_change: 'policy-change',
    on_policy_change: 'policy-change',
    'on policy change': 'policy-change',
    onPolicyChange: 'policy-change',
  };
  const rule = rules[word];
  if (rule === undefined) throw new Error(`no rebalancing rule '${word}'`);
  return rule;
}
