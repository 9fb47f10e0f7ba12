import { isMonthEnd, monthEndOf, shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { at, type Finding, type Placed } from './findings';
import { key } from './past-store';
import { type Check, type CheckWorld, NOTHING } from './check';

/** A value dated in the future. Notices and instructions may be dated ahead; values may not. */
export const futureDate: Check = {
  code: 'futureDate',
  severity: 'error',
  what: {
    en: '{day} is in the future (today is {today}). Report a month that has ended, {expected} at the latest.',
    jp: '{day}は未到来です（本日{today}）。終了した月（{expected}以前）の報告が必要です。',
  },
  remedy: { en: 'Correct the date, or report when the month has ended.', jp: '日付を訂正するか、月末後に報告してください。' },
  open:
    ({ today }) =>
    row => {
      const [field, day] = datedBy(row);
      if (!field || !day || day <= today) return NOTHING;
      const ended = isMonthEnd(today) ? today : shiftMonthEnd(today, -1);
      return [
        at(row, field, 'futureDate', { severity: 'error', params: { day: shown(day), today: shown(today), expected: shown(ended) } }),
      ];
    },
};

function datedBy({ values }: Placed): [field: string | null, day: string | null] {
  const { asOf, day, nav, price, mid, balance } = values;
  if (asOf) return ['asOf', asOf];
  return day && (nav || price || mid || balance) ? ['day', day] : [null, null];
}

/** A fresh valuation between quarter-ends for a fund that has been valued at quarter-ends only. */
export const quarterEndOnly: Check = {
  code: 'quarterEndOnly',
  severity: 'warning',
  what: {
    en: 'Valued at quarter-ends only until now; an estimate of {expected} was expected for {day}.',
    jp: 'これまで四半期末のみ評価されています。{day}は{expected}の評価に基づく推定値が見込まれます。',
  },
  remedy: {
    en: 'Mark the value as estimated with its valuation date, or confirm the valuation.',
    jp: '「推定」と評価日を入力するか、評価を確認してください。',
  },
  open: world => row => betweenQuarters(world, row),
};

const ENOUGH = 4;

function betweenQuarters({ entityOf, past }: CheckWorld, row: Placed): readonly Finding[] {
  const entity = entityOf(row);
  const { asOf, day, marketValue, nav, quality, valuedOn } = row.values;
  const month = asOf ?? day;
  if (!entity || !month || (!marketValue && !nav) || quality === 'estimated' || valuedOn || isQuarterEnd(month)) return NOTHING;
  const valued = past.valuations.get(entity.id) ?? [];
  const before = valued.filter(one => one.day < month);
  const fresh = before.filter(one => one.isFresh);
  // Only months between quarter-ends that carry an older valuation show that a fund is valued quarterly.
  if (before.length - fresh.length < ENOUGH || fresh.length < 2 || !fresh.every(one => isQuarterEnd(one.day))) return NOTHING;
  const field = marketValue ? 'marketValue' : 'nav';
  const previous = past.values.get(key(entity.id, field, shiftMonthEnd(month, -1))) ?? null;
  return [at(row, field, 'quarterEndOnly', { previous, params: { day: shown(month), expected: shown(fresh.at(-1)?.day ?? month) } })];
}

function isQuarterEnd(day: string): boolean {
  return Number(monthEndOf(day).slice(5, 7)) % 3 === 0;
}

const shown = (day: string): string => day.replaceAll('-', '/');
