import { calendarOf } from '@hakaru/engine/calendar/calendars';
import { adjust } from '@hakaru/engine/calendar/business-days';
import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { at, type Finding, type Placed } from '#features/imports/findings';
import { key } from '#features/imports/past-store';
import type { Check, CheckWorld } from './check';

/** A price of nothing is a missing price. */
export const zeroPrice: Check = {
  code: 'zeroPrice',
  severity: 'error',
  what: { en: 'The price is zero.', jp: '単価がゼロです。' },
  todo: { en: 'Give the price, or leave the row out.', jp: '単価を入力するか、行を削除してください。' },
  look: ({ rows }) =>
    rows.flatMap(row =>
      row.values['price'] && Number(row.values['price']) === 0 && Number(row.values['units'] ?? 1) !== 0
        ? [at(row, 'price', 'zeroPrice', { severity: 'error' })]
        : [],
    ),
};

/** The very price of the month before, to the last digit. Money and its like are always worth one. */
export const stalePrice: Check = {
  code: 'stalePrice',
  severity: 'warning',
  what: { en: 'The price has not moved since {day}.', jp: '単価が{day}から変わっていません。' },
  todo: { en: 'Confirm the price, or give a newer one.', jp: '単価を確認するか、新しい単価を入力してください。' },
  look: world => world.rows.flatMap((row): Finding[] => stale(world, row)),
};

function stale({ past, securities, entityOf }: CheckWorld, row: Placed): Finding[] {
  const { price, security, asOf } = row.values;
  const known = security ? securities.get(security) : undefined;
  if (!price || !known || Number(price) === 1 || Number(price) === 100) return [];
  const earlier = past.prices.get(known.id);
  const held = asOf ? past.holdings.get(key(entityOf(row)?.id ?? '', shiftMonthEnd(asOf, -1), known.id)) : undefined;
  const before = held?.price ? { day: shiftMonthEnd(asOf ?? '', -1), price: held.price } : earlier;
  if (!before || Number(before.price) !== Number(price)) return [];
  return [at(row, 'price', 'stalePrice', { previous: before.price, params: { day: before.day.replaceAll('-', '/') } })];
}

/** Month-end holdings are priced on the month's last business day. */
export const priceDate: Check = {
  code: 'priceDate',
  severity: 'warning',
  what: { en: 'The price is of {day}, not of the last business day {expected}.', jp: '価格日{day}が月末営業日{expected}ではありません。' },
  todo: { en: 'Give the month-end price.', jp: '月末営業日の単価を入力してください。' },
  look({ rows }) {
    const japan = calendarOf('JP');
    return rows.flatMap((row): Finding[] => {
      const { asOf, priceDate: day } = row.values;
      if (row.on.kind.kind !== 'holdings' || !asOf || !day) return [];
      const expected = adjust(japan, asOf, 'preceding');
      if (day === expected || day === asOf) return [];
      return [at(row, 'priceDate', 'priceDate', { params: { day: day.replaceAll('-', '/'), expected: expected.replaceAll('-', '/') } })];
    });
  },
};
