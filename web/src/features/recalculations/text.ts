import { defineText } from '#platform/text';

export const recalculationText = defineText({
  recalculate: { en: 'Recalculate period return', jp: '期間収益率を再計算' },
  ask: { en: 'Recalculate the period return for the current as of date?', jp: '現在の基準日の期間収益率を再計算します。よろしいですか？' },
  askBody: {
    en: 'Every period return as of {date} is recalculated from the recorded values.',
    jp: '{date} 現在のすべての期間収益率を、登録された値から計算し直します。',
  },
  confirm: { en: 'Recalculate', jp: '再計算する' },
  done: { en: 'Period returns recalculated', jp: '期間収益率を再計算しました。' },
  same: {
    en: '{n} {n|figure|figures} recalculated; all match what was shown.',
    jp: '{n}件の数値を計算し直しました。表示されていた数値とすべて一致しています。',
  },
  corrected: {
    en: '{n} {n|figure|figures} recalculated; {m} differed from what was shown and {m|has|have} been updated.',
    jp: '{n}件の数値を計算し直しました。{m}件は表示と異なっていたため更新されました。',
  },
  unmoved: { en: 'No period return has changed since {date}.', jp: '{date} 以降、期間収益率に変更はありません。' },
  moved: { en: 'Changed since {date}', jp: '{date} 以降の変更' },
  entity: { en: 'Account', jp: 'アカウント' },
  period: { en: 'Period', jp: '期間' },
  before: { en: 'Then %', jp: '当時 %' },
  after: { en: 'Now %', jp: '現在 %' },
  facts: { en: 'Values recorded', jp: '登録された値' },
  more: { en: 'and {n} more', jp: 'ほか{n}件' },
  close: { en: 'Close', jp: '閉じる' },
  readonly: { en: 'Your role is read-only', jp: '閲覧専用の権限です' },
  past: { en: 'Figures as known on a past day cannot be recalculated', jp: '過去のデータ時点では再計算できません' },
});
