/** Tables of credentials and short-lived internal data. They are not in the archive, which gives the reason for each. */
export const WITHHELD_TABLES: Readonly<Record<string, { en: string; jp: string }>> = {
  password_history: { en: 'Hashes of earlier passwords', jp: '過去のパスワードのハッシュ値' },
  one_use_link: { en: 'One-use links for sign-in, invalid soon', jp: 'サインイン用の使い捨てリンク（短時間で失効）' },
  totp: { en: 'Secrets of authenticator apps', jp: '認証アプリの秘密鍵' },
  recovery_code: { en: 'Hashes of recovery codes', jp: 'リカバリーコードのハッシュ値' },
  passkey_challenge: { en: 'Log-ins with a passkey under way', jp: '進行中のパスキー認証' },
  pending_login: { en: 'Log-ins under way', jp: '進行中のログイン' },
  saml_request: { en: 'Single sign-on under way', jp: '進行中のシングルサインオン' },
  oidc_request: { en: 'Single sign-on under way', jp: '進行中のシングルサインオン' },
  saml_assertion: { en: 'Single sign-on already used', jp: '使用済みのシングルサインオン応答' },
  idempotency: { en: 'Replies kept for repeated requests for seven days', jp: '再送に備えて7日間だけ保持する応答' },
};

/** Tables without an organisation id whose rows belong to its people. */
export const TABLES_OF_PEOPLE: readonly string[] = ['issue_report', 'error_envelope'];

const SECRET_NAME =
  /(^|_)(secret|secrets|password|token|tokens|sealed|salt|totp|otp|seed|recovery|private|credential|assertion|binding|hash)(_|$)/;
const WORDS = new Set(['text', 'text[]', 'bytea', 'jsonb', 'json']);
/** Hashes of the audit chain, which are no secrets. */
const OPEN: ReadonlySet<string> = new Set(['audit.hash', 'audit.previous_hash']);

/** Columns named like a secret and binary columns are withheld. This includes new columns until they have been reviewed. */
export function isSecret(table: string, { name, type }: { name: string; type: string }): boolean {
  if (OPEN.has(`${table}.${name}`)) return false;
  return type === 'bytea' || (WORDS.has(type) && SECRET_NAME.test(name));
}

/** Objects of settings that may contain secret fields. */
export const SETTINGS_OBJECTS: ReadonlySet<string> = new Set(['organisation.sso']);
export const SECRET_FIELD = '(secret|password|token|private)';
