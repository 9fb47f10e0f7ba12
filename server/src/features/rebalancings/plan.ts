import { invalid } from '@hakaru/contract/errors';
import type { Figure, Measure } from '@hakaru/contract/figures';
import type { RebalancingTerms } from '@hakaru/contract/rebalancings';
import { minorUnitsOf } from '@hakaru/engine/money/currencies';
import { multiply, sum, toFloat } from '@hakaru/engine/money/decimal';
import { planTrades, type Trade } from '@hakaru/engine/rebalancing/trades';
import type { BookClass, BookEntity } from '#features/books/public';
import { rowsOf, type FigureContext } from '#features/figures/public';
import { figure } from '#features/measures/public';

export type PlanLine = {
  classId: string;
  mandate: BookEntity | null;
  costBps: string;
  held: Figure;
  weight: Figure;
  policyWeight: Figure;
  /** The amount the target asks to move. */
  move: Figure;
  trade: Trade;
  /** The share of the asset after trades and costs; null when the value is unknown. */
  weightAfter: number | null;
};
export type Plan = {
  currency: string;
  lines: PlanLine[];
  cashHeld: Figure;
  bought: string;
  sold: string;
  costs: string;
  cashAvailable: string;
  cashAfter: string;
};

type Held = { of: BookClass; entityId: string };

/** The mandates of a class that are open on a day, largest first. */
export function mandatesIn({ calculator }: FigureContext, { of, asOf }: { of: BookClass; asOf: string }): BookEntity[] {
  const valueOf = ({ id }: BookEntity) =>
    Number(figure(calculator, { entityId: id, measure: 'marketValue', horizon: null, asOf }).value ?? 0);
  return rowsOf(calculator.book, 'mandates')
    .filter(
      ({ classId, mandate }) => classId === of.id && (mandate?.performanceClosedDate == null || mandate.performanceClosedDate >= asOf),
    )
    .toSorted((one, other) => valueOf(other) - valueOf(one));
}

/** The trades that rebalance an asset, from its class figures on the day; cash is the remainder. */
export function planOf(place: FigureContext, terms: RebalancingTerms): Plan {
  const { calculator } = place;
  const { book } = calculator;
  const { asOf, target, keepCash, minimumTrade } = terms;
  const cash = rowsOf(book, 'mandates').find(({ id }) => id === terms.cashEntityId);
  if (!cash) throw invalid('cashEntityId', 'notFound');
  const figureOf = (entityId: string, measure: Measure): Figure => figure(calculator, { entityId, measure, horizon: null, asOf });
  const cashHeld = figureOf(cash.id, 'marketValue');
  if (cashHeld.value === null) throw invalid('cashEntityId', 'noValue');
  const classes = book.classes.flatMap((of): Held[] => (of.entityId && of.id !== cash.classId ? [{ of, entityId: of.entityId }] : []));
  const rows = classes.map(({ of, entityId }) => {
    const chosen = terms.classes.find(one => one.classEntityId === entityId);
    const open = mandatesIn(place, { of, asOf });
    const usual = open.find(({ mandate }) => mandate?.isPrivate === false) ?? null;
    const mandate = chosen ? (chosen.entityId === null ? null : open.find(({ id }) => id === chosen.entityId)) : usual;
    if (mandate === undefined) throw invalid('classes', 'notFound');
    const move = figureOf(entityId, target === 'policy' ? 'toPolicy' : 'toBand');
    return { classId: entityId, mandate, costBps: chosen?.costBps ?? '0', move };
  });
  if (terms.classes.some(one => !rows.some(({ classId }) => classId === one.classEntityId))) throw invalid('classes', 'notFound');
  const { trades, ...totals } = planTrades({
    lines: rows.map(({ classId, mandate, costBps, move }) => ({
      id: classId,
      move: move.value,
      sellable: (mandate && figureOf(mandate.id, 'marketValue').value) ?? '0',
      costBps,
      isTraded: mandate !== null,
    })),
    cashHeld: cashHeld.value,
    keepCash,
    minimumTrade,
    places: minorUnitsOf(book.baseCurrency),
  });
  const whole = book.rootId === null ? null : figureOf(book.rootId, 'marketValue').value;
  const after = whole === null ? null : toFloat(sum([whole, multiply(totals.costs, -1)]));
  const lines = rows.map((row, at): PlanLine => {
    const trade = trades[at] ?? { id: row.classId, amount: '0', cost: '0', reason: 'gap' };
    const held = figureOf(row.classId, 'marketValue');
    const weightAfter = held.value === null || !after ? null : toFloat(sum([held.value, trade.amount])) / after;
    return {
      ...row,
      held,
      weight: figureOf(row.classId, 'weight'),
      policyWeight: figureOf(row.classId, 'policyWeight'),
      trade,
      weightAfter,
    };
  });
  return { currency: book.baseCurrency, lines, cashHeld, ...totals };
}
