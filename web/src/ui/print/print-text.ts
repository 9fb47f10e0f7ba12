import { defineText } from '#platform/text';

export const printText = defineText({
  handling: { en: 'Handle with care', jp: '取扱注意' },
  printed: { en: 'Printed at {time}', jp: '出力日時：{time}' },
});
