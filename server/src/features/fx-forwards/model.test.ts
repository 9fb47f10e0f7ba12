import fc from 'fast-check';
import { instructionCategories } from '@hakaru/contract/enumerations';
import {
  instructionActions,
  instructionTypes,
  moveOf,
  stateCode,
  type InstructionAction,
  type InstructionCategory,
  type InstructionStatus,
} from '@hakaru/contract/instructions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entityId } from '#features/demo/institution/structure';
import { openTestServer, type TestServer } from '#testing/test-server';

const RUNS = process.env['COUNTS'] === 'full' ? 600 : 60;
const WRITER = 'admin@hoshikawa.example';
const SECOND = 'user@hoshikawa.example';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const CREATE = `mutation($input: InstructionInput!) { createInstruction(input: $input) { id } }`;
const single = (name: string) => `mutation($id: ID!, $version: Int!) { ${name}Instruction(id: $id, version: $version) { status } }`;
const SET_OFF = `mutation($item: FxForwardChosen!) {
  setOffFxForward(item: $item, input: { tradeDate: "2026-11-10", forwardRate: "126", isRateConfirmed: true }) { status } }`;
const RELEASE = `mutation($item: FxForwardChosen!) { cancelFxForwardSetOff(item: $item) { status } }`;
const SPLIT = `mutation($item: FxForwardChosen!) { splitFxForward(item: $item, amounts: ["400.01", "600.04"]) { status } }`;
const CANCEL = `mutation($item: FxForwardChosen!) { cancelFxForward(item: $item) { status } }`;

type Row = { status: InstructionStatus; version: number; forward: { id: string; version: number } | null };

async function rowOf(id: string): Promise<Row> {
  const [row] = await server.sql(
    `select i.status, i.version, f.id as forward, f.version as "forwardVersion" from instruction i left join fx_forward f on f.instruction_id = i.id where i.id = $1`,
    [id],
  );
  const forward = row?.['forward'] ? { id: row['forward'], version: row['forwardVersion'] } : null;
  return { status: row?.['status'], version: row?.['version'], forward };
}

async function write(category: InstructionCategory): Promise<string> {
  const terms = { tradeDate: '2026-11-10', settlementDate: '2026-12-21', currency: 'USD', amount: '1000.05' };
  const deal = category === 'FX Forward' ? { side: 'sell', counterCurrency: 'JPY', rate: '126.41' } : {};
  const names = { fromName: 'Cash account', toName: 'Elsewhere', securityName: 'Fund' };
  const input = { entityId: entityId('HOSHI', 'HFH01'), category, type: instructionTypes[category][0], ...terms, ...deal, ...names };
  const { data, errors } = await server.ask(await server.as(WRITER), CREATE, { input });
  expect(errors).toBeUndefined();
  return data.createInstruction.id;
}

const OF_FORWARDS: Partial<Record<InstructionAction, string>> = { setoff: SET_OFF, 'cancel setoff': RELEASE, split: SPLIT };

/** Uses the page that offers the move: a split forward is cancelled with its parts, every other single move is made on the instruction. */
async function attempt(action: InstructionAction, id: string, row: Row) {
  const token = await server.as(SECOND);
  const ofForward = action === 'cancel' && row.status === 'finalSplit' ? CANCEL : OF_FORWARDS[action];
  if (!ofForward) return await server.ask(token, single(action), { id, version: row.version });
  return row.forward ? await server.ask(token, ofForward, { item: row.forward }) : null;
}

type Entry = { action: InstructionAction; from: InstructionStatus | null; to: InstructionStatus };

async function expectHistory(id: string, category: InstructionCategory, made: readonly Entry[]): Promise<void> {
  const audit = await server.sql(
    `select action, old_status as "from", new_status as "to" from instruction_audit where instruction_id = $1 order by id`,
    [id],
  );
  expect(audit).toEqual(made);
  for (const { action, from, to } of made) expect(moveOf({ status: from, category }, action)?.to).toBe(to);
  const { status } = await rowOf(id);
  const following = await server.sql(
    `select status from transaction where instruction_id = $1 union all select status from fx_forward where instruction_id = $1`,
    [id],
  );
  expect(following.length).toBeGreaterThan(0);
  for (const one of following) expect(one['status']).toBe(status);
}

const anAction = fc.constantFrom(...instructionActions.filter(action => action !== 'create'));
// Half of the histories begin as forwards, so that moves specific to forwards are often reached.
const aCategory = fc.oneof(fc.constant('FX Forward' as const), fc.constantFrom(...instructionCategories));

test(
  `${RUNS} instructions moved at random, through the API: every answer is the table's, every move is in the audit, and what follows them agrees [4.003] [4.004] [4.006] [4.007] [4.008] [4.009] [4.010] [4.011] [4.012] [4.013] [4.014] [4.015]`,
  { timeout: 600_000 },
  async () => {
    const reached = new Set<string>();
    await fc.assert(
      fc.asyncProperty(aCategory, fc.boolean(), fc.array(anAction, { minLength: 3, maxLength: 9 }), async (category, isFinal, actions) => {
        const id = await write(category);
        const made: Entry[] = [{ action: 'create', from: null, to: 'preliminary' }];
        for (const action of isFinal ? (['finalize', ...actions] as const) : actions) {
          const row = await rowOf(id);
          const move = moveOf({ status: row.status, category }, action);
          const reply = await attempt(action, id, row);
          if (move) {
            expect(reply?.errors).toBeUndefined();
            made.push({ action, from: row.status, to: move.to });
            reached.add(`${action} ${move.to}`);
          } else if (reply) {
            expect(reply.errors?.[0]?.extensions?.validation).toEqual({ status: [stateCode(row.status)] });
          }
          expect((await rowOf(id)).status).toBe(move?.to ?? row.status);
        }
        await expectHistory(id, category, made);
      }),
      { numRuns: RUNS },
    );
    for (const move of [
      'finalize final',
      'delete invalid',
      'cancel cancelled',
      'setoff finalSetoff',
      'cancel setoff final',
      'split finalSplit',
    ])
      expect([...reached]).toContain(move);
  },
);
