import { defineText } from '#platform/text';

export const asOfText = defineText({
  changeAsOf: { en: 'Change the as of date?', jp: '基準日を変更します。よろしいですか？' },
  changeAsOfBody: { en: 'Every screen will show figures as of {date}.', jp: 'すべての画面が {date} 時点の表示に切り替わります。' },
  preliminaryBody: {
    en: 'Every screen will show {date}, which is not populated yet: figures are preliminary and may be incomplete.',
    jp: 'すべての画面が {date} 時点の速報に切り替わります。未確定のため、数値が揃っていない場合があります。',
  },
  latestBody: {
    en: 'Every screen will follow the newest populated month-end.',
    jp: 'すべての画面が常に最新の確定済み月末の表示になります。',
  },
  change: { en: 'Change', jp: '変更' },
  asOfUpdated: { en: 'As of Date Updated', jp: '基準日を更新しました。' },
});
