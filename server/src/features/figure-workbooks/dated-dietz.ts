import { daysBetween } from '@hakaru/engine/calendar/day';
import { monthEndOfIndex } from '@hakaru/engine/calendar/month-end';
import { struckDays } from '@hakaru/engine/returns/month-return';
import { floatOf, flowFact, isGathering, valueBeforeFact, type WeighedFlow, weighedFlows } from '#features/books/public';
import { likeFlows, likeTotal } from '#features/measures/public';
import type { Case } from './formula-case';
import { monthOf } from './plan';

type Dated = WeighedFlow & { id: string; day: string };
const isDated = (flow: WeighedFlow): flow is Dated => flow.id !== null && flow.day !== null;

/**
 * Modified Dietz for a month with dated flows: each flow's cell weighted by its remaining days, with separate subperiods at large flows that
 * have a valuation. Null without dated flows.
 */
export function datedDietz({ layout, helpers, key }: Case): string | null {
  const month = monthOf(key);
  const { calculator } = layout;
  const amount = (measure: 'marketValue' | 'flow', at: number) => floatOf(calculator.amount(key.entityId, measure, at).value ?? 0);
  const total = calculator.amount(key.entityId, 'flow', month).value;
  const flows = total === null ? [] : weighedFlows(calculator, key.entityId, month, total);
  const dated = flows.filter(isDated);
  if (dated.length === 0) return null;
  const from = monthEndOfIndex(month - 1);
  const to = monthEndOfIndex(month);
  const stops = struckDays({ opening: amount('marketValue', month - 1), closing: amount('marketValue', month), from, to, flows });
  const before = (day: string) => helpers.fact(valueBeforeFact(dated.find(flow => flow.day === day && flow.valueBefore != null)?.id ?? ''));
  const on = (day: string) => dated.filter(flow => flow.day === day).map(({ id }) => `+${helpers.fact(flowFact(id))}`);
  const bounds = [from, ...stops.map(({ day }) => day), to];
  const parts = bounds.slice(1).map((end, at) => {
    const start = bounds[at] ?? from;
    const isLast = end === to && at === bounds.length - 2;
    const days = daysBetween(start, end);
    const opening = at === 0 ? layout.month('values', key.entityId, month - 1) : `(${before(start)}${on(start).join('')})`;
    const closing = isLast ? layout.month('values', key.entityId, month) : before(end);
    const own = dated.filter(({ day }) => day > start && day <= end && !stops.some(stop => stop.day === day));
    const rest = isLast && flows.length > dated.length ? restOf() : '';
    const gain = `${closing}-${opening}${own.map(({ id }) => `-${helpers.fact(flowFact(id))}`).join('')}${rest}`;
    const weights = own.map(
      flow => `+(${days}-${daysBetween(start, flow.day)}${flow.timing === 'start' ? '+1' : ''})/${days}*${helpers.fact(flowFact(flow.id))}`,
    );
    return `(${gain})/(${opening}${weights.join('')})`;
  });
  /** The part of the month's flow without a day counts at the month's end. */
  function restOf(): string {
    return `-(${layout.month('flows', key.entityId, month)}${dated.map(({ id }) => `-${helpers.fact(flowFact(id))}`).join('')})`;
  }
  return parts.length === 1 ? (parts[0] ?? null) : `${parts.map(part => `(1+${part})`).join('*')}-1`;
}

/** The same for like-for-like parts: the weights of their flows, or the whole month for an entity that reports itself. Null without dated flows. */
export function datedLike(one: Case): { whole?: string | null; weights: string } | null {
  const { layout, helpers, key } = one;
  const entity = layout.calculator.entity(key.entityId);
  const total = likeTotal(layout.calculator, key);
  if (!entity || total === null) return null;
  const dated = likeFlows(layout.calculator, key, total).filter(isDated);
  if (dated.length === 0) return null;
  if (!isGathering(entity)) return { whole: datedDietz(one), weights: '' };
  const from = monthEndOfIndex(monthOf(key) - 1);
  const days = daysBetween(from, key.asOf);
  const share = ({ day, timing }: Dated) => `(${days}-${daysBetween(from, day)}${timing === 'start' ? '+1' : ''})/${days}`;
  return { weights: dated.map(flow => `+${share(flow)}*${helpers.fact(flowFact(flow.id))}`).join('') };
}
