import { AppError } from '@hakaru/contract/errors';
import type { Figure, FigureKey } from '@hakaru/contract/figures';
import { figure } from '#features/measures/public';
import { type Ask, openFigures, readMonthEnd } from '#features/figures/public';
import type { SignedIn } from '#platform/context';
import { readStatements } from './actions';
import { holdingFigure } from './figures';
import { statementPlace } from './statement-places';
import type { HeldLine } from './store';

export type EffectsAsk = Ask & { entityId: string; asOf: string; from?: string | null | undefined };
export type EffectLine = { line: HeldLine; weight: Figure; return: Figure; effect: Figure };
export type EffectsReply = {
  asOf: string;
  /** The earlier statement's day; null when there is none before the day. */
  from: string | null;
  /** Days with a statement, newest first. */
  days: string[];
  lines: EffectLine[];
  own: Figure;
  benchmark: Figure;
  explained: Figure;
  other: Figure;
};

/** Explains a mandate's excess return between two of its statements, security by security. */
export async function securityEffects(ctx: SignedIn, ask: EffectsAsk): Promise<EffectsReply> {
  const asOf = readMonthEnd('asOf', ask.asOf);
  const asked = ask.from ? readMonthEnd('from', ask.from) : null;
  const place = await openFigures(ctx, ask);
  const { entityId } = ask;
  if (!place.calculator.entity(entityId)) throw new AppError('notFound');
  const { all: days } = await readStatements(ctx, place, entityId, []);
  const from = asked ?? days.find(day => day < asOf) ?? null;
  const { statements } = await readStatements(ctx, place, entityId, from === null ? [asOf] : [asOf, from]);
  const against = from ?? asOf;
  const base: FigureKey = { entityId, measure: 'holdingEffect', horizon: null, asOf };
  const shown = (key: FigureKey) => holdingFigure(place, statements, key);
  const rate = (measure: 'cumulativeReturn' | 'cumulativeBenchmark') =>
    figure(place.calculator, { entityId, measure, horizon: 'itd', asOf, part: against });
  return {
    asOf,
    from,
    days,
    lines: (statements.get(statementPlace(entityId, against))?.lines ?? []).map(line => ({
      line,
      weight: shown({ ...base, measure: 'holdingWeight', asOf: against, part: line.securityId }),
      return: shown({ ...base, measure: 'holdingReturn', part: `${line.securityId}|${against}` }),
      effect: shown({ ...base, part: `${line.securityId}|${against}` }),
    })),
    own: rate('cumulativeReturn'),
    benchmark: rate('cumulativeBenchmark'),
    explained: shown({ ...base, part: `|${against}` }),
    other: shown({ ...base, measure: 'holdingOther', part: `|${against}` }),
  };
}
