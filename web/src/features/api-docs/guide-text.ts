import type { Language } from '@hakaru/contract/languages';
import { COST_MAX, FIELD_COSTS, KNOWLEDGE_COST, TOKEN_REQUESTS_A_MINUTE } from '@hakaru/contract/public-api';
import { SCOPE_DOORS } from '@hakaru/contract/service-tokens';
import type { ApiChapter } from './address';

type Words = Readonly<Record<Language, string>>;
export type Part = { words: Words } | { code: string };

const fenced = (...lines: string[]): Part => ({ code: lines.join('\n') });

/** The fields that cost more than one, as far as a program may ask for them. */
const COSTLY = Object.entries(FIELD_COSTS).flatMap(([field, cost]) =>
  Object.values(SCOPE_DOORS)
    .flat()
    .some(door => door === `Query.${field}` || door === `Mutation.${field}`)
    ? [`${field} (${cost})`]
    : [],
);

/** The text of each chapter; the schema, the routes and the examples are generated. */
export const apiGuide: Readonly<Record<ApiChapter, readonly Part[]>> = {
  start: [
    {
      words: {
        en: 'Programs read portfolio data through GraphQL and send files by REST, over HTTPS, with a service token. Webhooks report what has happened, so nothing has to be polled.',
        jp: 'データの取得にはGraphQL、ファイルの送受信にはRESTを使用します。いずれもHTTPSとサービストークンで接続します。処理の完了はWebhookで通知されるため、定期的な問い合わせは不要です。',
      },
    },
    {
      words: {
        en: 'Create a service token under Settings › Integrations with the scope portfolio.read, then ask which assets it can read:',
        jp: '「設定 › 外部連携」でスコープportfolio.readのサービストークンを作成し、参照できるアセットを取得してください。',
      },
    },
    fenced(
      'curl https://<host>/api/graphql \\',
      "  --header 'Authorization: Bearer hakaru_…' \\",
      "  --header 'Content-Type: application/json' \\",
      '  --data \'{"query": "{ assetList { data { assetId ref asOf } } }"}\'',
    ),
    {
      words: {
        en: 'Money and rates arrive as decimal text so that no digit is lost. Rates are fractions: 0.05 is five percent. Days are YYYY-MM-DD. A missing figure is null with a reason, never zero.',
        jp: '金額と率は桁落ちを避けるため10進数の文字列で返します。率は小数表記です（0.05は5%）。日付はYYYY-MM-DD形式です。算出できない値は0ではなくnullとし、理由を併せて返します。',
      },
    },
    {
      words: {
        en: 'A figure is asked for by a column written measure.horizon, such as return.fytd or excess.3y; what is of one day has no horizon, such as marketValue. With known, every question can be asked as of an earlier state of knowledge.',
        jp: '指標は「measure.horizon」の形式で指定します（例：return.fytd、excess.3y）。時価総額（marketValue）など特定日の値には期間を付けません。引数knownを指定すると、過去の時点で判明していた値を取得できます。',
      },
    },
  ],
  authentication: [
    {
      words: {
        en: 'Send the token in every request as Authorization: Bearer hakaru_…. It acts with the rights its creator has at that moment, within its scopes, networks and expiry date. The audit trail names the token.',
        jp: 'すべてのリクエストにAuthorization: Bearer hakaru_…を付けてください。トークンは、スコープ、接続許可IPアドレス、有効期限の範囲内で、作成者のその時点の権限により動作します。操作履歴にはトークン名が記録されます。',
      },
    },
    {
      words: {
        en: 'A request outside its scopes is refused with the scope it would need in extensions.validation.scope. Fields that no scope opens answer closedToTokens.',
        jp: 'スコープ外のリクエストは拒否され、必要なスコープがextensions.validation.scopeに示されます。トークンでは使用できない項目にはclosedToTokensを返します。',
      },
    },
    {
      words: {
        en: 'Renewing a token gives a new secret; the old one works for another 24 hours so that a program can be changed over without a gap.',
        jp: 'トークンを更新すると新しいシークレットが発行されます。以前のシークレットも24時間は有効なため、停止時間なしに切り替えられます。',
      },
    },
  ],
  schema: [],
  rest: [],
  webhooks: [
    {
      words: {
        en: 'Each event is posted as JSON with the header hakaru-signature: t=<seconds>,v1=<hex>. The code is HMAC-SHA256 with the endpoint’s secret over the seconds, a full stop and the body as received. Compare in constant time and refuse anything signed more than five minutes ago. After a renewal there are two v1 codes for 24 hours; one valid code is enough.',
        jp: 'イベントはJSONでPOSTされ、ヘッダーhakaru-signatureにt=<秒>,v1=<16進数>の形式で署名が付きます。署名は「秒.本文」に対するHMAC-SHA256で、鍵はエンドポイントのシークレットです。比較は一定時間で行い、署名から5分を超えたものは拒否してください。シークレットの更新後24時間はv1が2つ付きます。いずれか1つが一致すれば有効です。',
      },
    },
    fenced(
      'import hashlib, hmac, time',
      '',
      'def is_signed(body: bytes, header: str, secret: str) -> bool:',
      '    parts = [part.split("=", 1) for part in header.split(",")]',
      '    at = next((value for name, value in parts if name == "t"), "0")',
      '    if abs(time.time() - int(at)) > 300:',
      '        return False',
      '    code = hmac.new(secret.encode(), at.encode() + b"." + body, hashlib.sha256).hexdigest()',
      '    return any(hmac.compare_digest(code, value) for name, value in parts if name == "v1")',
    ),
    {
      words: {
        en: 'Answer with any 2xx status within ten seconds and work afterwards. Anything else is tried again with growing intervals. An event may arrive more than once, after a lost answer or a replay: its id in hakaru-event-id stays the same, so record it and do each event once.',
        jp: '10秒以内に2xxを返し、処理はその後に行ってください。それ以外の応答は間隔を空けて再送します。応答の消失や再送により、同じイベントが複数回届くことがあります。hakaru-event-idは同一のため、記録して重複処理を防いでください。',
      },
    },
  ],
  limits: [
    {
      words: {
        en: `One token may make ${TOKEN_REQUESTS_A_MINUTE} requests a minute, wherever they come from, unless your operator sets another number. Every reply says how many are left: ratelimit-limit, ratelimit-remaining and ratelimit-reset (seconds). Above the limit the reply is 429 with retry-after.`,
        jp: `リクエストはトークンごとに1分あたり${TOKEN_REQUESTS_A_MINUTE}件までです（運用者の設定により異なる場合があります）。応答ヘッダーratelimit-limit、ratelimit-remaining、ratelimit-reset（秒）で残数を確認できます。上限を超えると429とretry-afterを返します。`,
      },
    },
    {
      words: {
        en: `A GraphQL document may cost ${COST_MAX}. Each root field costs 1, except for ${COSTLY.join(', ')}; each distinct moment given in known costs ${KNOWLEDGE_COST} more. Replies carry hakaru-cost and hakaru-cost-limit; above the limit a document is refused, so split it.`,
        jp: `GraphQLのコストは1回につき${COST_MAX}までです。ルートフィールド1つにつき1（${COSTLY.join('、')}を除く）、引数knownの時点1つにつき${KNOWLEDGE_COST}が加算されます。応答ヘッダーhakaru-costとhakaru-cost-limitで確認でき、上限を超えるものは拒否されるため、分割してください。`,
      },
    },
    {
      words: {
        en: 'A document may hold 200 fields in 8 levels, 20 root fields and 15 aliases; a page usually holds at most 100 rows, a grid at most 60 columns and 100 named entities. Files may be 25 MB and sheets 5,000 rows.',
        jp: '1つのドキュメントの上限は200フィールド、8階層、ルートフィールド20個、エイリアス15個です。1ページは通常100行まで、figureGridは60列・指定エンティティ100件までです。ファイルは25MB、シートは5,000行までです。',
      },
    },
  ],
  errors: [
    {
      words: {
        en: 'GraphQL answers refusals in errors with extensions.code, and the wrong fields in extensions.validation. REST answers the matching HTTP status with message and errors. Codes stay the same; wording may change.',
        jp: 'GraphQLのエラーはerrorsに含まれ、extensions.codeにコード、extensions.validationに誤りのある項目が示されます。RESTは対応するHTTPステータスとmessage、errorsを返します。コードは変わりませんが、文言は変わることがあります。',
      },
    },
    {
      words: {
        en: 'A column that does not exist is named with its position, the reason and the nearest columns there are:',
        jp: '存在しない列を指定した場合は、その位置、理由、近い名称の列を返します。',
      },
    },
    fenced(
      '{ "code": "invalid", "validation": { "columns": ["invalid"] },',
      '  "columns": [{ "column": "retrun.fytd", "at": 1, "reason": "measure",',
      '                "nearest": ["return.fytd", "beta.fytd", "weight"] }] }',
    ),
    {
      words: {
        en: '401 means the token is unknown, expired or used from a network it is not allowed from; 403 that its scope or its creator’s rights do not reach so far; 404 that nothing by that identifier is visible; 422 that the request is wrong. After 429 and 503 wait retry-after seconds and try again; send files with an idempotency-key so that a repeated request counts once.',
        jp: '401はトークンの不明・期限切れ・許可外のネットワーク、403はスコープまたは作成者の権限の不足、404は参照できる対象がないこと、422はリクエストの誤りを示します。429と503の場合はretry-afterの秒数を待って再試行してください。ファイルの送信にはidempotency-keyを付けると、再送しても1回として扱われます。',
      },
    },
  ],
  examples: [
    {
      words: {
        en: 'These programs are part of the product and are run against every release. The TypeScript client has no dependencies and needs Node 20; the Python program needs only its standard library.',
        jp: '以下のプログラムは製品に含まれ、リリースごとに動作を確認しています。TypeScriptクライアントは依存パッケージなしでNode 20以降で動作し、Pythonは標準ライブラリのみを使用します。',
      },
    },
  ],
};
