import { benchmarkCurrenciesInput, currenciesErrors } from '@hakaru/contract/benchmarks';
import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { type Ask, openFigures } from '#features/figures/public';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import * as store from './currency-store';
import { countComponents, findBenchmark } from './store';

export type CurrencyVersion = { fromDay: string; rows: store.CurrencyRow[] };

/** The versions of a benchmark's currency weights, oldest first, as known at a moment. */
export async function readCurrencies(ctx: SignedIn, { id, ...ask }: Ask & { id: string }): Promise<CurrencyVersion[]> {
  const { calculator, ownerId, known } = await openFigures(ctx, ask);
  if (calculator.entity(id)?.kind !== 'benchmark') throw new AppError('notFound');
  const rows = await inScope(ctx.app.database.db, { organisation: ownerId }, db => store.findCurrencies(db, { ownerId, id, known }));
  return [...new Set(rows.map(({ fromDay }) => fromDay))].map(fromDay => ({ fromDay, rows: rows.filter(row => row.fromDay === fromDay) }));
}

/** Sets an index's currency weights from a day on. A version with the same first day is superseded, and stays readable as known before. */
export async function saveCurrencies(ctx: SignedIn, benchmarkId: string, input: unknown): Promise<boolean> {
  allow(ctx, 'write');
  const { fromDay, rows } = parse(benchmarkCurrenciesInput, input);
  return await inTransaction(ctx, async ctx => {
    const organisationId = ctx.actor.organisation.id;
    const benchmark = await findBenchmark(ctx.db, organisationId, benchmarkId);
    if (!benchmark) throw new AppError('notFound');
    const errors = currenciesErrors(rows);
    if (Object.keys(errors).length > 0) throw new AppError('invalid', errors);
    const ids = rows.map(({ componentId }) => componentId);
    if (ids.includes(benchmarkId)) throw invalid('rows', 'cycle');
    const found = await countComponents(ctx.db, { organisationId, assetId: benchmark.assetId }, ids);
    if (found !== new Set(ids).size) throw invalid('rows', 'notFound');
    const kept = rows.map(({ id, percent, ...row }) => ({ ...row, currency: id, percent: percent ?? '0' }));
    await store.replaceCurrencies(ctx.db, { organisationId, benchmarkId, fromDay, rows: kept, personId: ctx.actor.user.id });
    const after = { fromDay, rows: kept };
    await record(ctx, 'benchmark.currencies', { subject: 'benchmark', subjectId: benchmarkId, after });
    return true;
  });
}
