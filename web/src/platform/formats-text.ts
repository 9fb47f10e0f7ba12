import { defineText } from './text';

export const formatsText = defineText({
  justNow: { en: 'Just now', jp: 'たった今' },
  minutesAgo: { en: '{n}m ago', jp: '{n}分前' },
  hoursAgo: { en: '{n}h ago', jp: '{n}時間前' },
  daysAgo: { en: '{n}d ago', jp: '{n}日前' },
  dueIn: { en: 'in {n} bd', jp: '残り{n}営業日' },
  dueToday: { en: 'today', jp: '本日' },
  late: { en: '{n} bd late', jp: '{n}営業日超過' },
  one: { en: '{currency}', jp: '{currency}' },
  thousand: { en: '{currency} thousands', jp: '千{currency}' },
  million: { en: '{currency} millions', jp: '百万{currency}' },
  hundredMillion: { en: '{currency} 100 million', jp: '億{currency}' },
});
