import { sql } from 'kysely';
import type { MandateInput } from '@hakaru/contract/mandates';
import type { Db } from '#platform/db';
import type { MandateKey } from './store';

/** The terms of a mandate that may change over time. */
export type Terms = Pick<MandateInput, 'fiscal_year_start' | 'rateMethod' | 'feeBps'> & { flowTiming: string };
export type TermsVersion = Terms & { fromDay: string };

/** All versions, oldest first; the first is from the opening. */
export async function findTerms(db: Db, { organisationId, id }: MandateKey): Promise<TermsVersion[]> {
  const { rows } = await sql<TermsVersion>`
    select from_day as "fromDay", fiscal_year_start, rate_method as "rateMethod", flow_timing as "flowTiming", fee_bps::float8 as "feeBps" from (
      select true as is_first, opened_date as from_day, fiscal_year_start, rate_method, flow_timing, fee_bps from mandate
      where organisation_id = ${organisationId} and entity_id = ${id}
      union all select false, from_day, fiscal_year_start, rate_method, flow_timing, fee_bps from mandate_term
      where organisation_id = ${organisationId} and entity_id = ${id}) t
    order by is_first desc, from_day`.execute(db);
  return rows;
}

type TermsKey = MandateKey & { fromDay: string };

/** Sets the terms from a day on, replacing any later versions. A day on or before the opening sets the initial terms. */
export async function saveTerms(db: Db, { organisationId, id, fromDay }: TermsKey, terms: Terms): Promise<void> {
  const { fiscal_year_start, rateMethod, flowTiming, feeBps } = terms;
  const opening = await sql`
    update mandate set fiscal_year_start = ${fiscal_year_start}, rate_method = ${rateMethod}, flow_timing = ${flowTiming}, fee_bps = ${feeBps}
    where organisation_id = ${organisationId} and entity_id = ${id} and opened_date >= ${fromDay}`.execute(db);
  const isOpening = opening.numAffectedRows === 1n;
  await sql`
    delete from mandate_term where organisation_id = ${organisationId} and entity_id = ${id} and (${isOpening} or from_day > ${fromDay})`.execute(
    db,
  );
  if (isOpening) return;
  await sql`
    insert into mandate_term (organisation_id, entity_id, from_day, fiscal_year_start, rate_method, flow_timing, fee_bps)
    values (${organisationId}, ${id}, ${fromDay}, ${fiscal_year_start}, ${rateMethod}, ${flowTiming}, ${feeBps})
    on conflict (organisation_id, entity_id, from_day) do update set fiscal_year_start = excluded.fiscal_year_start,
      rate_method = excluded.rate_method, flow_timing = excluded.flow_timing, fee_bps = excluded.fee_bps`.execute(db);
}
