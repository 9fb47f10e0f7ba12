import { defineText } from '#platform/text';

export const marketText = defineText({
  asOf: { en: 'as of {date}', jp: '{date}基準' },
  today: { en: 'today', jp: '本日' },
});
