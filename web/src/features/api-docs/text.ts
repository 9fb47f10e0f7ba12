import { defineText } from '#platform/text';
import { apiDocsTitles } from './title-text';

export const apiDocsText = defineText({
  ...apiDocsTitles,
  context: { en: 'For your own systems', jp: '自社システムとの連携' },
  contents: { en: 'Contents', jp: '目次' },
  start: { en: 'Getting started', jp: 'はじめに' },
  authentication: { en: 'Authentication', jp: '認証' },
  schema: { en: 'Schema', jp: 'スキーマ' },
  rest: { en: 'Files by REST', jp: 'REST（ファイル）' },
  webhooks: { en: 'Webhooks', jp: 'Webhook' },
  limits: { en: 'Limits', jp: '利用制限' },
  errors: { en: 'Errors', jp: 'エラー' },
  examples: { en: 'Examples', jp: 'サンプルコード' },
  search: { en: 'Search types and fields', jp: '型・フィールドを検索' },
  questions: { en: 'Queries', jp: 'クエリ' },
  changes: { en: 'Mutations', jp: 'ミューテーション' },
  types: { en: 'Types', jp: '型' },
  enumerations: { en: 'Enumerations', jp: '列挙型' },
  arguments: { en: 'Arguments', jp: '引数' },
  values: { en: 'Values', jp: '値' },
  scope: { en: 'Scope', jp: 'スコープ' },
  nothing: { en: 'Nothing found', jp: '該当する項目はありません' },
  allTypes: { en: 'All queries and types', jp: 'すべてのクエリと型' },
  failed: { en: 'The documentation could not be loaded', jp: 'ドキュメントを読み込めませんでした' },
  openapi: { en: 'Download OpenAPI 3.1', jp: 'OpenAPI 3.1をダウンロード' },
  english: { en: 'The schema’s own descriptions are in English.', jp: 'スキーマの説明文は英語のみです。' },
});
