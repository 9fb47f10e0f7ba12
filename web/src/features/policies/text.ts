import { defineText } from '#platform/text';

export const policiesText = defineText({
  noClasses: { en: 'No asset class is associated with the current asset', jp: '現在の資産に資産クラスが設定されていません' },
  add: { en: 'New policy version', jp: '政策アセットミックスを追加' },
  edit: { en: 'Edit newest version', jp: '最新の版を編集' },
  editTitle: { en: 'Edit policy version', jp: '政策アセットミックスを編集' },
  fromDay: { en: 'In force from', jp: '適用開始日' },
  split: { en: 'Targets by asset class', jp: '資産クラス別の比率' },
  zeroHint: { en: 'Classes at zero are left out of the mix.', jp: '比率が0の資産クラスは構成に含まれません。' },
  saved: { en: 'Policy Updated', jp: '政策アセットミックスを更新しました。' },
});
