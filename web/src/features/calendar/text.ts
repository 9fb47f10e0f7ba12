import { defineText } from '#platform/text';
import { calendarTitles } from './title-text';

export const calendarText = defineText({
  ...calendarTitles,
  lead: {
    en: 'Deadlines, settlements, calls, maturities, reviews, meetings, tax dates, month-ends and holidays',
    jp: '報告期限・決済・コール・為替予約の期日・見直し・会議・税務期限・月末・休業日',
  },
  knownLead: {
    en: 'Deadlines and holidays as known then; statuses are not shown',
    jp: '当時の登録内容による期限・休業日（状態は表示されません）',
  },
  view: { en: 'View', jp: '表示' },
  grid: { en: 'Month', jp: '月' },
  list: { en: 'List', jp: '一覧' },
  today: { en: 'Today', jp: '今日' },
  previous: { en: 'Previous month', jp: '前の月' },
  next: { en: 'Next month', jp: '次の月' },
  failed: { en: 'The calendar could not be loaded', jp: 'カレンダーを読み込めませんでした' },
  none: { en: 'Nothing this month', jp: 'この月の予定はありません' },
  day: { en: 'Date', jp: '日付' },
  kind: { en: 'Kind', jp: '種別' },
  event: { en: 'Event', jp: '予定' },
  client: { en: 'Client', jp: '顧客' },
  state: { en: 'Status', jp: '状態' },
  deadline: { en: 'Report due', jp: '報告期限' },
  settlement: { en: 'Settlement', jp: '決済' },
  call: { en: 'Capital call', jp: 'キャピタルコール' },
  distribution: { en: 'Distribution', jp: '分配' },
  maturity: { en: 'Forward maturity', jp: '為替予約の期日' },
  review: { en: 'Review', jp: '見直し' },
  meeting: { en: 'Meeting', jp: '会議' },
  filing: { en: 'Tax and filing', jp: '税務・届出' },
  monthEnd: { en: 'Month-end', jp: '月末' },
  holiday: { en: 'Holiday', jp: '休業日' },
  more: { en: '{n} more', jp: 'ほか {n} 件' },
  feed: { en: 'Calendar address (iCal)', jp: 'カレンダーのアドレス（iCal）' },
  feedLead: {
    en: 'Subscribe from your own calendar; anyone who has the address can see your events',
    jp: 'お使いのカレンダーで購読できます。アドレスを知る人は予定を閲覧できます',
  },
  feedSince: {
    en: 'An address was created at {time}. Creating a new one revokes it.',
    jp: '{time} に作成したアドレスがあります。新しく作成すると無効になります。',
  },
  noFeed: { en: 'No address yet', jp: 'アドレスはまだありません' },
  create: { en: 'Create address', jp: 'アドレスを作成' },
  drop: { en: 'Revoke address', jp: 'アドレスを無効にする' },
  created: { en: 'Copy it now: it is not shown again', jp: '今すぐコピーしてください。再表示されません' },
  dropped: { en: 'Address revoked', jp: 'アドレスを無効にしました。' },
});

export const dayNames = defineText({
  d1: { en: 'Mon', jp: '月' },
  d2: { en: 'Tue', jp: '火' },
  d3: { en: 'Wed', jp: '水' },
  d4: { en: 'Thu', jp: '木' },
  d5: { en: 'Fri', jp: '金' },
  d6: { en: 'Sat', jp: '土' },
  d7: { en: 'Sun', jp: '日' },
});
