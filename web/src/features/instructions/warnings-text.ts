import { defineText } from '#platform/text';

/** Warnings about an instruction while it is being entered. */
export const warningsText = defineText({
  holiday: { en: '{day} is a holiday in {country}: {holiday}.', jp: '{day}は{country}の休業日です（{holiday}）。' },
  weekend: { en: '{day} is a Saturday or Sunday.', jp: '{day}は土曜日または日曜日です。' },
  pastCutOff: {
    en: 'The trust bank’s cut-off ({day}, {time} Tokyo) has passed.',
    jp: '受託機関の締切（{day} {time} 東京時間）を過ぎています。',
  },
  propose: { en: 'Proposed settlement date: {day}.', jp: '受渡日の候補：{day}' },
  take: { en: 'Use {day}', jp: '{day}にする' },
  duplicate: {
    en: 'This mandate already has an instruction of this category, amount and settlement date:',
    jp: '同じマンデート・指図区分・金額・受渡日の指図がすでにあります：',
  },
});
