import type { FigureKey } from '@hakaru/contract/figures';
import { missing, type Result } from '@hakaru/engine/result';
import { inForce } from './book';
import type { Told } from './figure';
import type { Worker } from './worker';

/** The policy weight of the class an account stands for; the whole asset is 1 by definition. */
export function policyFigure(worker: Worker, { entityId, asOf }: FigureKey, { note }: Told): Result {
  if (entityId === worker.book.rootId) return { value: 1 };
  const held = worker.book.classes.find(one => one.entityId === entityId);
  if (!held) return missing('not_applicable');
  const version = inForce(worker.book.policies, asOf);
  if (!version) return missing('no_data');
  note({ id: 'policyFrom', value: version.fromDay, unit: 'text' });
  const weight = version.weights.get(held.id);
  return { value: weight ? Number(weight.weightPercent) / 100 : 0 };
}
