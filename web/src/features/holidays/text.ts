import { defineText } from '#platform/text';
import { holidaysTitles } from './title-text';

export const holidaysText = defineText({
  ...holidaysTitles,
  admin: { en: 'Administration', jp: '管理' },
  lead: { en: 'Business-day calendars; deadlines count Japanese business days', jp: '営業日カレンダー。報告期限は日本の営業日で数えます' },
  calendars: { en: 'Business-day calendars', jp: '営業日カレンダー' },
  country: { en: 'Country', jp: '国' },
  code: { en: 'Code', jp: 'コード' },
  calendar: { en: 'Calendar', jp: 'カレンダー' },
  changes: { en: 'Changed by hand', jp: '手動の変更' },
  failed: { en: 'Calendars could not be loaded', jp: 'カレンダーを読み込めませんでした' },
  none: { en: 'No holidays', jp: '休業日がありません' },
  holidaysOf: { en: 'Holidays: {name}', jp: '休業日：{name}' },
  holidaysLead: { en: 'Closed weekdays by rule, and what was changed by hand', jp: '規則による平日の休業日と、手動の変更' },
  year: { en: 'Year', jp: '年' },
  previousYear: { en: 'Previous year', jp: '前の年' },
  nextYear: { en: 'Next year', jp: '次の年' },
  day: { en: 'Date', jp: '日付' },
  weekday: { en: 'Weekday', jp: '曜日' },
  name: { en: 'Name', jp: '名称' },
  nameEn: { en: 'English name', jp: '英語名' },
  nameJp: { en: 'Japanese name', jp: '日本語名' },
  state: { en: 'Status', jp: '状態' },
  closed: { en: 'Closed', jp: '休業' },
  open: { en: 'Open', jp: '営業' },
  source: { en: 'Set by', jp: '設定' },
  rule: { en: 'Rule', jp: '規則' },
  changed: { en: 'By hand', jp: '手動' },
  add: { en: 'Add a day', jp: '日を追加' },
  addTitle: { en: 'Close or open a day', jp: '休業日・営業日の設定' },
  isOpen: { en: 'Open for business on this day', jp: 'この日は営業する' },
  openHint: { en: 'Closed otherwise', jp: 'チェックしない場合は休業' },
  actions: { en: 'Actions', jp: '操作' },
  openDay: { en: 'Open for business', jp: '営業日にする' },
  drop: { en: 'Reset to the rule: {day}', jp: '規則に戻す：{day}' },
  saved: { en: 'Calendar updated', jp: 'カレンダーを更新しました。' },
});

export const weekdayText = defineText({
  d0: { en: 'Sun', jp: '日' },
  d1: { en: 'Mon', jp: '月' },
  d2: { en: 'Tue', jp: '火' },
  d3: { en: 'Wed', jp: '水' },
  d4: { en: 'Thu', jp: '木' },
  d5: { en: 'Fri', jp: '金' },
  d6: { en: 'Sat', jp: '土' },
});

export const holidayCodes = defineText({
  weekend: { en: 'Weekends are closed already', jp: '土日はもともと休業日です。' },
});
