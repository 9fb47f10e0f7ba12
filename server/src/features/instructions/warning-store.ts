import type { InstructionDraft, InstructionStatus } from '@hakaru/contract/instructions';
import { sql } from 'kysely';
import { reachedBy, type CashGrant } from '#features/transactions/public';
import type { Db } from '#platform/db';

export type DuplicateRow = { id: string; ref: string; number: string | null; status: InstructionStatus };

/** The number of duplicates listed; more would not help. */
const SHOWN = 5;

/** Instructions of a mandate that would pay the same a second time: same category, amount, currency and settlement day, not cancelled or deleted. */
export async function findDuplicates(
  db: Db,
  { ownerId, grants }: { ownerId: string; grants: readonly CashGrant[] },
  { entityId, category, amount, currency, settlementDate, instructionId }: InstructionDraft,
): Promise<DuplicateRow[]> {
  const { rows } = await sql<DuplicateRow>`
    select i.id, i.ref, i.fiscal_year || '-' || lpad(i.number::text, 4, '0') as number, i.status
    from instruction i join entity e on (e.organisation_id, e.id) = (i.organisation_id, i.entity_id)
    ${reachedBy(grants, 'i', 'e')}
    where i.organisation_id = ${ownerId} and i.entity_id = ${entityId} and i.category = ${category} and i.currency = ${currency}
      and abs(i.amount) = ${amount}::numeric and i.settlement_date = ${settlementDate}::date and i.status not in ('cancelled', 'invalid')
      and i.id is distinct from ${instructionId}::uuid and g.reasons > 0
    order by i.created_at desc limit ${SHOWN}`.execute(db);
  return rows;
}
