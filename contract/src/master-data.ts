import { rebalanceRules } from './benchmarks';
import { benchmarkTypes, flowTimings, partyRoles, rateMethods } from './enumerations';
import type { FieldErrors } from './errors';
import { languages, type Both, type Language } from './languages';
import { userRoles } from './organisations';

/**
 * The maximum number of rows in one workbook, over all sheets: enough for the largest institutions, few enough to be checked while the user
 * waits.
 */
export const MASTER_ROWS = 1_000;

export const masterSheetNames = ['benchmarks', 'parts', 'classes', 'policy', 'mandates', 'parties', 'counterparties', 'users'] as const;
export type MasterSheet = (typeof masterSheetNames)[number];

/** The states of an upload: refused because of errors, ready to be applied, applied, or withdrawn. */
export const masterStatuses = ['refused', 'ready', 'applied', 'withdrawn'] as const;
export type MasterStatus = (typeof masterStatuses)[number];

/** The effect of applying a row. */
export const masterEffects = ['create', 'change', 'unchanged'] as const;
export type MasterEffect = (typeof masterEffects)[number];

export type MasterShape = 'text' | 'day' | 'number' | 'whole' | 'flag';
export type MasterColumn = {
  /** The field of the owning feature's schema that the column fills. */
  field: string;
  title: Both;
  shape: MasterShape;
  /** Required in every row; other columns left blank keep their value, or take the form's default. */
  isRequired?: true;
  choices?: readonly string[];
  example: string;
};

const column = (field: string, en: string, jp: string, example: string, more: Partial<MasterColumn> = {}): MasterColumn => ({
  field,
  title: { en, jp },
  shape: 'text',
  example,
  ...more,
});
const required = { isRequired: true } as const;
const names = (en: string, jp: string) => [
  column('name', 'Name', '名称（英語）', en, required),
  column('nameJp', 'Name (Japanese)', '名称（日本語）', jp),
];
const code = (example: string) => column('ref', 'Code', 'コード', example, required);
const from = (field = 'fromDay') => column(field, 'From', '適用開始日', '2026-04-01', { shape: 'day', isRequired: true });

