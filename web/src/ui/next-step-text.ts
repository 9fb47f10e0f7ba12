import { defineText } from '#platform/text';

/** The next step after "nothing here", and who may take it; the page's own button or link is beside it. */
export const nextText = defineText({
  add: {
    en: 'The first one is added on this page. With read-only access, ask someone in your organisation who may enter data.',
    jp: 'この画面で追加できます。閲覧のみの方は、組織内の登録できる担当者に依頼してください。',
  },
  dropFile: {
    en: 'Shown within a minute after a file was put into a drop folder.',
    jp: '受付フォルダにファイルを置くと、1分以内に表示されます。',
  },
  import: {
    en: 'Shown once files have been imported and approved.',
    jp: 'ファイルを取り込み、承認すると表示されます。',
  },
  populate: {
    en: 'Shown once someone who may enter data has populated the month-end.',
    jp: '登録できる担当者が月末を確定すると表示されます。',
  },
  publish: {
    en: 'Shown once the month has been populated and published.',
    jp: '月末の確定後、登録できる担当者が公開すると表示されます。',
  },
  policy: {
    en: 'Classes and policy are set by someone who may enter data.',
    jp: '資産クラスと政策アセットミックスは、登録できる担当者が設定します。',
  },
  record: {
    en: 'Someone who may enter data records it with a form, a file or the master data.',
    jp: '登録できる担当者が、画面・ファイル・マスターデータのいずれかで登録すると表示されます。',
  },
  documents: {
    en: 'Read from documents: someone who may enter data adds one and approves its values.',
    jp: '登録できる担当者が文書を追加し、読み取った値を承認すると表示されます。',
  },
  grant: {
    en: 'The owner decides who sees its mandates: ask the client’s administrators.',
    jp: 'マンデートの利用はアセットオーナーが許可します。顧客の管理者に依頼してください。',
  },
  asset: {
    en: 'Choose an asset at the top of the page. The owner’s administrators decide which assets you can see.',
    jp: '画面上部で資産を選択してください。利用できる資産は、所有する組織の管理者が設定します。',
  },
  filter: { en: 'Change or clear the search and the filters.', jp: '検索語や絞り込みを変更または解除してください。' },
  search: { en: 'Type above what you are looking for.', jp: '上の欄に入力してください。' },
  choose: { en: 'Choose on this page what to show.', jp: 'この画面で選択すると表示されます。' },
  period: { en: 'Choose a longer period, or a date with more history.', jp: 'より長い期間、または履歴の多い基準日を選択してください。' },
  day: { en: 'Choose another date or period.', jp: '別の日付または期間を選択してください。' },
  wait: {
    en: 'Nothing to do: new entries appear here by themselves.',
    jp: '操作は不要です。新しい内容は自動で表示されます。',
  },
  fine: { en: 'There is nothing to do.', jp: '対応は不要です。' },
});

/** Names of the linked pages, as in the menu. */
export const nextLinks = defineText({
  import: { en: 'Import Data', jp: 'データ取込' },
  populate: { en: 'Month-end', jp: '月末処理' },
  publish: { en: 'Reports', jp: '報告書' },
  policy: { en: 'Asset Classes', jp: '資産クラス' },
});
