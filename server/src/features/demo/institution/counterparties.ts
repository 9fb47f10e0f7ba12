import type { Db } from '#platform/db';
import { demoId } from '#features/demo/demo-id';
import { insertCounterparties } from '#features/counterparties/public';

type DemoCounterparty = {
  code: string;
  type: string;
  en: string;
  jp: string;
  country: string;
  rating: string | null;
  limit: string | null;
};

/** The counterparties of the demo's owners. Limits apply to the yen amount of open forwards. */
export const demoCounterparties: readonly DemoCounterparty[] = [
  { code: 'BANKA', type: 'fxBank', en: 'Demo Bank A', jp: 'デモ銀行A', country: 'JP', rating: 'A+', limit: '9000000000' },
  { code: 'BANKB', type: 'fxBank', en: 'Demo Bank B', jp: 'デモ銀行B', country: 'JP', rating: 'A', limit: '8000000000' },
  { code: 'BANKC', type: 'fxBank', en: 'Demo Bank C', jp: 'デモ銀行C', country: 'GB', rating: 'AA-', limit: '4000000000' },
  { code: 'WAKABA', type: 'insurer', en: 'Wakaba Demo Life', jp: 'わかばデモ生命', country: 'JP', rating: 'A+', limit: null },
  { code: 'ADMIN1', type: 'administrator', en: 'Demo Fund Services', jp: 'デモファンドサービス', country: 'IE', rating: null, limit: null },
  { code: 'ADMIN2', type: 'administrator', en: 'Sample Administration', jp: 'サンプル事務管理', country: 'LU', rating: null, limit: null },
  { code: 'AUDIT', type: 'auditor', en: 'Demo Audit Corporation', jp: 'デモ監査法人', country: 'JP', rating: null, limit: null },
];

export const counterpartyId = (owner: string, code: string): string => demoId(`${owner}|counterparty|${code}`);

/** The fund has all of them; the bank only the three banks. */
export async function plantCounterparties(db: Db): Promise<void> {
  const rows = (['HOSHI', 'SHIRA'] as const).flatMap(owner =>
    demoCounterparties
      .filter(({ type }) => owner === 'HOSHI' || type === 'fxBank')
      .map(({ code, type, en, jp, country, rating, limit }) => ({
        organisation_id: demoId(owner),
        id: counterpartyId(owner, code),
        type,
        name_en: en,
        name_jp: jp,
        country,
        rating,
        limit_jpy: limit,
      })),
  );
  await insertCounterparties(db, rows);
}
