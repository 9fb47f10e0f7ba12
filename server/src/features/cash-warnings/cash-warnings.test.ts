import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { openTestServer, type TestServer } from '#testing/test-server';
import { warnOfCash } from './public';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await speak(ADMIN, 'en');
  await speak(USER, 'jp');
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.sql('delete from cash_warning');
  await server.sql('delete from notification');
});

const ADMIN = 'admin@hoshikawa.example';
const USER = 'user@hoshikawa.example';
const READER = 'view@hoshikawa.example';
const MARLOWE = 'ops@marlowe.example';
const TSUBAKI = 'ops@tsubaki.example';
const STRANGER = 'admin@shirasagi.example';
const speak = (email: string, language: string) =>
  server.sql(`update app_user set preferences = preferences || jsonb_build_object('language', $2::text) where email = $1`, [
    email,
    language,
  ]);

type Rung = { params: Record<string, string>; path: string };
const rungFor = async (email: string, kind: string): Promise<Rung[]> =>
  (await server.sql(`select params, path from notification where user_id = $1 and kind = $2 order by params ->> 'mandate', id`, [
    demoId(email),
    kind,
  ])) as Rung[]; // the columns selected

/** Runs the job at this Tokyo time of the demo institution's fixed day. */
const warnAt = (hour: string) => warnOfCash({ ...server.app, now: () => new Date(`2026-11-17T${hour}:00+09:00`) });
const doAs = async (email: string, document: string, variables: Record<string, unknown>) => {
  const { data, errors } = await server.ask(await server.as(email), document, variables);
  expect(errors).toBeUndefined();
  return data;
};
const setLetters = async (kind: string, email: boolean) => {
  const SET = `mutation($kind: String!, $email: Boolean!) { updateNotificationSetting(kind: $kind, inApp: true, email: $email) { kind } }`;
  for (const person of [ADMIN, USER]) await doAs(person, SET, { kind, email });
};
const letters = async (email: string, subject: string) => (await server.mails(email)).filter(mail => mail.subject === subject).length;

/** Runs the job twice in a row and then twice at once: one notice and one email each, in the recipient's language. */
async function expectOneLetterEach(kind: string, run: () => Promise<void>): Promise<void> {
  await setLetters(kind, true);
  const count = () => Promise.all([letters(ADMIN, 'A new notification in Hakaru'), letters(USER, 'Hakaru 新しいお知らせ')]);
  const [english, japanese] = await count();
  await Promise.all([run(), run()]);
  await run();
  const rung = await rungFor(ADMIN, kind);
  expect(rung.length).toBeGreaterThan(0);
  expect(await count()).toEqual([english + rung.length, japanese + rung.length]);
  await setLetters(kind, false);
}

test('a forward that matures within ten days and is not rolled rings once for owner and manager; a prepared roll ends it', async () => {
  await expectOneLetterEach('forwardUnrolled', () => warnAt('09:00'));
  const rung = await rungFor(ADMIN, 'forwardUnrolled');
  expect(rung.map(({ params }) => `${params['mandate']} ${params['currency']} ${params['day']}`)).toEqual(
    expect.arrayContaining(['HFH02 USD 2026-11-18', 'HPD01 USD 2026-11-18']),
  );
  expect(await rungFor(USER, 'forwardUnrolled')).toHaveLength(rung.length);
  const seen = await rungFor(MARLOWE, 'forwardUnrolled');
  expect(new Set(seen.map(({ params }) => params['mandate']))).toEqual(new Set(['HFH01', 'HFH02']));
  expect(seen[0]?.path).toMatch(/^\/manager\/fxForwards\/[0-9a-f-]{36}$/);
  for (const email of [READER, TSUBAKI, STRANGER]) expect(await rungFor(email, 'forwardUnrolled')).toEqual([]);

  const id = rung
    .find(({ params }) => params['mandate'] === 'HFH02')
    ?.path.split('/')
    .at(-1);
  const { fxForward } = await doAs(ADMIN, 'query($id: ID!) { fxForward(id: $id) { version amount forwardRate } }', { id });
  const spot = fxForward.forwardRate;
  const leg = { id, version: fxForward.version, amount: fxForward.amount, spot, points: '-30', maturityDate: '2026-12-18' };
  const input = { tradeDate: '2026-11-10', isRateConfirmed: true, finalize: false, legs: [leg] };
  await doAs(ADMIN, 'mutation($input: FxRollInput!) { rollFxForwards(input: $input) { id } }', { input });
  await server.sql('delete from cash_warning');
  await server.sql('delete from notification');
  await warnAt('10:00');
  expect((await rungFor(ADMIN, 'forwardUnrolled')).map(({ params }) => params['mandate'])).not.toContain('HFH02');
});

test('a manager whose mandate has ended hears of it no more', async () => {
  await server.sql(`update access_grant set to_day = '2026-11-09' where entity_id = $1 and role = 'manager'`, [entityId('HOSHI', 'HFH01')]);
  await warnAt('09:00');
  expect((await rungFor(MARLOWE, 'forwardUnrolled')).map(({ params }) => params['mandate'])).not.toContain('HFH01');
  await server.sql(`update access_grant set to_day = null where entity_id = $1 and role = 'manager'`, [entityId('HOSHI', 'HFH01')]);
});

