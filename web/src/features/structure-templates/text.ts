import type { StructurePart } from '@hakaru/contract/structure-templates';
import type { Both } from '@hakaru/contract/languages';
import { defineText } from '#platform/text';

export const partText = defineText({
  rules: { en: 'Rules of the organisation', jp: '組織の基準' },
  classes: { en: 'Asset classes and groups', jp: '資産クラス・区分' },
  policy: { en: 'Policy mix', jp: '政策アセットミックス' },
  benchmarks: { en: 'Benchmarks of classes', jp: '資産クラスのベンチマーク' },
  packages: { en: 'Packages and deadlines', jp: 'パッケージ・提出期限' },
  limits: { en: 'Limits of checks', jp: 'チェックの許容範囲' },
  views: { en: 'Team views', jp: 'チームの表示設定' },
} satisfies Record<StructurePart, Both>);

/** Words for the codes in a preview; everything else is shown as it is. */
export const codeText = defineText({
  fiscalYearStart: { en: 'First month of the fiscal year', jp: '会計年度の開始月' },
  rateMethod: { en: 'FX rate', jp: '適用為替レート' },
  amountUnit: { en: 'Unit of amounts', jp: '金額単位' },
  timeZone: { en: 'Time zone', jp: 'タイムゾーン' },
  secondPerson: { en: 'Second person for month-ends', jp: '月次締めの二名承認' },
  importSecondPerson: { en: 'Second person for imports', jp: '取込の二名承認' },
  instructionSecondPerson: { en: 'Second person for instructions', jp: '指図の二名承認' },
  reconciliation: { en: 'Reconciliation tolerance', jp: '照合の許容差' },
  linking: { en: 'Linking of attribution effects', jp: '要因分析の連結方法' },
  true: { en: 'Yes', jp: 'はい' },
  false: { en: 'No', jp: 'いいえ' },
  one: { en: 'Units', jp: '円単位' },
  thousand: { en: 'Thousands', jp: '千単位' },
  million: { en: 'Millions', jp: '百万単位' },
  hundredMillion: { en: 'Hundred millions', jp: '億単位' },
  class: { en: 'Class', jp: '資産クラス' },
  x: { en: 'Column of the grid', jp: '横軸' },
  y: { en: 'Row of the grid', jp: '縦軸' },
  total: { en: 'Whole portfolio', jp: '資産全体' },
  monthly: { en: 'Monthly', jp: '毎月' },
  quarterly: { en: 'Quarterly', jp: '四半期' },
  semiannual: { en: 'Every half-year', jp: '半期' },
  annual: { en: 'Every year', jp: '毎年' },
});

export const structureText = defineText({
  offerTitle: { en: 'Our structure as a template', jp: '構成のひな型としての提供' },
  now: { en: 'Now', jp: '現在' },
  offered: { en: 'Offered', jp: '提供中' },
  kept: { en: 'Not offered', jp: '提供していません' },
  hint: {
    en: 'A super-user may then begin a new organisation with our structure as it stands on that day. Nobody there is told whose it is. Mandates, values, people, documents and filters of views are never copied.',
    jp: '提供すると、その時点の構成を使ってシステム管理者が新しい組織を開始できます。提供元は相手に知らされません。マンデート、数値、ユーザー、文書、表示設定の絞り込み条件は複写されません。',
  },
  offer: { en: 'Offer as a template', jp: 'ひな型として提供' },
  withdraw: { en: 'Withdraw', jp: '提供をやめる' },
  withdrawAsk: { en: 'Withdraw the template?', jp: '提供をやめますか？' },
  withdrawBody: { en: 'Organisations that have begun with it keep what they have.', jp: 'すでに開始した組織の構成は残ります。' },
  offerAsk: { en: 'Offer our structure as a template?', jp: '構成をひな型として提供しますか？' },
  offerBody: {
    en: 'The list below is what a new organisation gets, names included.',
    jp: '新しい組織には、下の一覧が名称を含めて複写されます。',
  },
  show: { en: 'Show what is copied', jp: '複写される内容を表示' },
  noPortfolio: { en: 'There is no portfolio to copy yet', jp: '複写できるポートフォリオがまだありません' },
  history: { en: 'History', jp: '履歴' },
  at: { en: 'When', jp: '日時' },
  what: { en: 'What', jp: '内容' },
  by: { en: 'Who', jp: '担当者' },
  copied: { en: 'Copied into a new organisation', jp: '新しい組織へ複写' },
  never: { en: 'Nothing has been offered yet.', jp: 'まだ提供していません。' },
  saved: { en: 'Saved', jp: '保存しました。' },
  failed: { en: 'This could not be loaded', jp: '読み込めませんでした' },
  notSaved: { en: 'This could not be saved. Reload and try again.', jp: '保存できませんでした。再読み込みしてやり直してください。' },
  preview: { en: 'What is copied', jp: '複写される内容' },
  part: { en: 'Part', jp: '区分' },
  code: { en: 'Code', jp: 'コード' },
  name: { en: 'Name', jp: '名称' },
  detail: { en: 'Setting', jp: '設定' },
  businessDay: { en: 'business day {n}', jp: '{n}営業日' },
  begin: { en: 'Begin with a template', jp: 'ひな型から開始' },
  lead: {
    en: 'An organisation that has nothing yet may begin with the structure of one that offers it: one portfolio with its classes, policy and benchmarks, and the organisation’s rules, packages, limits and team views.',
    jp: 'まだ何も登録のない組織は、提供中の組織の構成で開始できます。資産クラス・政策アセットミックス・ベンチマークを備えたポートフォリオ一つと、基準・パッケージ・許容範囲・チームの表示設定が複写されます。',
  },
  source: { en: 'Template', jp: 'ひな型' },
  choose: { en: 'Choose a template', jp: 'ひな型を選択' },
  noSource: { en: 'No organisation offers its structure', jp: '構成を提供している組織がありません' },
  noSourceBody: {
    en: 'An administrator of an asset owner offers it under Settings, Organisation.',
    jp: 'アセットオーナーの管理者が「設定」の「組織」で提供します。',
  },
  notEmpty: {
    en: 'This organisation already has portfolios, packages or settings of its own, so it cannot begin with a template.',
    jp: 'この組織にはすでにポートフォリオ、パッケージまたは独自の設定があるため、ひな型から開始できません。',
  },
  otherType: { en: 'Only asset owners begin with a template.', jp: 'ひな型から開始できるのはアセットオーナーのみです。' },
  begun: { en: 'Begun with a template by {name}, {at}', jp: '{name}がひな型から開始（{at}）' },
  ref: { en: 'Reference', jp: '管理コード' },
  nameEn: { en: 'Name (English)', jp: '名称（英語）' },
  nameJp: { en: 'Name (Japanese)', jp: '名称（日本語）' },
  fromDay: { en: 'Policy and benchmarks from', jp: '政策アセットミックス・ベンチマークの適用開始日' },
  fromDayHint: { en: 'On or before the first month of opening history', jp: '過去実績として取り込む最初の月以前の日' },
  copy: { en: 'Copy structure', jp: '構成を複写' },
  done: { en: 'The organisation has begun with the template.', jp: 'ひな型から組織を開始しました。' },
});

export const structureCodes = defineText({
  notEmpty: structureText.notEmpty,
  otherType: structureText.otherType,
  taken: { en: 'This reference is already used', jp: 'この管理コードはすでに使用されています。' },
});
