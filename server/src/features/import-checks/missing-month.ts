import { monthsBetween } from '@hakaru/engine/calendar/month-end';
import { at } from './findings';
import { type Check, NOTHING } from './check';

/** A month without a value between the last reported one and this one: returns could not be linked across it. */
export const missingMonth: Check = {
  code: 'missingMonth',
  severity: 'warning',
  what: { en: 'No value was reported for {month}.', jp: '{month}の報告がありません。' },
  remedy: { en: 'Report the missing month first.', jp: '欠けている月を先に報告してください。' },
  open({ rows, entityOf, past, monthBefore }) {
    const inFile = new Set(rows.map(({ values }) => `${values['code']} ${values['asOf']}`));
    return row => {
      const entity = entityOf(row);
      const asOf = row.values['asOf'];
      if (!entity || !asOf || !('marketValue' in row.on.kind.columns) || !row.values['marketValue']) return NOTHING;
      const last = past.months.get(entity.id)?.findLast(month => month < asOf);
      if (!last || monthsBetween(last, asOf) <= 1) return NOTHING;
      const missing = monthBefore(asOf);
      if (inFile.has(`${row.values['code']} ${missing}`)) return NOTHING;
      return [at(row, 'asOf', 'missingMonth', { params: { month: missing.slice(0, 7).replace('-', '/') } })];
    };
  },
};
