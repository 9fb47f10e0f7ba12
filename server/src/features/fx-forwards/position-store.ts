import { sql } from 'kysely';
import type { Db } from '#platform/db';
import type { Terms, Valued } from './values';

/** A forward of a position; `closedOn` is the day it was set off, for looking back before it. */
export type PositionRow = Valued & { ref: string; jpyAmount: string | null; counterpartyId: string | null; closedOn: string | null };

type PositionsWanted = {
  ownerId: string;
  entityIds?: readonly string[];
  ids?: readonly string[];
};

export type OpenRow = Terms & { jpyAmount: string | null; counterpartyId: string };

/** Those in force on a day that were dealt with a counterparty, with what their value and their sum need and nothing else: there can be thousands. */
export async function findOpen(db: Db, ownerId: string, on: string): Promise<OpenRow[]> {
  const { rows } = await sql<OpenRow>`
    select f.type, f.status, f.trade_date as "tradeDate", f.maturity_date as "maturityDate", f.side, f.currency, f.counter_currency as "counterCurrency",
      f.amount::text as amount, f.forward_rate::text as "forwardRate", f.jpy_amount::text as "jpyAmount", f.counterparty_id as "counterpartyId"
    from fx_forward f where f.organisation_id = ${ownerId} and f.status = 'final' and f.type <> 'fxForward setoff' and f.counterparty_id is not null
      and f.trade_date <= ${on}::date and f.maturity_date > ${on}::date`.execute(db);
  return rows;
}

/** Every forward of some mandates that was ever in force, whatever became of it. */
export async function findPositions(db: Db, { ownerId, entityIds, ids }: PositionsWanted): Promise<PositionRow[]> {
  const { rows } = await sql<PositionRow>`
    select f.id, f.ref, f.entity_id as "entityId", f.type, f.status, f.trade_date as "tradeDate", f.maturity_date as "maturityDate", f.side, f.currency,
      f.counter_currency as "counterCurrency", f.amount::text as amount, f.forward_rate::text as "forwardRate", f.jpy_amount::text as "jpyAmount",
      f.counterparty_id as "counterpartyId", (select min(s.trade_date) from fx_forward s where s.organisation_id = f.organisation_id and s.origin_id = f.id
        and s.type = 'fxForward setoff' and s.status = 'final') as "closedOn"
    from fx_forward f where f.organisation_id = ${ownerId} and f.status in ('final', 'finalSetoff') and f.type <> 'fxForward setoff'
      and (${ids ? [...ids] : null}::uuid[] is null or f.id = any(${ids ? [...ids] : null}::uuid[]))
      and (${entityIds ? [...entityIds] : null}::uuid[] is null or f.entity_id = any(${entityIds ? [...entityIds] : null}::uuid[]))
    order by f.maturity_date, f.ref`.execute(db);
  return rows;
}
