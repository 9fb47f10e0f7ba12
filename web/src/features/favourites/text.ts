import type { FavouriteKind } from '@hakaru/contract/favourites';
import { FAVOURITES_MAX } from '@hakaru/contract/favourites';
import { defineText } from '#platform/text';

export const favouritesText = defineText({
  title: { en: 'Favourites', jp: 'お気に入り' },
  one: { en: 'Favourite', jp: 'お気に入りに登録' },
  removeOne: { en: 'Remove {name} from favourites', jp: '{name}をお気に入りから削除' },
  none: {
    en: 'None yet. The star at the head of a mandate, fund, asset class, report or document keeps its page here.',
    jp: 'まだありません。マンデート・ファンド・資産クラス・報告書・文書の見出しにある星印で、そのページをここに登録できます。',
  },
  manage: { en: 'Arrange favourites…', jp: 'お気に入りの整理…' },
  manageTitle: { en: 'Arrange favourites', jp: 'お気に入りの整理' },
  up: { en: 'Move {name} up', jp: '{name}を上へ' },
  down: { en: 'Move {name} down', jp: '{name}を下へ' },
  close: { en: 'Close', jp: '閉じる' },
  failed: { en: 'The favourites could not be saved. Try again.', jp: 'お気に入りを保存できませんでした。もう一度お試しください。' },
  changedMeanwhile: {
    en: 'Your favourites changed on another device. They are shown as they are now.',
    jp: '別の端末でお気に入りが変更されました。最新の内容を表示しています。',
  },
  tooMany: {
    en: `There are ${FAVOURITES_MAX} favourites already; remove one first.`,
    jp: `お気に入りは${FAVOURITES_MAX}件までです。先に削除してください。`,
  },
});

export const favouriteKindText = defineText({
  mandate: { en: 'Mandate', jp: 'マンデート' },
  fund: { en: 'Fund', jp: 'ファンド' },
  assetClass: { en: 'Asset class', jp: '資産クラス' },
  report: { en: 'Report', jp: '報告書' },
  document: { en: 'Document', jp: '文書' },
} satisfies Readonly<Record<FavouriteKind, { en: string; jp: string }>>);
