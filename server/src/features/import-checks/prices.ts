import { calendarOf } from '@hakaru/engine/calendar/calendars';
import { adjust } from '@hakaru/engine/calendar/business-days';
import { at, type Finding, type Placed } from './findings';
import { type Check, type CheckWorld, NOTHING } from './check';
import { heldBefore, isRenewed, isSamePrice, mayStandStill, priceBefore } from './earlier-prices';

const lastBusinessDay = (asOf: string): string => adjust(calendarOf('JP'), asOf, 'preceding');

/** A price of zero is a missing price. */
export const zeroPrice: Check = {
  code: 'zeroPrice',
  severity: 'error',
  what: { en: 'The price is zero.', jp: '単価がゼロです。' },
  remedy: { en: 'Enter the price, or remove the row.', jp: '単価を入力するか、行を削除してください。' },
  open: () => row =>
    row.values['price'] && Number(row.values['price']) === 0 && Number(row.values['units'] ?? 1) !== 0
      ? [at(row, 'price', 'zeroPrice', { severity: 'error' })]
      : NOTHING,
};

/**
 * The same price as the month before, to the last digit. If it is dated in its own month it is only information: one of forty lines may
 * well come out the same, and `repeatedPrices` judges the statement as a whole.
 */
export const stalePrice: Check = {
  code: 'stalePrice',
  severity: 'warning',
  what: { en: 'The price has not moved since {day}.', jp: '単価が{day}から変わっていません。' },
  remedy: { en: 'Confirm the price, or enter a newer one.', jp: '単価を確認するか、新しい単価を入力してください。' },
  open: world => row => stale(world, row),
};

function stale(world: CheckWorld, row: Placed): readonly Finding[] {
  const before = priceBefore(world, row);
  if (!before || !isSamePrice(row, before)) return NOTHING;
  const { asOf, day } = row.values;
  const isLastMonth = before.day.slice(0, 7) === world.monthBefore(asOf ?? day ?? before.day).slice(0, 7);
  const isExpected = isRenewed(world, row, before) || mayStandStill(world, row);
  return [
    at(row, 'price', 'stalePrice', {
      severity: isExpected ? 'info' : severityOf(world, row),
      previous: isLastMonth ? before.price : null,
      params: { day: before.day.replaceAll('-', '/') },
    }),
  ];
}

/** A price that was already old last month, and was accepted then with the same date, is only information: its reason has been given. */
function severityOf(world: CheckWorld, row: Placed): 'info' | 'warning' {
  const { price, priceDate: day, asOf } = row.values;
  const held = heldBefore(world, row);
  if (!day || !asOf || held?.priceDate !== day || Number(held.price) !== Number(price)) return 'warning';
  const before = world.monthBefore(asOf);
  return day === before || day === lastBusinessDay(before) ? 'warning' : 'info';
}

/** Month-end holdings are priced on the month's last business day. */
export const priceDate: Check = {
  code: 'priceDate',
  severity: 'warning',
  what: { en: 'Price dated {day}; expected {expected}, the last business day.', jp: '価格日{day}が月末営業日{expected}ではありません。' },
  remedy: { en: 'Enter the month-end price.', jp: '月末営業日の単価を入力してください。' },
  open(world) {
    const lastDays = new Map<string, string>();
    return row => {
      const { asOf, priceDate: day } = row.values;
      if (row.on.kind.kind !== 'holdings' || !asOf || !day) return NOTHING;
      const expected = lastDays.get(asOf) ?? lastBusinessDay(asOf);
      lastDays.set(asOf, expected);
      if (day === expected || day === asOf) return NOTHING;
      const severity = severityOf(world, row);
      return [
        at(row, 'priceDate', 'priceDate', { severity, params: { day: day.replaceAll('-', '/'), expected: expected.replaceAll('-', '/') } }),
      ];
    };
  },
};
