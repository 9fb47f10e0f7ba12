import type { FigureKey } from '@hakaru/contract/figures';
import { isStressMeasure } from '@hakaru/contract/stress-measures';
import type { Step } from '@hakaru/engine/result';
import { addFigures, type PartTrace } from '#features/figures/public';
import type { FactStory } from '#features/books/public';
import { asFigure } from '#features/fx-forwards/public';
import { openStressed } from './actions';
import { readPart, stressFigure, type Stressed } from './effects';

/** Registers the figures of stress tests: traced to values, exposures and the shocks entered. */
export function joinFigures(): void {
  addFigures({
    owns: isStressMeasure,
    open: async (ctx, place, keys) => {
      const world = await openStressed(ctx, place, [...new Set(keys.map(({ asOf }) => asOf))]);
      return {
        figure: key => asFigure(key, stressFigure(world, key)),
        trace: key => Promise.resolve(traceOf(world, key)),
      };
    },
  });
}

function traceOf(world: Stressed, key: FigureKey): PartTrace {
  const steps: Step[] = [];
  const inputs: FigureKey[] = [];
  const result = stressFigure(world, key, { note: step => void steps.push(step), input: input => void inputs.push(input) });
  return {
    figure: asFigure(key, result),
    method: METHODS[key.measure] ?? 'stress.shock',
    steps,
    inputs: result.value === null ? [] : inputs,
    facts: key.measure === 'stressShock' && result.value !== null ? assumption(world, key, String(result.value)) : [],
    partOf: of => nameOf(world, of),
  };
}

const METHODS: Readonly<Partial<Record<string, string>>> = {
  stressShock: 'stress.shock',
  stressEffect: 'stress.effect',
  stressFactorEffect: 'stress.factor-effect',
  stressReturn: 'stress.return',
  stressedValue: 'stress.value',
  stressedWeight: 'stress.weight',
  stressedDeviation: 'stress.deviation',
  stressedOutside: 'stress.outside',
  stressCoverage: 'stress.coverage',
};

/** A shock as a fact of the test: who entered it, and when. */
function assumption({ tests }: Stressed, { entityId, asOf, part }: FigureKey, value: string): FactStory[] {
  const test = tests.get(readPart(part).id);
  if (!test) return [];
  return [
    {
      id: `${part ?? ''} ${entityId}`,
      entityId,
      measure: 'stressShock',
      asOf,
      value,
      quality: 'estimated',
      place: null,
      recordedAt: test.changedAt,
      supersededAt: null,
      sourceKind: 'person',
      sourceEn: `Stress test: ${test.name}`,
      sourceJp: `ストレステスト：${test.name}`,
      person: test.userName,
      approvedBy: null,
      importId: null,
    },
  ];
}

/** The name says that the figure is of a test, so that it is not mistaken for an actual one. */
function nameOf({ tests }: Stressed, { measure, part }: FigureKey): { en: string; jp: string } | null {
  if (!isStressMeasure(measure)) return part === undefined ? null : { en: part, jp: part };
  const { id, factor } = readPart(part);
  const name = tests.get(id)?.name;
  if (name === undefined) return null;
  return factor === null ? { en: `Stress: ${name}`, jp: `ストレス：${name}` } : { en: factor, jp: factor };
}
