import { defineText } from '#platform/text';
import { setupTitles } from './title-text';

export const setupText = defineText({
  ...setupTitles,
  settings: { en: 'Settings', jp: '設定' },
  lead: {
    en: 'The way to your first published month. Every step shows what is recorded; any administrator can continue where another stopped.',
    jp: '最初の月次報告書を公開するまでの手順です。登録状況から自動で判定され、どの管理者でも続きから進められます。',
  },
  readOnly: { en: 'Administrators of your organisation carry out these steps.', jp: '設定は組織の管理者が行います。' },
  begun: {
    en: 'Support began this organisation with a template on {at}. Look through its classes, policy, packages and rules, and change what is different here.',
    jp: '{at}にサポートがひな型からこの組織を開始しました。資産クラス・政策アセットミックス・パッケージ・基準を確認し、異なる点を修正してください。',
  },
  steps: { en: 'Steps', jp: '手順' },
  progress: { en: '{done} of {total} steps complete', jp: '{total}項目中{done}項目が完了' },
  progressSkipped: { en: '{done} of {total} steps complete, {skipped} skipped', jp: '{total}項目中{done}項目が完了（省略{skipped}項目）' },
  next: { en: 'Next: {step}', jp: '次の手順：{step}' },
  goOn: { en: 'Continue setting up', jp: '初期設定を続ける' },
  over: { en: 'The first month is published: setting up is complete.', jp: '最初の月次報告書を公開済みです。初期設定は完了しました。' },
  failed: { en: 'The steps could not be loaded', jp: '手順を読み込めませんでした' },
  notYet: { en: 'There are no figures yet', jp: '表示できる数値がまだありません' },
  done: { en: 'Complete', jp: '完了' },
  open: { en: 'To do', jp: '未完了' },
  skipped: { en: 'Skipped', jp: '省略' },
  optional: { en: 'Optional', jp: '任意' },
  skip: { en: 'Skip', jp: '省略する' },
  skipTitle: { en: 'Skip: {step}', jp: '省略：{step}' },
  skipAsk: { en: 'The reason is shown to everyone in your organisation.', jp: '理由は組織内の全員に表示されます。' },
  resume: { en: 'Resume', jp: '再開する' },
  skippedBy: { en: 'Skipped by {name} on {day}: {reason}', jp: '{name}が{day}に省略：{reason}' },
  sample: { en: 'Sample workbook', jp: '記入例ブック' },
  historyWorkbook: { en: 'History workbook', jp: '過去実績ブック' },
  sampleFailed: { en: 'The workbook could not be downloaded', jp: 'ブックをダウンロードできませんでした' },
});

export const stepText = defineText({
  assets: { en: 'Portfolio', jp: 'ポートフォリオの登録' },
  fiscalYear: { en: 'Fiscal year and reporting rules', jp: '会計年度と報告のルール' },
  classes: { en: 'Asset classes and policy', jp: '資産クラスと政策アセットミックス' },
  mandates: { en: 'Mandates', jp: 'マンデート' },
  benchmarks: { en: 'Benchmarks', jp: 'ベンチマーク' },
  parties: { en: 'Managers, trustees and users', jp: '運用機関・受託機関とユーザー' },
  packages: { en: 'Packages and deadlines', jp: '報告パッケージと期限' },
  history: { en: 'Opening history', jp: '過去実績の取込' },
  monthEnd: { en: 'First month-end', jp: '最初の月末の確定' },
  report: { en: 'First published report', jp: '最初の報告書の公開' },
});