/** The sheets of the workbook in the order in which they are applied: a sheet comes before those that refer to it. */
export const masterSheets: Readonly<Record<MasterSheet, { title: Both; needsAsset: boolean; columns: readonly MasterColumn[] }>> = {
  benchmarks: {
    title: { en: 'Benchmarks', jp: 'ベンチマーク' },
    needsAsset: true,
    columns: [
      code('TOPIX'),
      ...names('TOPIX (total return)', 'TOPIX（配当込み）'),
      column('type', 'Type', '種別', 'market', { isRequired: true, choices: benchmarkTypes }),
      column('rebalance', 'Rebalancing', 'リバランス', 'monthly', { choices: rebalanceRules }),
      column('spreadPercent', 'Spread %', 'スプレッド %', '0', { shape: 'number' }),
    ],
  },
  parts: {
    title: { en: 'Benchmark parts', jp: 'ベンチマーク構成' },
    needsAsset: true,
    columns: [
      column('benchmark', 'Benchmark', 'ベンチマーク', 'BALANCED', required),
      from(),
      column('part', 'Part', '構成要素', 'TOPIX', required),
      column('percent', 'Weight %', '構成比 %', '60', { shape: 'number' }),
    ],
  },
  classes: {
    title: { en: 'Classes', jp: '資産クラス' },
    needsAsset: true,
    columns: [
      code('DE'),
      ...names('Domestic equity', '国内株式'),
      column('colour', 'Colour (1-8)', '色（1～8）', '1', { shape: 'whole', choices: ['1', '2', '3', '4', '5', '6', '7', '8'] }),
      column('benchmark', 'Benchmark', 'ベンチマーク', 'TOPIX'),
      column('benchmarkFrom', 'Benchmark from', 'ベンチマーク適用開始日', '2026-04-01', { shape: 'day' }),
    ],
  },
  policy: {
    title: { en: 'Policy', jp: '政策資産構成' },
    needsAsset: true,
    columns: [
      from(),
      column('class', 'Class', '資産クラス', 'DE', required),
      column('percent', 'Target %', '目標構成比 %', '25', { shape: 'number', isRequired: true }),
      column('band', 'Band %', '許容乖離幅 %', '5', { shape: 'number' }),
    ],
  },
  mandates: {
    title: { en: 'Mandates', jp: 'マンデート' },
    needsAsset: true,
    columns: [
      code('DE01'),
      ...names('Domestic equity passive', '国内株式パッシブ'),
      column('shortName', 'Short name', '略称', '国内株P'),
      column('class', 'Class', '資産クラス', 'DE'),
      column('parent', 'Part of mandate', '親マンデート', ''),
      column('currency', 'Currency', '通貨', 'JPY'),
      column('openedDate', 'Opened date', '開設日', '2026-04-01', { shape: 'day', isRequired: true }),
      column('performanceInceptionDate', 'Performance inception date', 'パフォーマンス計測開始日', '2026-04-30', { shape: 'day' }),
      column('reportingStartDate', 'Reporting start date', '報告開始日', '2026-04-30', { shape: 'day' }),
      column('style', 'Style', 'スタイル', 'passive'),
      column('custodianCode', 'Custodian code', 'カストディアンコード', ''),
      column('fiscal_year_start', 'Fiscal year starts in month', '会計年度開始月', '4', { shape: 'whole' }),
      column('rateMethod', 'Exchange rates', '為替レート', 'WMR', { choices: rateMethods }),
      column('flowTiming', 'Timing of flows', 'フローの計上時点', 'endOfDay', { choices: flowTimings }),
      column('feeBps', 'Fee (bps)', '報酬率（bps）', '5', { shape: 'number' }),
      column('benchmark', 'Benchmark', 'ベンチマーク', 'TOPIX'),
      column('benchmarkFrom', 'Benchmark from', 'ベンチマーク適用開始日', '2026-04-01', { shape: 'day' }),
    ],
  },
  parties: {
    title: { en: 'Parties', jp: '関係者' },
    needsAsset: true,
    columns: [
      column('mandate', 'Mandate', 'マンデート', 'DE01', required),
      column('role', 'Role', '役割', 'manager', { isRequired: true, choices: partyRoles }),
      ...names('Example Asset Management', 'サンプルアセットマネジメント'),
      from(),
      column('toDay', 'Until', '終了日', '', { shape: 'day' }),
      column('hasAccess', 'Has access', 'アクセス権', 'no', { shape: 'flag', choices: ['yes', 'no'] }),
    ],
  },
  counterparties: {
    title: { en: 'Counterparties', jp: '取引先' },
    needsAsset: false,
    columns: [
      ...names('Example Bank', 'サンプル銀行'),
      column('type', 'Type', '種別', 'custodian', required),
      column('country', 'Country', '国', 'JP', required),
      column('rating', 'Rating', '格付', 'A'),
      column('limitJpy', 'Limit (yen)', '与信枠（円）', '', { shape: 'whole' }),
    ],
  },
  users: {
    title: { en: 'Users', jp: 'ユーザー' },
    needsAsset: false,
    columns: [
      column('email', 'E-mail', 'メールアドレス', 'officer@example.com', required),
      column('name', 'Name', '氏名', 'Hanako Yamada', required),
      column('role', 'Role', '権限', 'user', { isRequired: true, choices: userRoles }),
      column('language', 'Language', '言語', 'jp', { choices: languages }),
      column('title', 'Title', '役職', ''),
      column('phone_number', 'Phone', '電話番号', ''),
    ],
  },
};

export const masterColumnOf = (sheet: MasterSheet, field: string): MasterColumn | undefined =>
  masterSheets[sheet].columns.find(one => one.field === field);

