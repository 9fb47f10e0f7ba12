import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { followInstructions } from '#features/transactions/public';
import { insertAnswers, insertAuditEntries, insertCounters, insertInstructions } from '#features/instructions/public';
import type { App, SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import { pastInstructions, type PastInstruction } from './past';
import { personAt } from './person-at';

const ADMIN = 'admin@hoshikawa.example';
const USER = 'user@hoshikawa.example';
const BANK = 'desk@komorebi.example';
const FISCAL_YEAR = 2026;

/** Inserted directly with their full history, because confirmed months accept no changes. */
export async function plantPast(app: App): Promise<void> {
  const ownerId = demoId('HOSHI');
  const people = { admin: personAt(app, ADMIN, '2026-05-11T00:00:00Z'), user: personAt(app, USER, '2026-05-11T00:00:00Z') };
  const bank = personAt(app, BANK, '2026-05-11T00:00:00Z');
  const past = pastInstructions.map((one, at) => pastOf(one, { at, people }));
  await inScope(app.database.db, { organisation: ownerId }, async db => {
    await insertInstructions(
      db,
      past.map(({ row }) => row),
    );
    await insertAuditEntries(
      db,
      past.flatMap(({ entries }) => entries),
    );
    await insertAnswers(
      db,
      past.flatMap(one => answersOf(one, bank)),
    );
    const counter = { organisation_id: ownerId, fiscal_year: FISCAL_YEAR, last: past.length };
    await insertCounters(
      db,
      ['draft', 'final'].map(series => ({ ...counter, series })),
    );
    await followInstructions(
      db,
      ownerId,
      past.map(({ row }) => row.id),
    );
  });
}

type Ground = { at: number; people: { admin: SignedIn; user: SignedIn } };

function pastOf(one: PastInstruction, { at, people }: Ground) {
  const { mandate, to, isCancelled = false, side, rate, currency = 'JPY', category, type, tradeDate, settlementDate, amount } = one;
  const isAdmins = at % 2 === 0;
  const writer = (isAdmins ? people.admin : people.user).actor;
  const second = (isAdmins ? people.user : people.admin).actor;
  const number = at + 1;
  const padded = String(number).padStart(4, '0');
  const organisation = { organisation_id: demoId('HOSHI') };
  const id = demoId(`instruction|past|${padded}`);
  const status = isCancelled ? 'cancelled' : 'final';
  const row = {
    ...organisation,
    id,
    ref: `D-${FISCAL_YEAR}-${padded}`,
    entity_id: entityId('HOSHI', mandate),
    category,
    type,
    status,
    currency,
    amount,
    from_name: one.fromName ?? null,
    to_name: one.toName ?? null,
    security_name: one.securityName ?? null,
    from_entity_id: to ? entityId('HOSHI', mandate) : null,
    to_entity_id: to ? entityId('HOSHI', to) : null,
    instruction_date: tradeDate,
    trade_date: tradeDate,
    settlement_date: settlementDate,
    side: side ?? null,
    counter_currency: side ? 'JPY' : null,
    rate: rate ?? null,
    fiscal_year: FISCAL_YEAR,
    number,
    version: isCancelled ? 3 : 2,
    created_by: writer.user.id,
    created_by_name: writer.user.name,
    created_in: writer.organisation.id,
    created_at: moment(tradeDate, '00:40'),
    updated_by: second.user.id,
    updated_by_name: second.user.name,
    updated_at: moment(tradeDate, isCancelled ? '05:30' : '02:10'),
  };
  return { row, entries: entriesOf(row, { writer, second }) };
}

type Written = { organisation_id: string; id: string; status: string; trade_date: string };
type Officer = SignedIn['actor'];

function entriesOf({ organisation_id, id, status, trade_date }: Written, { writer, second }: { writer: Officer; second: Officer }) {
  const by = ({ user, organisation }: Officer) => ({ user_id: user.id, user_name: user.name, user_organisation_id: organisation.id });
  const entry = { organisation_id, instruction_id: id };
  const created = {
    ...entry,
    action: 'create',
    old_status: null,
    new_status: 'preliminary',
    ...by(writer),
    at: moment(trade_date, '00:40'),
  };
  const made = {
    ...entry,
    action: 'finalize',
    old_status: 'preliminary',
    new_status: 'final',
    ...by(second),
    at: moment(trade_date, '02:10'),
  };
  const ended = {
    ...entry,
    action: 'cancel',
    old_status: 'final',
    new_status: 'cancelled',
    ...by(second),
    at: moment(trade_date, '05:30'),
  };
  return status === 'cancelled' ? [created, made, ended] : [created, made];
}

/** An instruction cancelled on its own day has no answer of the bank. */
function answersOf({ row }: ReturnType<typeof pastOf>, { actor }: SignedIn) {
  if (row.status !== 'final') return [];
  const { id, nameEn, nameJp } = actor.organisation;
  const answering = { organisation_id: row.organisation_id, instruction_id: row.id, user_id: actor.user.id, user_name: actor.user.name };
  const reference = `KTB-${row.trade_date.slice(2, 4)}${row.trade_date.slice(5, 7)}-${String(row.number).padStart(4, '0')}`;
  const at = moment(row.settlement_date, '06:00');
  return [{ ...answering, answer: 'confirmed', reference, bank_id: id, bank_en: nameEn, bank_jp: nameJp, at }];
}

const moment = (day: string, time: string): Date => new Date(`${day}T${time}:00Z`);
