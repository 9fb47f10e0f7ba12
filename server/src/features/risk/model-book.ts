import { missing, type Result } from '@hakaru/engine/result';
import { factorRisk, type FactorRisk } from '@hakaru/engine/risk/factor-risk';
import { figure } from '#features/measures/public';
import { type FigureContext, rowsOf } from '#features/figures/public';
import type { SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import * as store from './store';

/** A security as held by a mandate or by the whole asset. */
export type Held = {
  code: string;
  name: string | null;
  weight: number;
  benchmarkWeight: number;
  specificRisk: number | null;
  exposures: number[] | null;
};
/** A mandate's part of the view: all of it, or its share of the value of all mandates with data. */
export type Part = { entityId: string; share: number; portfolio: store.PortfolioRow };
export type View = { parts: Part[]; held: Held[]; factors: string[]; active: Result<FactorRisk>; total: Result<FactorRisk> };
export type ModelBook = {
  model(day: string): store.ModelRow | null;
  portfolio(entityId: string, day: string): store.PortfolioRow | null;
  /** A mandate, or the whole asset, under the model of a day. */
  view(entityId: string, day: string): View;
};

type Asked = { entityIds: readonly string[]; days: readonly string[] };

/** The data behind the figures of some mandates on some days, read once for all figures. */
export async function readModelBook(ctx: SignedIn, place: FigureContext, { entityIds, days }: Asked): Promise<ModelBook> {
  const { calculator, ownerId, known } = place;
  const all = mandatesOf(place);
  const isWhole = calculator.book.rootId !== null && entityIds.includes(calculator.book.rootId);
  const mandateIds = isWhole ? all : all.filter(id => entityIds.includes(id));
  const [models, portfolios] = await inScope(ctx.app.database.db, { organisation: ownerId }, async db => [
    await store.findModels(db, { ownerId, days, known }),
    await store.findPortfolios(db, { ownerId, days, known, entityIds: mandateIds }),
  ]);
  const model = (day: string) => models.find(({ asOf }) => asOf === day) ?? null;
  const portfolio = (entityId: string, day: string) => portfolios.find(row => row.entityId === entityId && row.asOf === day) ?? null;
  const views = new Map<string, View>();
  const view = (entityId: string, day: string): View => {
    const key = `${entityId} ${day}`;
    const ids = entityId === calculator.book.rootId ? mandateIds : [entityId];
    const own = ids.flatMap(id => (place.reaches(id, day) ? (portfolio(id, day) ?? []) : []));
    const found = views.get(key) ?? viewOf(model(day), entityId === calculator.book.rootId ? shared(place, own, day) : alone(own));
    views.set(key, found);
    return found;
  };
  return { model, portfolio, view };
}

export const mandatesOf = ({ calculator }: FigureContext): string[] => rowsOf(calculator.book, 'mandates').map(({ id }) => id);

const alone = (portfolios: readonly store.PortfolioRow[]): Part[] =>
  portfolios.map(portfolio => ({ entityId: portfolio.entityId, share: 1, portfolio }));

/** The shares by market value of the mandates that have both data and a value. */
function shared({ calculator }: FigureContext, portfolios: readonly store.PortfolioRow[], asOf: string): Part[] {
  const valued = portfolios.flatMap(portfolio => {
    const { value } = figure(calculator, { entityId: portfolio.entityId, measure: 'marketValue', horizon: null, asOf });
    return value === null || Number(value) <= 0 ? [] : [{ portfolio, value: Number(value) }];
  });
  const whole = valued.reduce((total, { value }) => total + value, 0);
  return valued.map(({ portfolio, value }) => ({ entityId: portfolio.entityId, share: value / whole, portfolio }));
}

function viewOf(model: store.ModelRow | null, parts: Part[]): View {
  const factors = model?.factors ?? [];
  const held = heldBy(parts, factors);
  if (!model || parts.length === 0) return { parts, held, factors, active: missing('no_data'), total: missing('no_data') };
  const size = factors.length;
  const inputs = {
    portfolio: held.map(({ weight }) => weight),
    exposures: held.map(({ exposures }) => exposures),
    covariance: factors.map((_, k) => model.covariance.slice(k * size, (k + 1) * size)),
    specificVariance: held.map(({ specificRisk }) => (specificRisk === null ? null : specificRisk ** 2)),
  };
  const benchmark = held.map(({ benchmarkWeight }) => benchmarkWeight);
  return { parts, held, factors, active: factorRisk({ ...inputs, benchmark }), total: factorRisk(inputs) };
}

/** One row for each security: what two mandates hold of the same one is one risk and does not diversify. */
function heldBy(parts: readonly Part[], factors: readonly string[]): Held[] {
  const held = new Map<string, Held>();
  for (const { share, portfolio } of parts) {
    const order = factors.map(factor => portfolio.factors.indexOf(factor));
    for (const { code, name, weight, benchmarkWeight, specificRisk, exposures } of portfolio.lines) {
      const before = held.get(code);
      const own = exposures && order.map(at => exposures[at] ?? Number.NaN);
      held.set(code, {
        code,
        name: before?.name ?? name,
        weight: (before?.weight ?? 0) + share * weight,
        benchmarkWeight: (before?.benchmarkWeight ?? 0) + share * benchmarkWeight,
        specificRisk: before?.specificRisk ?? specificRisk,
        exposures: before?.exposures ?? own,
      });
    }
  }
  return [...held.values()];
}
