import { defineText } from '#platform/text';

export const assetSwitchText = defineText({
  changeAsset: { en: 'Change the asset?', jp: '資産を切り替えます。よろしいですか？' },
  changeAssetBody: { en: 'Every screen will show {name}.', jp: 'すべての画面が「{name}」の表示に切り替わります。' },
  change: { en: 'Change', jp: '変更する' },
  assetUpdated: { en: 'Asset Updated', jp: '資産を切り替えました。' },
});
