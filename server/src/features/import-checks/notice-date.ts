import { at, type Finding } from './findings';
import { key } from './past-store';
import { type Check, NOTHING } from './check';

/** The same notice is already recorded under another date: imported as it is, its money would be counted twice. */
export const noticeDate: Check = {
  code: 'noticeDate',
  severity: 'warning',
  what: {
    en: 'Notice {notice} is known with the date {before}; this row says {after}. Both would be counted.',
    jp: '通知{notice}は{before}付で登録済みです（この行は{after}付）。両方が計上されます。',
  },
  remedy: {
    en: 'Correct the date if it is the same notice; give the reason when approving if it is another one.',
    jp: '同じ通知であれば日付を訂正し、別の通知であれば承認時に理由を入力してください。',
  },
  open({ entityOf, past }) {
    return row => {
      const entity = entityOf(row);
      const { day, notice, side, type, flow } = row.values;
      if (row.on.kind.kind !== 'funds' || !entity || !day || !flow || !notice || !side || !type) return NOTHING;
      const known = past.noticeDays.get(key(entity.id, notice, side, type)) ?? [];
      const [before] = known;
      if (before === undefined || known.includes(day)) return NOTHING;
      const finding: Finding = at(row, 'day', 'noticeDate', { previous: before, params: { notice, before, after: day } });
      return [finding];
    };
  },
};
