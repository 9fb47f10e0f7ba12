import { defineText } from '#platform/text';

/** The names of these screens: all a route needs before its page is fetched. */
export const helpTitles = defineText({
  ownerTitle: { en: 'Manual for asset owners', jp: 'アセットオーナー向けマニュアル' },
  managerTitle: { en: 'Manual for data import by asset managers', jp: '運用会社向けデータ取込マニュアル' },
});
