import { expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#testing/test-server';
import * as files from './testing/month-files';
import { type Deed, DEEDS, importsOf, isOpen, isReady, isWaiting, type Life, type Person } from './testing/month-life';
import * as months from './testing/month-months';
import { chance, MANAGER, OWNER, plantAsset, plantPackage } from './testing/month-plant';
import { expectPromises } from './testing/month-promises';

/**
 * Random lives of a month with two organisations and four people: files are sent, corrected, fixed, approved, proposed, accepted, returned
 * and withdrawn while the month is confirmed, taken back and published. Half of the lives start in a confirmed month, half of those in a
 * published one. The invariants are checked from outside: by the tables, by who was seen doing what, and by a label derived from the events
 * rather than by the product's rule.
 */
const RUNS = Number(process.env['RUNS'] ?? (process.env['COUNTS'] === 'full' ? 1_000 : 40));
const STEPS = 14;
const SEED = Number(process.env['SEED'] ?? 20261031);

/** Lives on one server: each adds an asset to everybody's lists, so later lives would take ever longer. */
const LIVES_A_SERVER = 50;

type Stage = { server: TestServer; people: Person[]; packageId: string };

async function openStage(): Promise<Stage> {
  const server = await openTestServer({ figures: false });
  await server.sql(`update app_user set agreed_at = now() where email = 'new@tsubaki.example'`);
  const emails = ['admin@hoshikawa.example', 'user@hoshikawa.example', 'ops@tsubaki.example', 'new@tsubaki.example'];
  const people = await Promise.all(emails.map(async (email, at) => ({ email, token: await server.as(email), isOwner: at < 2 })));
  return { server, people, packageId: await plantPackage(server) };
}

const STEP: Readonly<Record<string, (run: Life) => Promise<unknown>>> = {
  send: run => files.send(run),
  correct: files.correct,
  fix: files.fix,
  withdraw: files.withdraw,
  approve: run => files.approve(run),
  decide: files.decide,
  populate: run => months.populate(run),
  cancel: months.cancel,
  publish: run => months.publish(run),
  restate: months.restate,
};
const WEIGHTS: Readonly<Record<string, number>> = {
  send: 5,
  approve: 5,
  decide: 4,
  fix: 2,
  withdraw: 2,
  correct: 2,
  populate: 2,
  cancel: 2,
  publish: 3,
  restate: 2,
};
const NAMES = Object.entries(WEIGHTS).flatMap(([name, times]) => Array.from({ length: times }, () => name));

/** Every other step acts on something that exists, so that rare chains of steps occur; the rest are random. */
async function nextStep(run: Life): Promise<string> {
  const rows = await importsOf(run);
  const isChanged = run.movers.size > 0 && run.events.some(({ what }) => what === 'published');
  const offered = [
    ...(rows.some(isWaiting) ? Array.from({ length: 6 }, () => 'decide') : []),
    ...(rows.some(isReady) ? ['approve', 'approve'] : []),
    ...(rows.some(row => isOpen(row) && (row.status === 'error' || row.status === 'warning')) ? ['fix', 'fix'] : []),
    ...(isChanged ? ['restate'] : []),
  ];
  const from = offered.length > 0 && run.pick(2) === 0 ? offered : NAMES;
  return from[run.pick(from.length)] ?? 'send';
}

/** The minimum number of times each must have happened in forty lives; otherwise the test would prove nothing. */
const LEAST: Readonly<Record<Deed, number>> = {
  send: 80,
  correct: 5,
  fixCode: 10,
  fixValue: 8,
  approve: 30,
  withdraw: 5,
  propose: 8,
  accept: 3,
  return: 3,
  populate: 20,
  cancel: 5,
  publish: 30,
  restate: 3,
};

async function begin({ server, people, packageId }: Stage, number: number, counts: Map<Deed, number>): Promise<Life> {
  const pick = chance(SEED + number);
  const secondPerson = { imports: pick(2) === 0, packs: pick(2) === 0 };
  for (const [organisation, imports] of [
    [OWNER, false],
    [MANAGER, secondPerson.imports],
  ] as const)
    // oxfmt-ignore
    await server.sql(
      `insert into month_setting (organisation_id, second_person, import_second_person) values ($1, $2, $3) on conflict (organisation_id) do update set second_person = $2, import_second_person = $3`,
      [organisation, secondPerson.packs, imports],
    );
  const planted = await plantAsset(server, packageId, number);
  const seen = { events: [], log: [], hands: new Map(), movers: new Set<string>() };
  const run: Life = { ...planted, ...seen, server, people, pick, counts, secondPerson };
  if (number % 2 === 1) await settle(run, number % 4 === 3);
  return run;
}

/** The manager reports both mandates, a colleague approves, and the owner confirms the month; then the report is published if asked for. */
async function settle(run: Life, isPublished: boolean): Promise<void> {
  const [admin, user, sender, colleague] = run.people as [Person, Person, Person, Person]; // four people were signed in
  const id = await files.send(run, sender, files.rightFile(run));
  const found = (await importsOf(run)).find(row => row.id === id);
  if (!found) throw new Error('the file is not there');
  await files.approve(run, { found, by: colleague });
  await months.populate(run, user);
  expect(run.events.map(({ what }) => what)).toEqual(['approved', 'approved', 'populated']);
  if (!isPublished) return;
  for (const at of [null, 0, 1]) await months.publish(run, { by: admin, at });
  expect(run.events).toHaveLength(5);
}

async function live(stage: Stage, number: number, counts: Map<Deed, number>): Promise<void> {
  const run = await begin(stage, number, counts);
  try {
    for (let step = 0; step < STEPS; step++) {
      const name = step === 0 ? 'send' : await nextStep(run);
      run.log.push(name);
      await STEP[name]?.(run);
    }
    await expectPromises(run);
  } catch (error) {
    throw new Error(`seed ${SEED + number}: ${run.log.join(' ')} · ${JSON.stringify(run.events)}`, { cause: error });
  }
}

test(`15 the month holds in ${RUNS} random lives of two organisations and four people`, { timeout: 5_400_000 }, async () => {
  const counts = new Map<Deed, number>();
  const start = performance.now();
  for (let first = 0; first < RUNS; first += LIVES_A_SERVER) {
    const stage = await openStage();
    try {
      for (let number = first; number < Math.min(first + LIVES_A_SERVER, RUNS); number++) await live(stage, number, counts);
    } finally {
      await stage.server.close();
    }
  }
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`${RUNS} lives in ${seconds} s: ${DEEDS.map(deed => `${deed} ${counts.get(deed) ?? 0}`).join(', ')}`);
  if (RUNS >= 40) for (const deed of DEEDS) expect([deed, (counts.get(deed) ?? 0) >= LEAST[deed]]).toEqual([deed, true]);
});
