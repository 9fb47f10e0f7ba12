import { defineText } from '#platform/text';

/** The next step after "nothing here", and who may take it; the page's own button or link is beside it. */
export const nextText = defineText({
  add: {
    en: 'The first one is added on this page. If you may only read, ask somebody in your organisation who may write.',
    jp: 'この画面で追加できます。閲覧のみの方は、組織内の登録できる担当者に依頼してください。',
  },
  import: {
    en: 'It is filled by files that were imported and approved.',
    jp: '取り込んで承認したファイルの内容が表示されます。',
  },
  populate: {
    en: 'It is shown once somebody who may write has populated the month-end.',
    jp: '登録できる担当者が月末を確定すると表示されます。',
  },
  publish: {
    en: 'Somebody who may write publishes a month once it is populated.',
    jp: '月末の確定後、登録できる担当者が公開すると表示されます。',
  },
  policy: {
    en: 'Classes and policy are set by somebody who may write.',
    jp: '資産クラスと政策は、登録できる担当者が設定します。',
  },
  record: {
    en: 'It is recorded by somebody who may write: with a form, a file or the master data.',
    jp: '登録できる担当者が、画面・ファイル・マスターデータのいずれかで登録すると表示されます。',
  },
  documents: {
    en: 'It is read from documents: somebody who may write adds one and approves its values.',
    jp: '登録できる担当者が文書を追加し、読み取った値を承認すると表示されます。',
  },
  grant: {
    en: 'Mandates are opened to you by their owner: ask the client’s administrators.',
    jp: 'マンデートの利用はアセットオーナーが許可します。顧客の管理者に依頼してください。',
  },
  asset: {
    en: 'Choose an asset at the top of the page. Which are open to you is decided by their owner’s administrators.',
    jp: '画面上部で資産を選択してください。利用できる資産は、所有する組織の管理者が設定します。',
  },
  filter: { en: 'Change or clear the search and the filters.', jp: '検索語や絞り込みを変更または解除してください。' },
  search: { en: 'Type above what you are looking for.', jp: '上の欄に入力してください。' },
  choose: { en: 'Make a choice on this page, and it is shown here.', jp: 'この画面で選択すると表示されます。' },
  period: { en: 'Choose a longer period, or a date with more history.', jp: 'より長い期間、または履歴の多い基準日を選択してください。' },
  day: { en: 'Choose another date or period.', jp: '別の日付または期間を選択してください。' },
  wait: {
    en: 'Nothing needs to be done: what happens from now on is shown here.',
    jp: '操作は不要です。今後発生すると、ここに表示されます。',
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
