import { packageTerms } from '@hakaru/contract/organisation-packages';
import { defineText } from '#platform/text';
import { organisationsTitles } from './title-text';

export const organisationsText = defineText({
  ...organisationsTitles,
  admin: { en: 'Administration', jp: '管理' },
  assets: { en: 'Assets', jp: '資産' },
  search: { en: 'Search by name or reference', jp: '組織名または管理コードで検索' },
  none: { en: 'No organisations match', jp: '該当する組織がありません' },
  failed: { en: 'This could not be loaded', jp: '読み込めませんでした' },
  add: { en: 'Add organisation', jp: '組織を追加' },
  added: { en: 'The organisation has been added.', jp: '組織を追加しました。' },
  impersonate: { en: 'Impersonate', jp: '代理ログイン' },
  ref: { en: 'Reference', jp: '管理コード' },
  name: { en: 'Name', jp: '組織名' },
  nameEn: { en: 'Name (English)', jp: '組織名（英語）' },
  nameJp: { en: 'Name (Japanese)', jp: '組織名（日本語）' },
  category: { en: 'Category', jp: '区分' },
  type: { en: 'Type', jp: '種別' },
  modules: { en: 'Modules', jp: 'モジュール' },
  packages: { en: 'Packages', jp: 'パッケージ' },
  users: { en: 'Users', jp: '人数' },
  lastLogin: { en: 'Last login', jp: '最終ログイン' },
  actions: { en: 'Actions', jp: '操作' },
  sections: { en: 'Sections of the organisation', jp: '組織の項目' },
  save: { en: 'Save', jp: '保存' },
  saved: { en: 'Saved', jp: '保存しました。' },
  refHint: { en: 'Up to 10 capital letters and digits', jp: '半角英大文字と数字、10文字以内' },
  since: { en: 'Added {day}', jp: '{day} 追加' },
});

export const tabText = defineText({
  profile: { en: 'Profile', jp: '基本情報' },
  modules: { en: 'Modules', jp: 'モジュール' },
  packages: { en: 'Packages', jp: 'パッケージ' },
  access: { en: 'Access', jp: 'アクセス制限' },
  branding: { en: 'Branding', jp: 'ブランド' },
  users: { en: 'Users', jp: 'ユーザー' },
  assets: { en: 'Assets', jp: '資産' },
  parties: { en: 'Parties', jp: '関係者' },
  template: { en: 'Template', jp: 'ひな型' },
  trail: { en: 'Support and audit', jp: 'サポート・監査' },
  menu: { en: 'Why is a menu hidden?', jp: 'メニュー非表示の理由' },
});

/** Types and categories keep their English names on the wire; people read them in their language. */
export const typeText = defineText({
  'asset owner': { en: 'Asset owner', jp: 'アセットオーナー' },
  'asset manager': { en: 'Asset manager', jp: '運用会社' },
  consultant: { en: 'Consultant', jp: 'コンサルタント' },
  others: { en: 'Others', jp: 'その他' },
  accountant: { en: 'Accountant', jp: '会計事務所' },
  VA: { en: 'VA', jp: 'VA' },
  'Asset owner': { en: 'Asset owner', jp: 'アセットオーナー' },
  'Asset manager': { en: 'Asset manager', jp: '運用会社' },
  Consultant: { en: 'Consultant', jp: 'コンサルタント' },
  Accountant: { en: 'Accountant', jp: '会計事務所' },
  Others: { en: 'Others', jp: 'その他' },
});

export const mismatchText = defineText({
  mismatch: {
    en: 'The category leads to /{category}, but the modules open {modules}. Menu links and the first page after login will disagree.',
    jp: '区分では /{category} へ、モジュールでは {modules} へ案内されます。メニューのリンクとログイン後の画面が一致しません。',
  },
});

