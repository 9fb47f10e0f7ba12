import { expect } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import * as life from './month-life';
import type { ImportRow, Life, Person } from './month-life';
import { MONTH, OWNER } from './month-plant';
import { sendFile } from '#testing/send-file';

/**
 * A file of one or both mandates, sometimes with a typing error in the code or the value in another unit, so that there is something to
 * fix.
 */
function content({ pick, mandates }: Life): Buffer {
  const both = pick(4) === 0 ? mandates : mandates.slice(pick(2)).slice(0, 1);
  return fileOf(
    both.map(({ ref }) => {
      const slip = pick(4);
      return [slip === 0 ? `${ref.slice(0, -1)}Q` : ref, (1_000_000 + pick(100_000)) * (slip === 1 ? 1000 : 1)];
    }),
  );
}

const fileOf = (rows: readonly (readonly [code: string, value: number])[]): Buffer =>
  Buffer.from(`Mandate Code,As-of Date,Market Value\n${rows.map(([code, value]) => `${code},${MONTH},${value}`).join('\n')}\n`);

export async function send(run: Life, by: Person = life.somebody(run, run.pick(4) === 0), bytes: Buffer = content(run)): Promise<string> {
  const name = `${run.name}_${run.log.length}.csv`;
  const { status, body } = await sendFile(run.server, by.token, { name, bytes, fields: { runMode: 'sync', ownerId: OWNER } });
  expect([200, 201]).toContain(status);
  if (status === 201) run.hands.set(body.id, new Set([by.email]));
  life.count(run, 'send');
  return body.id;
}

/** A complete and correct file of both mandates. */
export const rightFile = ({ pick, mandates }: Life): Buffer => fileOf(mandates.map(({ ref }) => [ref, 1_000_000 + pick(100_000)]));

export async function correct(run: Life): Promise<void> {
  const found = await life.anImport(run, life.isOpen);
  if (!found) return;
  const by = life.somebody(run, life.isOwners(found));
  const name = `${run.name}_${run.log.length}c.csv`;
  const fields = { version: String(found.version) };
  const { status } = await sendFile(run.server, by.token, { path: `/imports/${found.id}/file`, name, bytes: content(run), fields });
  if (status !== 202) return;
  expect([by.isOwner, life.isOpen(found)]).toEqual([life.isOwners(found), true]);
  run.hands.set(found.id, new Set([by.email]));
  life.count(run, 'correct');
  await life.processNow(run, found);
}

type Offer = { id: string; code: string; fix: string | null };
const FIX = `mutation($id: ID!, $version: Int!, $ids: [String!]!) { fixImport(id: $id, version: $version, findingIds: $ids, reason: "by telephone") { id } }`;

export async function fix(run: Life): Promise<void> {
  const fixable = new Map<string, Offer[]>();
  for (const row of (await life.importsOf(run)).filter(life.isOpen)) {
    const offers = (await run.server.sql(`select id::text, code, fix #>> '{}' as fix from import_finding f
      where import_id = $1 and fix is not null and file_no = (select file_no from import where id = $1)`, [row.id])) as Offer[]; // oxfmt-ignore
    if (offers.length > 0) fixable.set(row.id, offers);
  }
  const found = await life.anImport(run, ({ id }) => fixable.has(id));
  const offers = fixable.get(found?.id ?? '') ?? [];
  if (!found || offers.length === 0) return;
  const by = life.somebody(run, life.isOwners(found));
  const given = { id: found.id, version: found.version, ids: offers.map(({ id }) => id) };
  if (!life.isDone(await run.server.ask(by.token, FIX, given))) return;
  expect([by.isOwner, life.isOpen(found)]).toEqual([life.isOwners(found), true]);
  run.hands.get(found.id)?.add(by.email);
  for (const code of new Set(offers.map(one => one.code))) life.count(run, code === 'unknownCode' ? 'fixCode' : 'fixValue');
  await life.processNow(run, found);
}

const APPROVE = `mutation($id: ID!, $version: Int!) { approveImport(id: $id, version: $version, reason: "agreed") { status proposal { isOpen } } }`;

export async function approve(run: Life, chosen?: { found: ImportRow; by: Person }): Promise<void> {
  const found = chosen?.found ?? (await life.anImport(run, life.isReady));
  if (!found) return;
  const by = chosen?.by ?? life.somebody(run, life.isOwners(found));
  const before = await life.factsOf(run);
  const named = await life.mandatesIn(run, found.id);
  const settled = await life.isSettled(run, named.map(({ id }) => id)); // oxfmt-ignore
  const reply = await run.server.ask(by.token, APPROVE, { id: found.id, version: found.version });
  if (!life.isDone(reply)) return expect(await life.factsOf(run)).toEqual(before);
  expect([by.isOwner, found.withdrawnAt]).toEqual([life.isOwners(found), null]); // nobody approves another organisation's file this way
  if (!by.isOwner && run.secondPerson.imports) expect(run.hands.get(found.id)).not.toContain(by.email);
  const { status, proposal } = reply.data.approveImport;
  if (settled && !by.isOwner) {
    expect([status === 'approved', proposal?.isOpen]).toEqual([false, true]);
    life.count(run, 'propose');
    return expect(await life.factsOf(run)).toEqual(before); // a settled month needs its owner's decision
  }
  expect(status).toBe('approved');
  life.count(run, 'approve');
  noteApproved(run, by, named);
}

/** The owner decides on a proposal. */
export async function decide(run: Life): Promise<void> {
  const found = await life.anImport(run, life.isWaiting);
  if (!found) return;
  const by = life.somebody(run, true);
  const before = await life.factsOf(run);
  const isReturn = run.pick(5) < 2;
  const name = isReturn
    ? 'returnProposal(id: $id, version: $version, comment: $words)'
    : 'acceptProposal(id: $id, version: $version, reason: $words)';
  const given = { id: found.id, version: found.version, words: 'as agreed' };
  const reply = await run.server.ask(by.token, `mutation($id: ID!, $version: Int!, $words: String!) { done: ${name} { status } }`, given);
  if (!life.isDone(reply)) return expect(await life.factsOf(run)).toEqual(before);
  expect([by.isOwner, life.isWaiting(found)]).toEqual([true, true]);
  life.count(run, isReturn ? 'return' : 'accept');
  if (isReturn) return expect(await life.factsOf(run)).toEqual(before);
  expect(reply.data.done.status).toBe('approved');
  noteApproved(run, by, await life.mandatesIn(run, found.id));
}

function noteApproved(run: Life, { email }: Person, named: readonly { ref: string }[]): void {
  for (const { ref } of named) run.events.push({ what: 'approved', ref });
  run.movers.add(demoId(email));
}

export async function withdraw(run: Life): Promise<void> {
  const found = await life.anImport(run, life.isOpen);
  if (!found) return;
  const by = life.somebody(run, life.isOwners(found));
  const WITHDRAW = `mutation { withdrawImport(id: "${found.id}", version: ${found.version}) { withdrawn { byName } } }`;
  if (!life.isDone(await run.server.ask(by.token, WITHDRAW))) return;
  expect([by.isOwner, life.isOpen(found)]).toEqual([life.isOwners(found), true]);
  life.count(run, 'withdraw');
}
