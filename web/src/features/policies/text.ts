import { defineText } from '#platform/text';

export const policiesText = defineText({
  versions: { en: 'Policy versions', jp: '政策資産構成の履歴' },
  versionsHint: { en: 'each holds until the next begins', jp: '次の版が始まるまで有効' },
  from: { en: 'From {date}', jp: '{date} から' },
  inForce: { en: 'in force', jp: '適用中' },
  assetClass: { en: 'Asset class', jp: '資産クラス' },
  target: { en: 'Target %', jp: '比率 %' },
  none: { en: 'No policy mix has been set', jp: '政策資産構成が設定されていません' },
  noClasses: { en: 'No asset class is associated with the current asset', jp: '現在の資産に資産クラスが設定されていません' },
  add: { en: 'New policy version', jp: '政策資産構成を追加' },
  edit: { en: 'Edit', jp: '編集' },
  editOf: { en: 'Edit the version from {date}', jp: '{date} からの版を編集' },
  editTitle: { en: 'Edit policy version', jp: '政策資産構成を編集' },
  fromDay: { en: 'Holds from', jp: '適用開始日' },
  split: { en: 'Targets by asset class', jp: '資産クラス別の比率' },
  zeroHint: { en: 'Classes at zero are left out of the mix.', jp: '比率が0の資産クラスは構成に含まれません。' },
  saved: { en: 'Policy Updated', jp: '政策資産構成を更新しました。' },
});