/** What each module opens. */
export const moduleText = defineText({
  owner: { en: 'Opens the /owner area; lands on the overview', jp: '/owner を開き、ログイン後は全体概況へ' },
  consultant: { en: 'Opens the /consultant area', jp: '/consultant を開く' },
  manager: { en: 'Opens the /manager area; lands on clients', jp: '/manager を開き、ログイン後は顧客一覧へ' },
  client: { en: 'Opens the /client area; lands on SPCs', jp: '/client を開き、ログイン後はSPC一覧へ' },
  'Asset List': { en: 'Asset list; where consultants land', jp: '資産一覧。コンサルタントのログイン後の画面' },
  cashManagement: { en: 'Instructions', jp: '指図' },
  fundList: { en: 'Funds', jp: 'ファンド' },
  spcList: { en: 'SPCs, for accountants', jp: 'SPC（会計事務所のみ）' },
  corporationList: { en: 'Corporations, for accountants', jp: '法人（会計事務所のみ）' },
  addOns: { en: 'Add-ons, on portfolio assets', jp: 'アドオン（ポートフォリオ資産のみ）' },
  contentAutomation: {
    en: 'Document import, data points, cashflow mapping, document search',
    jp: '文書取込、データ項目、キャッシュフロー対応付け、文書検索',
  },
  demo: { en: 'Demo screens, outside production only', jp: 'デモ画面（本番環境以外）' },
});

/** What each module is called. */
export const moduleNames = defineText({
  owner: { en: 'Asset owner', jp: 'アセットオーナー' },
  consultant: { en: 'Consultant', jp: 'コンサルタント' },
  manager: { en: 'Asset manager', jp: '運用会社' },
  client: { en: 'Client', jp: 'クライアント' },
  'Asset List': { en: 'Assets List', jp: '資産一覧' },
  cashManagement: { en: 'Cash management', jp: '資金管理' },
  fundList: { en: 'Fund list', jp: 'ファンド一覧' },
  spcList: { en: 'SPC list', jp: 'SPC一覧' },
  corporationList: { en: 'Corporation list', jp: '法人一覧' },
  addOns: { en: 'Add-ons', jp: 'アドオン' },
  contentAutomation: { en: 'Content automation', jp: '文書データ自動化' },
  demo: { en: 'Demo', jp: 'デモ' },
});

/** What each organisation package stands for. */
export const packageText = defineText({
  reporting: packageTerms.reporting.name,
  privateAssets: packageTerms.privateAssets.name,
  hedging: packageTerms.hedging.name,
  attribution: packageTerms.attribution.name,
  risk: packageTerms.risk.name,
  hypothetical: packageTerms.hypothetical.name,
  basel: packageTerms.basel.name,
  documents: packageTerms.documents.name,
  marketData: packageTerms.marketData.name,
});

export const conflictText = defineText({
  title: { en: 'Someone else saved this organisation while you were editing.', jp: '編集中に、他のユーザーがこの組織を保存しました。' },
  elsewhere: {
    en: 'They changed other fields than you. Saving again keeps both.',
    jp: '変更された項目は重なっていません。再度保存すると両方が残ります。',
  },
  field: { en: 'Field', jp: '項目' },
  theirs: { en: 'Theirs', jp: '相手の内容' },
  yours: { en: 'Yours', jp: 'ご自身の内容' },
  keepMine: { en: 'Save mine', jp: '自分の内容で保存' },
  takeTheirs: { en: 'Use theirs', jp: '相手の内容に戻す' },
  nothing: { en: 'empty', jp: '空欄' },
});

export const organisationCodes = defineText({
  ref: { en: 'Use capital letters and digits only', jp: '半角英大文字と数字のみ使用できます。' },
  taken: { en: 'This reference is already used', jp: 'この管理コードはすでに使用されています。' },
  cidr: { en: 'One of the lines is not an IP address or network', jp: 'IPアドレスまたはネットワークとして読み取れない行があります。' },
  tooMany: { en: 'Too many lines', jp: '行数が上限を超えています。' },
  colour: { en: 'Enter # and six digits or letters a to f', jp: '# と6桁の16進数で入力してください。' },
  contrast: {
    en: 'White text is not readable on this colour: the contrast must be at least 4.5 : 1',
    jp: '白い文字が読めません。コントラスト比4.5以上が必要です。',
  },
  url: { en: 'Enter an address that starts with https://', jp: 'https:// で始まるアドレスを入力してください。' },
  certificate: { en: 'Enter a certificate in PEM format', jp: 'PEM形式の証明書を入力してください。' },
  image: { en: 'Choose a PNG, JPEG or SVG image', jp: 'PNG、JPEG、SVGの画像を選択してください。' },
});
