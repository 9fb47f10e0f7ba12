import { defineText } from '#platform/text';

export const corporationsTitles = defineText({
  title: { en: 'Corporations', jp: '法人' },
  corporation: { en: 'Corporation', jp: '法人' },
});
