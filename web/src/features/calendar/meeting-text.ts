import { defineText } from '#platform/text';

export const meetingText = defineText({
  add: { en: 'Add meeting', jp: '会議を追加' },
  edit: { en: 'Edit meeting', jp: '会議を編集' },
  one: { en: 'Meeting', jp: '会議' },
  day: { en: 'Date', jp: '日付' },
  startTime: { en: 'Start', jp: '開始時刻' },
  startTimeHint: { en: 'Hours and minutes, such as 14:00', jp: '時刻（例：14:00）' },
  title: { en: 'Title', jp: '件名' },
  place: { en: 'Place', jp: '場所' },
  attendees: { en: 'Attendees', jp: '出席者' },
  client: { en: 'Client', jp: '顧客' },
  clientHint: { en: 'The asset list shows the next meeting of each client', jp: '資産一覧に顧客ごとの次回会議が表示されます' },
  notes: { en: 'Notes', jp: 'メモ' },
  saved: { en: 'Meeting saved', jp: '会議を保存しました。' },
  deleted: { en: 'Meeting deleted', jp: '会議を削除しました。' },
  delete: { en: 'Delete', jp: '削除' },
  deleteAsk: { en: 'Delete {title}?', jp: '{title}を削除しますか？' },
  failed: { en: 'The meeting could not be saved or deleted', jp: '会議を保存または削除できませんでした' },
});

/** Messages for the rules of a meeting. */
export const meetingCodes = defineText({
  notFound: { en: 'This organisation is not one of your clients', jp: 'この組織は顧客に登録されていません。' },
  time: { en: 'Enter the time as 14:00', jp: '14:00 の形式で入力してください。' },
});
