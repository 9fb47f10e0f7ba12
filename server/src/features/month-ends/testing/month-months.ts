import { expect } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { monthEndTasks } from '#features/month-ends/jobs';
import * as life from './month-life';
import type { Life, Person } from './month-life';
import { MONTH, OWNER } from './month-plant';

export const populate = (run: Life, by: Person = life.somebody(run, true)) => monthEnd(run, by, 'populate');
export const cancel = (run: Life) => monthEnd(run, life.somebody(run, true), 'cancel');

async function monthEnd(run: Life, by: Person, deed: 'populate' | 'cancel'): Promise<void> {
  const { server, assetId } = run;
  const reason = deed === 'cancel' ? ', reason: "taken back"' : '';
  const reply = await server.ask(by.token, `mutation { done: ${deed}MonthEnd(assetId: "${assetId}", asOf: "${MONTH}"${reason}) { id } }`);
  if (!life.isDone(reply)) return;
  expect(by.isOwner).toBe(true);
  const given = { organisationId: OWNER, runId: reply.data.done.id };
  await monthEndTasks['monthEnd']?.(server.app, given, { jobId: '1', attempt: 1, signal: undefined });
  const [row] = await server.sql(`select state from month_end_run where id = $1`, [reply.data.done.id]);
  if (row?.['state'] !== 'done') return;
  run.events.push({ what: deed === 'populate' ? 'populated' : 'cancelled', ref: null });
  life.count(run, deed);
}

const PUBLISH = `mutation($a: ID!, $e: ID) { publishReport(assetId: $a, entityId: $e, asOf: "${MONTH}") { id } }`;

export async function publish(run: Life, chosen?: { by: Person; at: number | null }): Promise<void> {
  const by = chosen?.by ?? life.somebody(run);
  const at = chosen ? chosen.at : run.pick(3) === 0 ? null : run.pick(2);
  const mandate = at === null ? undefined : run.mandates[at];
  const before = await packState(run);
  const reply = await run.server.ask(by.token, PUBLISH, { a: run.assetId, e: mandate?.id ?? null });
  if (!life.isDone(reply)) return;
  life.count(run, 'publish');
  if (mandate) run.events.push({ what: 'published', ref: mandate.ref });
  else issuedPack(run, by, { ...before, isFirst: true });
}

export async function restate(run: Life): Promise<void> {
  const by = life.somebody(run);
  const reports = await run.server.sql(
    `select distinct on (entity_id) id, entity_id as "entityId" from report where asset_id = $1 order by entity_id, version desc`,
    [run.assetId],
  );
  const latest = reports[run.pick(Math.max(1, reports.length))];
  if (!latest) return;
  const before = await packState(run);
  const reply = await run.server.ask(by.token, `mutation { restateReport(id: "${latest['id']}", reason: "moved") { version } }`);
  if (!life.isDone(reply)) return;
  life.count(run, 'restate');
  const mandate = run.mandates.find(({ id }) => id === latest['entityId']);
  if (mandate) run.events.push({ what: 'published', ref: mandate.ref });
  else issuedPack(run, by, { ...before, isFirst: false });
}

async function packState({ server, assetId }: Life): Promise<{ populatedBy: string | null }> {
  const [month] = await server.sql(`select populated_by as by from month_end where asset_id = $1 and as_of = $2`, [assetId, MONTH]);
  return { populatedBy: month?.['by'] ?? null };
}

/**
 * Where two people are required, a report is not issued by the person who confirmed the month, nor a new version by one who recorded what
 * changed.
 */
function issuedPack(
  run: Life,
  { email, isOwner }: Person,
  { populatedBy, isFirst }: { populatedBy: string | null; isFirst: boolean },
): void {
  expect(isOwner).toBe(true);
  const who = demoId(email);
  if (run.secondPerson.packs) expect([populatedBy === who, !isFirst && run.movers.has(who)]).toEqual([false, false]);
  run.movers.clear();
}
