import { defineText } from '#platform/text';

export const recalculationText = defineText({
  recalculate: { en: 'Recalculate period return', jp: '期間収益率を再計算' },
  ask: { en: 'Recalculate the period return for the current as of date?', jp: '現在の基準日の期間収益率を再計算します。よろしいですか？' },
  askBody: {
    en: 'Every period return as of {date} is worked out again from the recorded facts.',
    jp: '{date} 現在のすべての期間収益率を、記録された事実から計算し直します。',
  },
  confirm: { en: 'Recalculate', jp: '再計算する' },
  done: { en: 'Period returns recalculated', jp: '期間収益率を再計算しました' },
  same: {
    en: '{n} figures worked out anew; all are as they were shown.',
    jp: '{n}件の数値を計算し直しました。表示されていた数値とすべて一致しています。',
  },
  corrected: {
    en: '{n} figures worked out anew; {m} were shown otherwise and are right now.',
    jp: '{n}件の数値を計算し直しました。{m}件は表示と異なっていたため更新されました。',
  },
  unmoved: { en: 'No period return has changed since {date}.', jp: '{date} 以降、期間収益率に変更はありません。' },
  moved: { en: 'Changed since {date}', jp: '{date} 以降の変更' },
  entity: { en: 'Account', jp: 'アカウント' },
  period: { en: 'Period', jp: '期間' },
  before: { en: 'Then %', jp: '当時 %' },
  after: { en: 'Now %', jp: '現在 %' },
  facts: { en: 'Facts', jp: '事実' },
  more: { en: 'and {n} more', jp: '他{n}件' },
  close: { en: 'Close', jp: '閉じる' },
  readonly: { en: 'Your role may read only', jp: '閲覧専用の権限です' },
  past: { en: 'Figures of the past cannot be recalculated', jp: '過去の把握時点では再計算できません' },
});
