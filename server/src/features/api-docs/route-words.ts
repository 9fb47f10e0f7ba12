import type { Language } from '@hakaru/contract/languages';

type Words = Readonly<Record<Language, string>>;
/** A path or query parameter in both languages, with its permitted values. */
type Parameter = Words & { name: string; in: 'path' | 'query'; values?: readonly string[] };

/** A route open to service tokens: its description, parameters and kind of response. */
export type RouteWords = {
  does: Words;
  parameters?: readonly Parameter[];
  /** Form fields sent along with an uploaded file. */
  form?: Readonly<Record<string, Words>>;
  answers: 'json' | 'scim' | 'file' | 'lines';
};

const id: Parameter = { name: 'id', in: 'path', en: 'The identifier.', jp: '識別子です。' };
const language: Parameter = {
  name: 'language',
  in: 'query',
  values: ['en', 'jp'],
  en: 'The language of the file.',
  jp: 'ファイルの言語です。',
};
const formOfImport = {
  kind: { en: 'The kind of all its sheets; recognised by the columns if left out.', jp: '取込種別です。省略した場合は列から判定します。' },
  ownerId: { en: 'For whom it is sent, where that is not the sender.', jp: '送信者以外のデータの場合に、対象の組織を指定します。' },
  runMode: {
    en: 'async answers at once; sync answers once the checks are complete.',
    jp: 'asyncは受付後すぐに、syncは検証の完了後に応答します。',
  },
};

/** Keyed by method and path, as contract/src/service-tokens.ts names the routes of each scope. */
export const routeWords: Readonly<Record<string, RouteWords>> = {
  'GET /me': {
    does: { en: 'The organisation and the rights of the token.', jp: 'トークンの組織と権限を返します。' },
    answers: 'json',
  },
  'GET /reports/:id/pdf': {
    does: { en: 'A published report as a PDF.', jp: '公開済み報告書のPDFを返します。' },
    parameters: [id, language],
    answers: 'file',
  },
  'GET /privateFunds/:id/sheet': {
    does: { en: 'The sheet of a private fund as a PDF.', jp: 'プライベートファンドの個票（PDF）を返します。' },
    parameters: [id, language],
    answers: 'file',
  },
  'POST /imports': {
    does: {
      en: 'Takes a workbook or CSV file. The same bytes sent again are the same import, answered with 200 instead of 201.',
      jp: 'ExcelまたはCSVファイルを受け付けます。同じ内容を再送した場合は同じ取込として扱い、201ではなく200を返します。',
    },
    form: formOfImport,
    answers: 'json',
  },
  'POST /imports/preflight': {
    does: {
      en: 'Checks a file and returns the findings; nothing is stored.',
      jp: 'ファイルを検証して結果を返します。データは保存しません。',
    },
    form: formOfImport,
    answers: 'json',
  },
  'POST /imports/:id/file': {
    does: { en: 'Sends a corrected file for an import.', jp: '修正したファイルを送信します。' },
    parameters: [id],
    form: { version: { en: 'The version of the import last seen.', jp: '最後に確認した取込のバージョンです。' } },
    answers: 'json',
  },
  'GET /imports/:id': {
    does: {
      en: 'The status of an import, whether a large one is being approved, and why its last approval was not recorded.',
      jp: '取込の処理状況、承認処理中かどうか（行数の多いファイル）、直近の承認が登録されなかった理由を返します。',
    },
    parameters: [id],
    answers: 'json',
  },
  'GET /imports/:id/file': {
    does: { en: 'The file as it was sent.', jp: '送信されたファイルをそのまま返します。' },
    parameters: [id],
    answers: 'file',
  },
  'GET /imports/:id/annotated': {
    does: { en: 'A copy with the findings as notes on its cells.', jp: '検証結果をセルのメモとして記入した写しを返します。' },
    parameters: [id, language],
    answers: 'file',
  },
  'GET /imports/:id/receipt': {
    does: { en: 'The receipt as a PDF.', jp: '受領書（PDF）を返します。' },
    parameters: [id, language],
    answers: 'file',
  },
  'GET /imports/templates/:kind': {
    does: { en: 'An empty workbook of a kind, to be filled in.', jp: '取込種別ごとの入力用Excelファイルを返します。' },
    parameters: [
      { name: 'kind', in: 'path', en: 'The kind, as importKinds names it.', jp: '取込種別です（importKindsを参照）。' },
      { name: 'ownerId', in: 'query', en: 'For whom it is filled in.', jp: '対象の組織です。' },
      language,
    ],
    answers: 'file',
  },
  'GET /uploads/:id/file': {
    does: {
      en: 'A file of any organisation, for administration of the platform.',
      jp: '任意の組織のファイルを返します（プラットフォーム管理者用）。',
    },
    parameters: [id],
    answers: 'file',
  },
  'GET /documents/:id/file': {
    does: { en: 'A document as it was received.', jp: '受領した文書をそのまま返します。' },
    parameters: [id],
    answers: 'file',
  },
  'POST /documents': {
    does: { en: 'Takes a document: a notice, a statement or a report.', jp: '文書（通知書、報告書等）を受け付けます。' },
    form: {
      type: { en: 'Its type; guessed from its words if left out.', jp: '文書種別です。省略した場合は内容から推定します。' },
      entityId: { en: 'The entity it is about.', jp: '対象のエンティティです。' },
    },
    answers: 'json',
  },
  'GET /instructions/:id/pdf': {
    does: { en: 'The sheet of an instruction as a PDF.', jp: '指図書（PDF）を返します。' },
    parameters: [id, language],
    answers: 'file',
  },
  'GET /audit/feed': {
    does: {
      en: 'Audit entries in order as lines of JSON, each with its place in the chain. Where the header Hakaru-As-Of is given, they are complete up to that moment, and newer ones follow.',
      jp: '操作履歴を順に、1行1件のJSONで返します。各行はハッシュチェーンの位置を含みます。Hakaru-As-Of ヘッダーがある場合はその時点まで完全で、以降の記録は後から返します。',
    },
    parameters: [
      { name: 'after', in: 'query', en: 'Only entries after this number.', jp: 'この番号より後の記録のみを返します。' },
      { name: 'first', in: 'query', en: 'How many.', jp: '件数です。' },
    ],
    answers: 'lines',
  },
};
