import { daysBetween } from '@hakaru/engine/calendar/day';
import { modifiedDietz } from '@hakaru/engine/returns/modified-dietz';
import { at } from '#features/imports/findings';
import { key } from '#features/imports/past-store';
import { NOTHING, type Check } from './check';

/** The reported return against what values and flow say. */
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
  open({ entityOf, past, tolerance, monthBefore }) {
    return row => {
      const entity = entityOf(row);
      const { marketValue, asOf, flow, flowDate } = row.values;
      const reported = row.values['return'];
      if (!entity || !marketValue || !asOf || !reported || !('marketValue' in row.on.kind.columns)) return NOTHING;
      const from = monthBefore(asOf);
      const opening = past.values.get(key(entity.id, 'marketValue', from));
      if (!opening) return NOTHING;
      const day = flowDate && flowDate > from && flowDate <= asOf ? flowDate : asOf;
      const flows = flow ? [{ elapsedDays: daysBetween(from, day), amount: Number(flow) }] : [];
      const { value } = modifiedDietz({ opening: Number(opening), closing: Number(marketValue), days: daysBetween(from, asOf), flows });
      if (value === null || Math.abs(value - Number(reported)) * 100 <= tolerance(reportedReturn, entity.id)) return NOTHING;
      return [
        at(row, 'return', 'reportedReturn', {
          params: { reported: (Number(reported) * 100).toFixed(2), computed: (value * 100).toFixed(2) },
        }),
      ];
    };
  },
};
