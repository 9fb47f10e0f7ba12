import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { restingStatuses, type ImportStatus } from '@hakaru/contract/imports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KillableServer } from '#testing/killable';

let server: KillableServer;
beforeAll(async () => {
  server = await KillableServer.open();
}, 360_000);
afterAll(() => server?.close(), 600_000);

async function plantMandate(ref: string): Promise<void> {
  const { organisationId } = server;
  const assetId = randomUUID();
  await server.look(`insert into asset (organisation_id, id, ref, name_en, name_jp, type) values ($1, $2, $3, $3, $3, 'portfolio')`, [
    organisationId,
    assetId,
    ref,
  ]);
  await server.look(
    `with made as (insert into entity (organisation_id, asset_id, ref, kind, type, name_en, name_jp) values ($1, $2, $3, 'mandate', 'mandate', $3, $3) returning id)
     insert into mandate (organisation_id, entity_id, opened_date) select $1, id, '2026-10-01' from made`,
    [organisationId, assetId, ref],
  );
}

/** Sends a file to be read within the request. */
async function sendInSync(ref: string): Promise<Response> {
  const form = new FormData();
  form.set('runMode', 'sync');
  form.set('file', new Blob([`Mandate Code,As-of Date,Market Value\n${ref},2026-10-31,1234\n`]), `${ref}.csv`);
  return await fetch(`${server.url}/imports`, { method: 'POST', headers: server.headers, body: form });
}

type Kept = { id: string; ref: string; status: ImportStatus };
const TRIES = 10;

/** Kills the server after a file is stored and before it is read; tries with another file if the reading was quicker. */
async function killWhileReading(name: string): Promise<Kept> {
  for (let at = 0; at < TRIES; at++) {
    const ref = `${name}${at}`;
    await plantMandate(ref);
    const answer = sendInSync(ref).then(
      () => 'answered',
      () => 'lost',
    );
    while ((await kept(ref)).length === 0) await wait(5);
    await server.killServer();
    const [found] = await kept(ref);
    if (!found) throw new Error('The file that was kept is gone.');
    if ((await answer) === 'lost' && !restingStatuses.includes(found.status)) return found;
  }
  throw new Error(`Of ${TRIES} files every one was read before the server could be killed.`);
}

const kept = (ref: string) =>
  server.look<Kept>(
    `select i.id, i.status, $3::text as ref from import i join import_file f on (f.organisation_id, f.import_id) = (i.organisation_id, i.id)
     where i.organisation_id = $1 and f.name = $2`,
    [server.organisationId, `${ref}.csv`, ref],
  );

const valuesOf = (ref: string) =>
  server.look(
    `select o.value::int as value from observation o join entity e on e.id = o.entity_id
     where o.organisation_id = $1 and e.ref = $2 and o.measure = 'marketValue'`,
    [server.organisationId, ref],
  );

test('after a death in the middle of a sync import its job reads the file, and it can be approved', { timeout: 900_000 }, async () => {
  const { id, ref } = await killWhileReading('JOB');
  // The job is delayed by as long as a request may take; here it is made due at once.
  const woken = await server.look(`update graphile_worker._private_jobs set run_at = now() where key like '%' || $1 returning id`, [id]);
  expect(woken).toHaveLength(1);
  expect(['validated', 'warning']).toContain((await server.settle(id)).status);
  await server.approve(id);
  expect(await valuesOf(ref)).toEqual([{ value: 1234 }]);
});

test(
  'after a death in the middle of a sync import the same file sent again is read on at once, as the import it is',
  { timeout: 900_000 },
  async () => {
    const { id, ref } = await killWhileReading('AGAIN');
    const again = await server.reach(async () => {
      const reply = await sendInSync(ref);
      return reply.ok ? ((await reply.json()) as { id: string; isKnown: boolean; status: ImportStatus }) : null; // the reply of this path
    });
    expect(again).toMatchObject({ id, isKnown: true });
    expect(['validated', 'warning']).toContain(again.status);
    await server.approve(id);
    expect(await valuesOf(ref)).toEqual([{ value: 1234 }]);
  },
);
