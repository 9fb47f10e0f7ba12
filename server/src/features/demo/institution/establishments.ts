import { demoId } from '#features/demo/demo-id';
import { insertEstablishments } from '#features/establishments/public';
import type { Db } from '#platform/db';
import { entityId } from './structure';

/** Two employers of the fund, one of them not yet linked to an account, and an office of the bank. */
const ESTABLISHMENTS = [
  { owner: 'HOSHI', ref: 'HQ', en: 'Hoshikawa Electric head office', jp: '星川電機 本社', account: 'TOTAL' },
  { owner: 'HOSHI', ref: 'KITA', en: 'Hoshikawa Electric Kita works', jp: '星川電機 北工場', account: null },
  { owner: 'SHIRA', ref: 'TREAS', en: 'Shirasagi Bank treasury office', jp: '白鷺銀行 市場運用室', account: 'TOTAL' },
] as const;

export async function plantEstablishments(db: Db): Promise<void> {
  const rows = ESTABLISHMENTS.map(({ owner, ref, en, jp, account }) => ({
    organisation_id: demoId(owner),
    id: demoId(`${owner}|establishment|${ref}`),
    ref,
    name_en: en,
    name_jp: jp,
    country: 'JP',
    account_id: account ? entityId(owner, account) : null,
  }));
  await insertEstablishments(db, rows);
}
