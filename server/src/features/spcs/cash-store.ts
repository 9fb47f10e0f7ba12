import { LEDGER_CODES } from '@hakaru/contract/spc-ledgers';
import { sql } from 'kysely';
import type { Db } from '#platform/db';

type Key = { organisationId: string; spcId: string };
export type Booked = { day: string; text: string; amount: string };
export type LedgerCash = { opening: string; owedTax: string; booked: Booked[] };

/** A company's bank accounts in the ledger: the balance before a day, the entries from it on, and tax withheld but not yet paid. */
export async function findLedgerCash(db: Db, { organisationId, spcId }: Key, today: string): Promise<LedgerCash> {
  const { rows } = await sql<LedgerCash>`
    with line as (
      select e.id, e.day, e.description, l.debit - l.credit as amount, k.bank_account_id is not null as is_bank,
        l.account_code = ${LEDGER_CODES.withholding} as is_tax
      from spc_line l
      join spc_entry e on (e.organisation_id, e.id) = (l.organisation_id, l.entry_id)
      left join spc_bank_account k on (k.organisation_id, k.spc_id, k.book, k.account_code) = (l.organisation_id, l.spc_id, l.book, l.account_code)
      where l.organisation_id = ${organisationId} and l.spc_id = ${spcId})
    select coalesce((select sum(amount) from line where is_bank and day < ${today}::date), 0)::text as opening,
      greatest(coalesce((select -sum(amount) from line where is_tax), 0), 0)::text as "owedTax",
      coalesce((select jsonb_agg(jsonb_build_object('day', day, 'text', description, 'amount', amount::text) order by day, id)
        from line where is_bank and day >= ${today}::date), '[]') as booked`.execute(db);
  return rows[0] ?? { opening: '0', owedTax: '0', booked: [] };
}