test('a balance that is forecast to fall below its minimum rings on the first such day, and again when it comes back', async () => {
  const account = { mandateId: entityId('HOSHI', 'HDE01'), currency: 'JPY' };
  const SET = `mutation($mandateId: ID!, $currency: String!, $amount: String) { setCashMinimum(mandateId: $mandateId, currency: $currency, amount: $amount) }`;
  const set = (amount: string | null) => doAs(ADMIN, SET, { ...account, amount });
  await set('999999999999');
  await expectOneLetterEach('balanceBelowMinimum', () => warnAt('09:00'));
  const ofAccount = async (email: string) =>
    (await rungFor(email, 'balanceBelowMinimum')).filter(({ params }) => params['mandate'] === 'HDE01');
  expect(await ofAccount(ADMIN)).toEqual([
    {
      params: { mandate: 'HDE01', currency: 'JPY', day: '2026-11-10' },
      path: `/owner/cashflow/forecast?account=mandate:${account.mandateId}&currency=JPY`,
    },
  ]);
  for (const email of [READER, MARLOWE, STRANGER]) expect(await ofAccount(email)).toEqual([]);
  await set(null);
  await warnAt('10:00');
  await set('999999999999');
  await warnAt('11:00');
  expect(await ofAccount(ADMIN)).toHaveLength(2);
  await set(null);
});

test('a draft rings once its cut-off has passed, and no sooner; a final one never', async () => {
  const CREATE = `mutation($input: InstructionInput!) { createInstruction(input: $input) { id ref version } }`;
  const terms = { entityId: entityId('HOSHI', 'HDE01'), category: 'Fee', type: 'fee', currency: 'JPY', toName: 'Tsubaki' };
  const days = { tradeDate: '2026-11-10', settlementDate: '2026-11-10' };
  const make = async (amount: string) => (await doAs(ADMIN, CREATE, { input: { ...terms, ...days, amount } })).createInstruction;
  const draft = await make('1000');
  const final = await make('2000');
  await doAs(USER, `mutation($id: ID!, $version: Int!) { finalizeInstruction(id: $id, version: $version) { id } }`, {
    id: final.id,
    version: final.version,
  });
  await warnAt('10:59');
  expect(await rungFor(ADMIN, 'instructionPastCutOff')).toEqual([]);
  await expectOneLetterEach('instructionPastCutOff', () => warnAt('11:00'));
  expect(await rungFor(ADMIN, 'instructionPastCutOff')).toEqual([
    {
      params: { number: draft.ref, mandate: 'HDE01', day: '2026-11-10', time: '11:00' },
      path: `/owner/instructions/${draft.id}`,
    },
  ]);
  for (const email of [READER, STRANGER]) expect(await rungFor(email, 'instructionPastCutOff')).toEqual([]);
  await warnAt('09:00'); // every run sees the same day, because the demo institution's day is fixed
  await warnAt('11:00');
  expect(await rungFor(ADMIN, 'instructionPastCutOff')).toHaveLength(1);
});

type Event = { kind: string; day: string; titleEn: string; titleJp: string; path: string; label: string | null };
const eventsOf = async (email: string, known: string | null = null): Promise<Event[]> => {
  const ASK = `query($known: String) { calendarEvents(from: "2026-09-01", to: "2026-12-31", known: $known) { kind day titleEn titleJp path label } }`;
  const { calendarEvents } = await doAs(email, ASK, { known });
  return calendarEvents.filter(({ kind }: Event) => ['settlement', 'call', 'distribution'].includes(kind));
};

test('settlements, calls and distributions stand in the calendar of who may see them, and in nobody else’s [2.6.23]', async () => {
  const own = await eventsOf(ADMIN);
  expect(own).toContainEqual(
    expect.objectContaining({
      kind: 'settlement',
      day: '2026-11-20',
      titleEn: 'HCS01 Payout JPY 1,900,000,000',
      label: 'final',
      path: expect.stringMatching(/^\/instructions\//),
    }),
  );
  const [call] = own.filter(({ kind, path }) => kind === 'call' && path.startsWith('/cashflow?account=fund:'));
  expect(call?.titleEn).toMatch(/^H\w{4} .+ call [A-Z]{3} [\d,]+$/);
  expect(call?.titleJp).toMatch(/キャピタルコール [A-Z]{3} [\d,]+$/);
  expect(own.map(({ titleEn }) => titleEn).join()).not.toContain('forward');
  expect((await eventsOf(MARLOWE)).every(({ titleEn }) => /^(HFH|HFE|HFB|S)/.test(titleEn))).toBe(true);
  expect(await eventsOf(TSUBAKI)).toEqual([]); // without the cash management module
  const past = await eventsOf(ADMIN, '2026-10-05');
  expect(past.every(({ path }) => path.startsWith('/cashflow'))).toBe(true); // instructions keep no past states, notices do
  expect(past.length).toBeLessThan(own.filter(({ path }) => path.startsWith('/cashflow')).length);
});

test('in a calendar program a settlement names the client it is for [2.6.23]', async () => {
  const terms = { entityId: entityId('HOSHI', 'HFE01'), category: 'Fund', type: 'sell', currency: 'USD', amount: '250000.00' };
  const input = { ...terms, tradeDate: '2026-11-12', settlementDate: '2026-11-16', securityName: 'Foreign equity passive' };
  await doAs(MARLOWE, `mutation($input: InstructionInput!) { createInstruction(input: $input) { id } }`, { input });
  const feed = async (email: string) => {
    const url: string = (await doAs(email, 'mutation { createCalendarFeed }', {})).createCalendarFeed;
    return (await server.call('GET', `/calendar/${url.split('/').at(-1)}`)).text.replaceAll('\r\n ', '');
  };
  expect(await feed(MARLOWE)).toContain(
    'SUMMARY:Hoshikawa Electric Corporate Pension Fund · HFE01 Sell USD 250\\,000\r\nCATEGORIES:settlement',
  );
  expect(await feed(ADMIN)).toContain('SUMMARY:HFE01 Sell USD 250\\,000\r\n');
  expect(await feed(TSUBAKI)).not.toContain('250\\,000');
});
