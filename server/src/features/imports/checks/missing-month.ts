import { monthsBetween, shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { at, type Finding } from '#features/imports/findings';
import type { Check } from './check';

/** A month without a value between the last one told and this one: returns could not be linked over it. */
export const missingMonth: Check = {
  code: 'missingMonth',
  severity: 'warning',
  what: { en: 'No value was told for {month}.', jp: '{month}の報告がありません。' },
  todo: { en: 'Report the missing month first.', jp: '欠けている月を先に報告してください。' },
  look({ rows, entityOf, past }) {
    const inFile = new Set(rows.map(({ values }) => `${values['code']} ${values['asOf']}`));
    return rows.flatMap((row): Finding[] => {
      const [entity, asOf] = [entityOf(row), row.values['asOf']];
      if (!entity || !asOf || !('marketValue' in row.on.kind.columns)) return [];
      const last = past.months.get(entity.id)?.findLast(month => month < asOf);
      if (!last || monthsBetween(last, asOf) <= 1) return [];
      const missing = shiftMonthEnd(asOf, -1);
      if (inFile.has(`${row.values['code']} ${missing}`)) return [];
      return [at(row, 'asOf', 'missingMonth', { params: { month: missing.slice(0, 7).replace('-', '/') } })];
    });
  },
};
