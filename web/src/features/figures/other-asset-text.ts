import { defineText } from '#platform/text';

export const otherAssetText = defineText({
  elsewhere: { en: 'This belongs to {name}', jp: 'この内容は「{name}」のものです' },
  why: {
    en: 'Another asset is on screen. Opening it changes the asset that every screen shows.',
    jp: '現在は別の資産を表示しています。開くと、すべての画面の表示対象がこの資産に切り替わります。',
  },
  openIn: { en: 'Open in {name}', jp: '「{name}」で開く' },
  changed: { en: 'Now showing {name}', jp: '表示対象を「{name}」に切り替えました。' },
});