export const whyText = defineText({
  assets: {
    en: 'The portfolio you report on, in its base currency.',
    jp: '報告の対象となる資産全体と、その基準通貨を登録します。',
  },
  fiscalYear: {
    en: 'Fiscal year to date begins in {month}; time zone, units and who approves are set here too.',
    jp: '年度初来の起点は{month}です。タイムゾーン・単位・承認のルールもここで設定します。',
  },
  classes: {
    en: 'Classes, their target weights and bands, from one workbook.',
    jp: '資産クラスと目標構成比・許容乖離幅を一つのブックで登録します。',
  },
  mandates: {
    en: 'Each mandate with its opening date, from the same workbook.',
    jp: '委託内容と開設日を同じブックで登録します。',
  },
  benchmarks: {
    en: 'The benchmark of each mandate, from the same workbook.',
    jp: '各マンデートの評価基準を同じブックで登録します。',
  },
  parties: {
    en: 'The manager and the trust bank of each mandate, and the colleagues who share the work.',
    jp: '各マンデートの運用機関・受託機関と、業務を分担するユーザーを登録・招待します。',
  },
  packages: {
    en: 'What is reported for each mandate, how often and by which business day.',
    jp: '各マンデートの報告内容・頻度・期限（営業日）を設定します。',
  },
  history: {
    en: 'Values, flows and returns since each mandate was opened, so that returns over several years can be calculated. The history workbook has a row for every month without a value, up to ten years: fill it in, import and approve it, then populate the months at once.',
    jp: '開設以来の時価・資金移動・収益率を取り込むと、長期の収益率が計算されます。過去実績ブックには、時価が未登録の月の行があります（最長10年分）。入力して取込・承認した後、月末を一括で確定します。',
  },
  monthEnd: {
    en: 'A month is confirmed once every open mandate has its value.',
    jp: 'すべてのマンデートの時価がそろうと月末を確定できます。',
  },
  report: { en: 'Publishing completes the set-up.', jp: '報告書を公開すると初期設定は完了です。' },
});

export const gapText = defineText({
  noPortfolio: { en: 'There is no portfolio yet', jp: 'ポートフォリオが未登録です' },
  rulesNotSaved: {
    en: 'The reporting rules have not been saved yet: open and save them, changed or not',
    jp: '報告のルールが未保存です（変更がない場合も保存してください）',
  },
  noClass: { en: 'There are no classes yet', jp: '資産クラスが未登録です' },
  noPolicy: { en: 'There is no policy yet', jp: '政策アセットミックスが未登録です' },
  withoutClass: { en: 'Mandates without a class ({n}): {refs}', jp: '資産クラス未設定のマンデート（{n}件）：{refs}' },
  noMandate: { en: 'There are no mandates yet', jp: 'マンデートが未登録です' },
  withoutBenchmark: { en: 'Mandates without a benchmark ({n}): {refs}', jp: 'ベンチマーク未設定のマンデート（{n}件）：{refs}' },
  withoutManager: { en: 'Mandates without a manager ({n}): {refs}', jp: '運用機関未登録のマンデート（{n}件）：{refs}' },
  oneUser: { en: 'Nobody else has been invited', jp: 'ほかのユーザーが招待されていません' },
  withoutPackage: { en: 'Mandates without a package ({n}): {refs}', jp: 'パッケージ未設定のマンデート（{n}件）：{refs}' },
  valuesMissing: { en: 'Mandates with months without a value ({n}): {refs}', jp: '時価のない月があるマンデート（{n}件）：{refs}' },
  notPopulated: { en: 'No month is populated yet', jp: '確定済みの月がありません' },
  notPublished: { en: 'No report is published yet', jp: '公開済みの報告書がありません' },
  andMore: { en: '{refs} and {n} more', jp: '{refs} ほか{n}件' },
});

export const goText = defineText({
  create: { en: 'Create a portfolio', jp: 'ポートフォリオを登録' },
  rules: { en: 'Organisation settings', jp: '組織設定' },
  masterData: { en: 'Master data', jp: 'マスターデータ' },
  mandateList: { en: 'Mandates', jp: 'マンデート一覧' },
  benchmarkList: { en: 'Benchmarks', jp: 'ベンチマーク' },
  invite: { en: 'Add User', jp: 'ユーザー追加' },
  packages: { en: 'Packages', jp: 'パッケージ' },
  import: { en: 'Import Data', jp: 'データ取込' },
  monthEnd: { en: 'Month-end', jp: '月末処理' },
  reports: { en: 'Reports', jp: '報告書' },
});

export const ownAssetText = defineText({
  ref: { en: 'Reference', jp: '管理コード' },
  refHint: { en: 'Short, for files and exports: MAIN', jp: 'ファイルや出力で使う短いコード（例：MAIN）' },
  nameEn: { en: 'Name (English)', jp: '名称（英語）' },
  nameJp: { en: 'Name (Japanese)', jp: '名称（日本語）' },
  baseCurrency: { en: 'Base currency', jp: '基準通貨' },
  added: { en: 'Portfolio created', jp: 'ポートフォリオを登録しました。' },
});

export const ownAssetCodes = defineText({
  taken: { en: 'This reference is already used', jp: 'この管理コードはすでに使用されています。' },
  tooMany: { en: 'Ask support to add further portfolios', jp: '追加のポートフォリオはサポートにご依頼ください。' },
});
