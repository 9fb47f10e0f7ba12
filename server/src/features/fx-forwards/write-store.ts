import type { FxForwardType } from '@hakaru/contract/fx-forwards';
import type { InstructionStatus } from '@hakaru/contract/instructions';
import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type Person = { id: string; name: string };
export type NewForward = {
  ownerId: string;
  ref: string;
  entityId: string;
  counterpartyId: string | null;
  originId: string | null;
  type: FxForwardType;
  status: InstructionStatus;
  tradeDate: string;
  settlementDate: string;
  maturityDate: string;
  side: 'buy' | 'sell';
  currency: string;
  counterCurrency: string;
  amount: string;
  forwardRate: string;
  transactionFee: string | null;
  jpyAmount: string | null;
  realised: string | null;
  /** The instruction written for it in the same transaction. */
  instructionId: string | null;
  comment: string | null;
  person: Person;
  at: Date;
};

export async function insertForward(db: Db, one: NewForward): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into fx_forward (organisation_id, ref, entity_id, instruction_id, counterparty_id, origin_id, type, status, trade_date, settlement_date, maturity_date, side,
      currency, counter_currency, amount, forward_rate, transaction_fee, jpy_amount, realised, comment, created_by, created_by_name, created_at,
      updated_by, updated_by_name, updated_at)
    values (${one.ownerId}, ${one.ref}, ${one.entityId}, ${one.instructionId}, ${one.counterpartyId}, ${one.originId}, ${one.type}, ${one.status}, ${one.tradeDate},
      ${one.settlementDate}, ${one.maturityDate}, ${one.side}, ${one.currency}, ${one.counterCurrency}, ${one.amount}, ${one.forwardRate},
      ${one.transactionFee}, ${one.jpyAmount}, ${one.realised}, ${one.comment}, ${one.person.id}, ${one.person.name}, ${one.at}, ${one.person.id},
      ${one.person.name}, ${one.at})
    returning id`.execute(db);
  return rows[0]?.id ?? '';
}

export type Move = {
  ownerId: string;
  id: string;
  version: number;
  from: InstructionStatus;
  to: InstructionStatus;
  person: Person;
  at: Date;
};

/** Compare-and-set on status and version; false when somebody else has moved or changed it. */
export async function moveForward(db: Db, { ownerId, id, version, from, to, person, at }: Move): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update fx_forward set status = ${to}, updated_by = ${person.id}, updated_by_name = ${person.name}, updated_at = ${at}, version = version + 1
    where organisation_id = ${ownerId} and id = ${id} and version = ${version} and status = ${from}`.execute(db);
  return numAffectedRows === 1n;
}

/** Locks in the order of ids, so that concurrent requests cannot deadlock. */
export async function lockForwards(db: Db, ownerId: string, ids: readonly string[]): Promise<void> {
  await sql`select id from fx_forward where organisation_id = ${ownerId} and id = any(${[...ids]}::uuid[]) order by id for update`.execute(
    db,
  );
}

/** Whether a draft leg of one of these rolls is missing from the list. */
export async function hasOtherLeg(db: Db, ownerId: string, ids: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from fx_forward f join fx_forward other on other.organisation_id = f.organisation_id and other.origin_id = f.origin_id
    where f.organisation_id = ${ownerId} and f.id = any(${[...ids]}::uuid[]) and f.instruction_id is not null and other.instruction_id is not null
      and other.status = 'preliminary' and not other.id = any(${[...ids]}::uuid[]) limit 1`.execute(db);
  return rows.length > 0;
}

type Made = { id: string; status: InstructionStatus; version: number; instructionId: string | null; instructionVersion: number | null };

/** The set-off or the parts created from a forward. */
export async function findMade(db: Db, ownerId: string, originId: string, type: FxForwardType) {
  const { rows } = await sql<Made>`
    select f.id, f.status, f.version, f.instruction_id as "instructionId", i.version as "instructionVersion"
    from fx_forward f left join instruction i on (i.organisation_id, i.id) = (f.organisation_id, f.instruction_id)
    where f.organisation_id = ${ownerId} and f.origin_id = ${originId} and f.type = ${type} and f.status not in ('cancelled', 'invalid')
    order by f.id for update of f`.execute(db);
  return rows;
}

/** The next number of a year; released again when the transaction fails. */
export async function nextNumber(db: Db, ownerId: string, year: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into fx_forward_counter as c (organisation_id, year, last) values (${ownerId}, ${year}, 1)
    on conflict (organisation_id, year) do update set last = c.last + 1 returning last`.execute(db);
  return rows[0]?.last ?? 1;
}

export async function hasCounterparty(db: Db, ownerId: string, id: string): Promise<boolean> {
  const { rows } = await sql`select from counterparty where organisation_id = ${ownerId} and id = ${id}`.execute(db);
  return rows.length > 0;
}

export type CounterpartyChoice = { id: string; name: string; nameJp: string; ownerId: string };

export async function findCounterpartyChoices(db: Db, ownerId: string): Promise<CounterpartyChoice[]> {
  const { rows } = await sql<CounterpartyChoice>`
    select id, name_en as name, name_jp as "nameJp", organisation_id as "ownerId" from counterparty
    where organisation_id = ${ownerId} and type in ('fxBank', 'broker', 'custodian') order by name_en`.execute(db);
  return rows;
}

export async function isPublished(db: Db, ownerId: string, { assetId, entityId, day }: { assetId: string; entityId: string; day: string }) {
  const { rows } = await sql`
    select 1 from report where organisation_id = ${ownerId} and asset_id = ${assetId} and (entity_id is null or entity_id = ${entityId})
      and as_of = (date_trunc('month', ${day}::date) + interval '1 month - 1 day')::date limit 1`.execute(db);
  return rows.length > 0;
}
