import { monthReturn } from '@hakaru/engine/returns/month-return';
import { byMonth, flowIn, monthKey, weighed } from '#features/import-kinds/public';
import { at, type Placed } from './findings';
import { flowTimingOn, key } from './past-store';
import { type Check, NOTHING } from './check';

/** Compares the reported return with the one calculated from values and flows, as the screens calculate it. */
export const reportedReturn: Check = {
  code: 'reportedReturn',
  severity: 'warning',
  tolerance: {
    value: 0.1,
    unit: 'percentPoints',
    title: { en: 'Reported return against Modified Dietz', jp: '報告収益率と修正ディーツ法の差' },
  },
  what: {
    en: 'The reported return is {reported}%, Modified Dietz from values and flow gives {computed}%.',
    jp: '報告収益率は{reported}%、時価と資金移動からの修正ディーツ法では{computed}%です。',
  },
  remedy: { en: 'Check value, flow and return of the month.', jp: '当月の時価・資金移動・収益率を確認してください。' },
  open({ entityOf, past, tolerance, monthBefore, rows }) {
    const months = byMonth(rows.filter(isMonthly));
    return row => {
      const entity = entityOf(row);
      const { marketValue, asOf } = row.values;
      const reported = row.values['return'];
      if (!entity || !marketValue || !asOf || !reported || !isMonthly(row)) return NOTHING;
      const from = monthBefore(asOf);
      const opening = past.values.get(key(entity.id, 'marketValue', from));
      if (!opening) return NOTHING;
      const flows = (months.get(monthKey(row.values)) ?? []).flatMap(one => flowIn(one.values) ?? []);
      const { value } = monthReturn({
        opening: Number(opening),
        closing: Number(marketValue),
        from,
        to: asOf,
        flows: weighed(flows, flowTimingOn(past, entity.id, asOf)),
      });
      if (value === null || Math.abs(value - Number(reported)) * 100 <= tolerance(reportedReturn, entity.id)) return NOTHING;
      return [
        at(row, 'return', 'reportedReturn', {
          params: { reported: (Number(reported) * 100).toFixed(2), computed: (value * 100).toFixed(2) },
        }),
      ];
    };
  },
};

const isMonthly = (row: Placed): boolean => 'marketValue' in row.on.kind.columns;
