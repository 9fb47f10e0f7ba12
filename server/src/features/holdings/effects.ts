import type { FigureKey } from '@hakaru/contract/figures';
import type { StatementPart } from '@hakaru/contract/holdings';
import { sumOf } from '@hakaru/engine/number/sum';
import { toFloat } from '@hakaru/engine/money/decimal';
import { missing, type Result } from '@hakaru/engine/result';
import { figure } from '#features/measures/public';
import type { FigureContext } from '#features/figures/public';
import { statementPlace, type Statements } from './statement-places';
import { weight, type Statement } from './statement';

export type EffectWork = { key: FigureKey; part: StatementPart; input(key: FigureKey): void };
type Both = { before: Statement; now: Statement; against: string };

/**
 * Each security's contribution to a mandate's excess return between two statements: its opening weight times its return in excess of the
 * mandate's benchmark. Trades, payments and sales in between belong to no security and form the remainder.
 */
export function effectFigure(place: FigureContext, statements: Statements, work: EffectWork): Result<number> {
  const { key, part } = work;
  if (part.against === null || part.against >= key.asOf || (part.of !== 'all' && 'by' in part.of)) return missing('not_applicable');
  const [now, before] = [key.asOf, part.against].map(day => statements.get(statementPlace(key.entityId, day)));
  if (!now?.lines.length || !before?.lines.length) return missing('no_data');
  const both = { now, before, against: part.against };
  if (part.of === 'all') return ofAll(place, both, work);
  return key.measure === 'holdingReturn' ? unitReturn(both, part.of.securityId, work) : effect(place, both, part.of.securityId, work);
}

/** The return of one unit between both days, as reported. A security that was sold has no second value, one that was bought no first. */
function unitReturn({ before, now, against }: Both, securityId: string, { key, input }: EffectWork): Result<number> {
  const earlier = before.line(securityId);
  const later = now.line(securityId);
  for (const [asOf, line] of [
    [key.asOf, later],
    [against, earlier],
  ] as const)
    if (line) for (const measure of ['holdingValue', 'holdingUnits'] as const) input({ ...key, measure, asOf, part: securityId });
  if (!earlier || !later) return missing('no_data');
  const [was, is] = [earlier, later].map(({ value, units }) => (toFloat(units) === 0 ? null : toFloat(value) / toFloat(units)));
  return was == null || is == null || was === 0 ? missing('zero_denominator') : { value: is / was - 1 };
}

function effect(place: FigureContext, both: Both, securityId: string, work: EffectWork): Result<number> {
  const { key, input } = work;
  const line = both.before.line(securityId);
  if (!line) return missing('no_data');
  input({ ...key, measure: 'holdingWeight', asOf: both.against, part: securityId });
  input({ ...key, measure: 'holdingReturn' });
  const market = rateOf(place, work, 'cumulativeBenchmark', both.against);
  const own = unitReturn(both, securityId, { ...work, input: () => undefined });
  const share = weight(both.before, [line]);
  if (share.value === null) return share;
  if (own.value === null) return own;
  return market.value === null ? market : { value: share.value * (own.value - market.value) };
}

function ofAll(place: FigureContext, both: Both, work: EffectWork): Result<number> {
  const { key, input } = work;
  if (key.measure === 'holdingEffect') return explained(place, both, work);
  if (key.measure !== 'holdingOther') return missing('not_applicable');
  const own = rateOf(place, work, 'cumulativeReturn', both.against);
  const market = rateOf(place, work, 'cumulativeBenchmark', both.against);
  input({ ...key, measure: 'holdingEffect' });
  const found = explained(place, both, { ...work, input: () => undefined });
  if (own.value === null) return own;
  if (market.value === null) return market;
  return found.value === null ? found : { value: own.value - market.value - found.value };
}

/** The sum of all securities that have an effect; the others are in the remainder. */
function explained(place: FigureContext, both: Both, work: EffectWork): Result<number> {
  const effects = both.before.lines.flatMap(({ securityId }) => {
    const { value } = effect(place, both, securityId, { ...work, input: () => undefined });
    if (value !== null) work.input({ ...work.key, part: `${securityId}|${both.against}` });
    return value ?? [];
  });
  return effects.length === 0 ? missing('no_data') : { value: sumOf(effects) };
}

type Side = 'cumulativeReturn' | 'cumulativeBenchmark';

/** The return of the mandate or of its benchmark between the two statements. */
function rateOf({ calculator }: FigureContext, { key, input }: EffectWork, measure: Side, against: string): Result<number> {
  const of: FigureKey = { entityId: key.entityId, measure, horizon: 'itd', asOf: key.asOf, part: against };
  input(of);
  const { value, reason } = figure(calculator, of);
  return value === null ? missing(reason ?? 'no_data') : { value: Number(value) };
}
