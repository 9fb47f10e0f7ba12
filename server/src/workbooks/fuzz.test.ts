import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReader, type Reader } from './reader';
import { Refused } from './refused';
import { workbookParts, zipOf, type Part, type Value } from './testing/make-workbook';

const COUNT = process.env['COUNTS'] === 'full' ? 20_000 : 300;
const SEED = 20_261_031;

let reader: Reader;
beforeAll(() => {
  reader = openReader();
});
afterAll(() => reader.close());

/** A seeded random generator, so that a failure can be reproduced by its number. */
function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 13), 0x297a2d39);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
}

const rows: Value[][] = [
  ['Mandate Code', 'As-of Date', 'Market Value', 'Return (%)'],
  ...Array.from({ length: 30 }, (_, at): Value[] => [
    `M${at}`,
    { raw: '<c s="1"><v>46295</v></c>' },
    at * 1_000,
    { raw: '<c s="2"><v>0.01</v></c>' },
  ]),
];
const seeds: readonly Part[][] = [
  workbookParts([{ name: 'Mandates', rows }]),
  workbookParts([
    { name: 'A', rows },
    { name: '保有明細', rows },
  ]),
];

const pieces = [
  '<',
  '>',
  '&',
  '"',
  '<row>',
  '</c>',
  '<c r="ZZZ9">',
  '<v>',
  '999999999999',
  '\u0000',
  '<!DOCTYPE x>',
  '&#x0;',
  '-',
  ' s="99"',
  ' t="s"',
  'é',
];

/** Half of the files are changed inside a part, so that the change survives decompression; half in their compressed bytes. */
async function mutate(at: number): Promise<Buffer> {
  const random = chance(SEED + at);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T; // a valid index of the list
  const seed = pick(seeds);
  if (random() < 0.5) return mutateBytes(await zipOf(seed), random);
  const victim = pick(seed);
  return await zipOf(
    seed.map(part => (part === victim ? { ...part, content: mutateText(String(part.content), random, pick(pieces)) } : part)),
  );
}

function mutateBytes(bytes: Buffer, random: () => number): Buffer {
  if (random() < 0.2) return bytes.subarray(0, Math.floor(random() * bytes.length));
  for (let count = 1 + Math.floor(random() * 8); count > 0; count--)
    bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
  return bytes;
}

function mutateText(text: string, random: () => number, piece: string): string {
  const from = Math.floor(random() * text.length);
  const to = Math.min(text.length, from + Math.floor(random() * 40));
  return random() < 0.5
    ? text.slice(0, from) + piece + text.slice(to)
    : text.slice(0, to) + text.slice(from, to).repeat(3) + text.slice(to);
}

test(`${COUNT} changed workbooks: each is read or refused, none ends the reader or keeps it`, async () => {
  const outcomes = new Map<string, number>();
  for (let at = 0; at < COUNT; at++) {
    const bytes = await mutate(at);
    const outcome = await reader.read({ name: 'report.xlsx', bytes }, { row: () => undefined, sheet: () => undefined }).then(
      () => 'read',
      (error: unknown) => (error instanceof Refused ? error.refusal.code : `number ${at}: ${String(error)}`),
    );
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }
  for (const outcome of outcomes.keys()) expect(outcome).not.toMatch(/number|memory|timeout/);
  expect(outcomes.get('read')).toBeGreaterThan(0);
  expect(outcomes.get('damaged')).toBeGreaterThan(COUNT / 10);
});