/** Errors and warnings about a workbook of master data, and what to do about each. */
export const masterFindings = {
  noSheet: {
    en: 'No sheet has the name of a sheet of the template. Use the names and columns of the template.',
    jp: 'テンプレートと同じ名前のシートがありません。テンプレートのシート名と列名を使用してください。',
  },
  nothing: { en: 'The workbook has no rows.', jp: 'データ行がありません。' },
  otherSheet: { en: 'The sheet {value} is not read.', jp: 'シート「{value}」は読み込まれません。' },
  otherColumn: { en: 'The column {value} is not read.', jp: '列「{value}」は読み込まれません。' },
  columnMissing: { en: 'The column {value} is missing.', jp: '列「{value}」がありません。' },
  columnTwice: { en: 'The column {value} appears twice.', jp: '列「{value}」が重複しています。' },
  tooManyRows: {
    en: 'The workbook has more than {value} rows. Divide it into several.',
    jp: '行数が上限（{value}行）を超えています。ファイルを分割してください。',
  },
  noAsset: {
    en: 'These rows belong to an asset. Create the asset first, or choose it when uploading.',
    jp: '資産に属するデータです。先に資産を登録するか、アップロード時に資産を選択してください。',
  },
  required: { en: 'A value is needed here.', jp: '値が必要です。' },
  notNumber: { en: '“{value}” is not a number.', jp: '「{value}」は数値ではありません。' },
  notWhole: { en: '“{value}” is not a whole number.', jp: '「{value}」は整数ではありません。' },
  dateFormat: { en: '“{value}” is not a date.', jp: '「{value}」は日付ではありません。' },
  excelError: { en: 'The cell contains an Excel error.', jp: 'セルがExcelのエラー値です。' },
  formulaWithoutValue: {
    en: 'The formula has no stored value. Paste its value instead.',
    jp: '数式の計算結果が保存されていません。値として貼り付けてください。',
  },
  choice: { en: '“{value}” is not one of the possible values: {choices}.', jp: '「{value}」は選択できません。選択肢：{choices}' },
  twice: { en: '{value} is listed twice.', jp: '{value} が重複しています。' },
  tooLong: { en: '“{value}” is too long.', jp: '「{value}」は長すぎます。' },
  controlCharacter: { en: 'The text has control characters or line breaks.', jp: '制御文字または改行が含まれています。' },
  refAlphabet: {
    en: 'A code has at most six capital letters and digits: “{value}”.',
    jp: 'コードは半角英大文字と数字6文字以内で入力してください：「{value}」',
  },
  categoryRef: {
    en: 'A class code has capital letters, digits and hyphens: “{value}”.',
    jp: '資産クラスのコードは半角英大文字・数字・ハイフンで入力してください：「{value}」',
  },
  taken: {
    en: '“{value}” is already used for something else.',
    jp: '「{value}」はすでに使用されています。',
  },
  duplicateCategory: { en: 'Another class has the name “{value}”.', jp: '「{value}」という名称の資産クラスがすでにあります。' },
  unknownCode: {
    en: 'The code {value} is neither in this workbook nor recorded.',
    jp: 'コード「{value}」は、このファイルにも登録済みデータにもありません。',
  },
  unknownType: {
    en: '“{value}” is not a counterparty type of the reference tables.',
    jp: '「{value}」は参照テーブルの取引先種別にありません。',
  },
  unknownParty: {
    en: '“{value}” has no access to your data yet. Leave the access at “no” and invite it.',
    jp: '「{value}」はまだアクセス権を持つ組織ではありません。「no」のままにして、別途招待してください。',
  },
  fixed: { en: 'This cannot be changed once it exists: {value}.', jp: '登録後は変更できません：{value}' },
  archived: {
    en: 'The class {value} is archived. Restore it first.',
    jp: '資産クラス「{value}」はアーカイブ済みです。先に復元してください。',
  },
  month: { en: 'A month is a number from 1 to 12.', jp: '月は1～12で入力してください。' },
  negative: { en: 'A value below zero is not possible: {value}.', jp: '負の値は入力できません：{value}' },
  tooLarge: { en: 'The value is too large: {value}.', jp: '値が大きすぎます：{value}' },
  currency: { en: 'A currency has three capital letters: “{value}”.', jp: '通貨は半角英大文字3文字で入力してください：「{value}」' },
  country: { en: 'A country has two capital letters: “{value}”.', jp: '国は半角英大文字2文字で入力してください：「{value}」' },
  email: { en: '“{value}” is not an email address.', jp: '「{value}」はメールアドレスではありません。' },
  phoneTooLong: { en: 'The phone number is longer than 32 characters.', jp: '電話番号は32文字以内で入力してください。' },
  wholeYen: { en: 'A limit is in whole yen.', jp: '与信枠は円単位の整数で入力してください。' },
  positive: { en: 'The value must be above zero.', jp: '0より大きい値を入力してください。' },
  targetRange: {
    en: 'A share is from 0 to 100 with at most four decimals: {value}.',
    jp: '構成比は0～100（小数4桁まで）で入力してください：{value}',
  },
  splitTotal: { en: 'The shares from this day on do not add up to 100%.', jp: 'この適用開始日の構成比の合計が100%になりません。' },
  onePart: {
    en: 'This type of benchmark has exactly one component at a time.',
    jp: 'この種別のベンチマークの構成要素は一時点に一つです。',
  },
  marketBenchmark: { en: 'A market benchmark has no components.', jp: '市場ベンチマークに構成要素は登録できません。' },
  derivedFromPolicy: {
    en: 'The composition of this benchmark follows the policy.',
    jp: 'このベンチマークの構成は政策資産構成から決まります。',
  },
  cycle: { en: 'The benchmark would contain itself.', jp: 'ベンチマークが自分自身を含むことになります。' },
  beforeOpened: { en: 'The date is before the opened date.', jp: '開設日より前の日付です。' },
  inceptionBeforeOpened: {
    en: 'Performance cannot begin before the opened date.',
    jp: 'パフォーマンス計測開始日は開設日以降の日付にしてください。',
  },
  endBeforeStart: { en: 'The end is before the start.', jp: '終了日が開始日より前です。' },
  publishedPeriod: {
    en: 'Figures of published months would change. Give a reason when uploading.',
    jp: '公開済みの月の数値が変わります。アップロード時に理由を入力してください。',
  },
  own: { en: 'You cannot change your own role.', jp: '自分の権限は変更できません。' },
  notAllowed: { en: 'You may not change this.', jp: '変更する権限がありません。' },
  refused: { en: 'This row cannot be recorded ({value}).', jp: 'この行は登録できません（{value}）。' },
} as const satisfies Record<string, Both>;
export type MasterFindingCode = keyof typeof masterFindings;
export const isMasterFinding = (value: string): value is MasterFindingCode => Object.hasOwn(masterFindings, value);

/** One finding about a cell, a row or a sheet. Errors refuse the workbook; warnings do not. */
export type MasterFinding = {
  severity: 'error' | 'warning';
  code: MasterFindingCode;
  sheet: string;
  cell: string | null;
  value: string;
  choices?: string;
};

export function masterFindingSentence(
  { code, value, choices }: Pick<MasterFinding, 'code' | 'value' | 'choices'>,
  language: Language,
): string {
  return masterFindings[code][language].replace('{value}', value).replace('{choices}', choices ?? '');
}

/** The effect of one row: its object, and the changes of its fields. */
export type MasterStep = {
  sheet: MasterSheet;
  row: number;
  key: string;
  effect: MasterEffect;
  changes: { field: string; before: string | null; after: string | null }[];
};

/** The first field with an error, and its code; a path such as `rows.{id}` is reduced to the name of its list. */
export function firstError(fields: FieldErrors): { field: string; code: string } {
  const [[path, codes] = ['', []]] = Object.entries(fields);
  return { field: path.split('.')[0] ?? '', code: codes[0] ?? '' };
}
