import type { FigureKey, Horizon } from '@hakaru/contract/figures';
import { monthEndOfIndex } from '@hakaru/engine/calendar/month-end';
import { explainKsPme, explainLnPme } from '@hakaru/engine/private-assets/pme';
import type { PmeInputs } from '@hakaru/engine/private-assets/pme-rows';
import { missing, type Result } from '@hakaru/engine/result';
import { floatOf } from './amounts';
import { datesOf, windowOf, type Told } from './figure';
import { benchmarkOn, type Inputs, type Worker } from './worker';

type Key = FigureKey & { horizon: Horizon };

/**
 * An entity beside its public market equivalent: the same money in and out of the index it is measured against. `pme` is Kaplan-Schoar's
 * ratio, above 1 where the entity did better; `pmeReturn` is the yearly rate the index would have given (Long-Nickels).
 */
export function pmeFigure(worker: Worker, key: Key, { note, inputs }: Told): Result {
  const benchmark = worker.entity(benchmarkOn(worker.entity(key.entityId), key.asOf) ?? '');
  if (benchmark?.type !== 'pme') return missing('not_applicable');
  const rows = rowsOf(worker, key, inputs);
  if (rows.value === null) return rows;
  const { result, steps } = key.measure === 'pme' ? explainKsPme(rows.value) : explainLnPme(rows.value);
  for (const step of steps) note(step);
  return result;
}

/** What there was at the start counts as paid in then; flows stand at the month-ends they were told for. */
function rowsOf(worker: Worker, key: Key, inputs?: Inputs): Result<PmeInputs> {
  const { entityId, asOf, horizon } = key;
  const window = windowOf(worker.series(entityId), { horizon, asOf, ...datesOf(worker, entityId) });
  if (!window) return missing('too_short');
  const opening = worker.amount(entityId, 'marketValue', window.from - 1);
  const closing = worker.amount(entityId, 'marketValue', window.to);
  const days = [monthEndOfIndex(window.from - 1)];
  for (const day of [days[0] ?? asOf, asOf]) inputs?.figure({ entityId, measure: 'marketValue', horizon: null, asOf: day });
  if (opening.value === null || closing.value === null) return missing(opening.reason ?? closing.reason ?? 'no_data');
  const [flows, index] = [[floatOf(opening.value)], [1]];
  for (let month = window.from; month <= window.to; month++) {
    const flow = worker.amount(entityId, 'flow', month);
    const market = worker.benchmarkMonth(entityId, month);
    if (flow.value === null || market.value === null) return missing('gap');
    const day = monthEndOfIndex(month);
    inputs?.figure({ entityId, measure: 'flow', horizon: '1m', asOf: day });
    inputs?.figure({ entityId, measure: 'benchmarkReturn', horizon: '1m', asOf: day });
    days.push(day);
    flows.push(floatOf(flow.value));
    index.push((index.at(-1) ?? 1) * (1 + market.value));
  }
  const contributions = flows.map(flow => Math.max(0, flow));
  return { value: { days, index, contributions, distributions: flows.map(flow => Math.max(0, -flow)), nav: floatOf(closing.value) } };
}
