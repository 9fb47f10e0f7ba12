import type { RedemptionTermsInput } from '@hakaru/contract/redemption-terms';
import type { RedemptionTerms } from '@hakaru/engine/money/redemptions';
import { sql } from 'kysely';
import type { Db } from '#platform/db';
import type { Ledger } from './ledger-store';

export type RedemptionTermRow = RedemptionTerms & { mandateId: string; fromDay: string; version: number };

const TERMS = sql`t.from_day as "fromDay", t.notice_days as "noticeDays", t.frequency, t.pay_days as "payDays", t.lock_up_until as "lockUpUntil",
  t.gate_percent::text as "gatePercent", t.version`;

/** Every version of the redemption terms of these mandates, oldest first. */
export async function findRedemptionTerms(db: Db, ownerId: string, mandateIds: readonly string[]): Promise<RedemptionTermRow[]> {
  const { rows } = await sql<RedemptionTermRow>`
    select t.mandate_id as "mandateId", ${TERMS} from redemption_term t
    where t.organisation_id = ${ownerId} and t.mandate_id = any(${[...mandateIds]}::uuid[]) order by t.mandate_id, t.from_day`.execute(db);
  return rows;
}

type Change = { ownerId: string; userId: string; at: Date };

/** Compare-and-set: inserts terms for a new first day, or replaces the version that was read. */
export async function saveRedemptionTerms(db: Db, { ownerId, userId, at }: Change, input: RedemptionTermsInput): Promise<boolean> {
  const { mandateId, fromDay, noticeDays, frequency, payDays, lockUpUntil, gatePercent, version } = input;
  const { numAffectedRows } =
    version === null
      ? await sql`
    insert into redemption_term (organisation_id, mandate_id, from_day, notice_days, frequency, pay_days, lock_up_until, gate_percent, updated_by, updated_at)
    values (${ownerId}, ${mandateId}, ${fromDay}, ${noticeDays}, ${frequency}, ${payDays}, ${lockUpUntil}::date, ${gatePercent}::numeric, ${userId}, ${at})
    on conflict do nothing`.execute(db)
      : await sql`
    update redemption_term set notice_days = ${noticeDays}, frequency = ${frequency}, pay_days = ${payDays}, lock_up_until = ${lockUpUntil}::date,
      gate_percent = ${gatePercent}::numeric, updated_by = ${userId}, updated_at = ${at}, version = version + 1
    where organisation_id = ${ownerId} and mandate_id = ${mandateId} and from_day = ${fromDay}::date and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}

export type RedeemableRow = RedemptionTermRow & { ref: string; name: string; nameJp: string; value: string; valuedOn: string };

/** Mandates in a currency with redemption terms in force, with their last reported value. Not for a trust bank, which may not see values. */
export async function findRedeemable(db: Db, { ownerId, currency, whole, within }: Ledger, today: string): Promise<RedeemableRow[]> {
  const mandates = [...whole, ...within.filter(({ isTrustee }) => !isTrustee).map(({ mandateId }) => mandateId)];
  const { rows } = await sql<RedeemableRow>`
    select e.id as "mandateId", e.ref, e.name_en as name, e.name_jp as "nameJp", v.value::text as value, v.as_of as "valuedOn", ${TERMS}
    from entity e
    cross join lateral (select * from redemption_term where (organisation_id, mandate_id) = (e.organisation_id, e.id) and from_day <= ${today}::date
      order by from_day desc limit 1) t
    cross join lateral (select value, as_of from observation where (organisation_id, entity_id) = (e.organisation_id, e.id) and measure = 'marketValue'
      and as_of <= ${today}::date and superseded_at is null order by as_of desc limit 1) v
    where e.organisation_id = ${ownerId} and e.id = any(${mandates}::uuid[]) and e.currency = ${currency} order by e.ref`.execute(db);
  return rows;
}
