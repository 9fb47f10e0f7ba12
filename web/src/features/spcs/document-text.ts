import type { Both } from '@hakaru/contract/languages';
import type { SpcDocumentKind } from '@hakaru/contract/spc-documents';
import { defineText } from '#platform/text';

/** Texts for a company's documents and its exports. */
export const documentText = defineText({
  papers: { en: 'Documents', jp: '書類' },
  papersNote: {
    en: 'Contracts, registry extracts, tax returns, annual accounts and minutes',
    jp: '契約書・登記・税務申告書・決算書・議事録',
  },
  noPapers: { en: 'No document has been added yet', jp: '書類はまだありません' },
  add: { en: 'Add document', jp: '書類を追加' },
  added: { en: 'Document added', jp: '書類を追加しました。' },
  removed: { en: 'Document removed', jp: '書類を削除しました。' },
  remove: { en: 'Remove', jp: '削除' },
  removeOf: { en: 'Remove {name}', jp: '{name}を削除' },
  removeAsk: { en: 'Remove {name}?', jp: '{name}を削除しますか？' },
  removeBody: { en: 'The file is deleted; the audit trail keeps a record.', jp: 'ファイルは削除されます。操作履歴には残ります。' },
  fetchOf: { en: 'Download {name}', jp: '{name}をダウンロード' },
  file: { en: 'File', jp: 'ファイル' },
  fileHint: { en: 'PDF, Excel, PNG or JPEG', jp: 'PDF・Excel・PNG・JPEG' },
  kind: { en: 'Kind', jp: '種類' },
  by: { en: 'Added by', jp: '登録者' },
  at: { en: 'Added', jp: '登録日時' },
  actions: { en: 'Actions', jp: '操作' },
  books: { en: 'Books of the companies', jp: '会社別の帳簿' },
  booksLead: { en: 'Every entry, as accounting packages read it', jp: '会計ソフトに取り込める形式の全仕訳' },
  noBooks: { en: 'There are no companies yet', jp: '会社が登録されていません' },
  journal: { en: 'Journal', jp: '仕訳帳' },
  journalOf: { en: '{code} {encoding}', jp: '{code} {encoding}' },
  utf8: { en: 'UTF-8', jp: 'UTF-8' },
  shiftJis: { en: 'Shift_JIS', jp: 'Shift_JIS' },
  corporations: { en: 'List of corporations (CSV)', jp: '法人一覧（CSV）' },
});

export const documentKindText = defineText({
  contract: { en: 'Contract', jp: '契約書' },
  registry: { en: 'Registry extract', jp: '登記事項証明書' },
  taxReturn: { en: 'Tax return', jp: '税務申告書' },
  accounts: { en: 'Annual accounts', jp: '決算書' },
  minutes: { en: 'Minutes', jp: '議事録' },
  other: { en: 'Other', jp: 'その他' },
} satisfies Readonly<Record<SpcDocumentKind, Both>>);

/** Validation messages. */
export const documentCodes = defineText({
  documentFormat: { en: 'The content does not match the file name', jp: 'ファイル名と内容の形式が一致しません。' },
  storageFull: { en: 'The storage is full', jp: 'ファイルの保存容量が不足しています。' },
});
