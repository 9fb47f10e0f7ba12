import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { linesWithTokens } from '#log-secrets';

const token = (): string => randomBytes(32).toString('base64url');
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const session = token();
const mailed = token();
const neverIssued = token();
const issued = { hashes: new Set([hashOf(session)]), mailed: [mailed] };
const line = (path: string): string => JSON.stringify({ message: 'request', path, status: 200 });

test.each([
  ['by itself', session],
  ['in an address', `/calendar/${session}.ics`],
  ['in the middle of a longer word', `Bearer-x${session}_y-z`],
  ['that was mailed', `/passwordreset/${mailed}?email=a`],
])('a planted token %s is found on its line', (_, text) => {
  expect(linesWithTokens([line('/me'), line(text), line('/me')].join('\n'), issued)).toEqual([2]);
});

test('patterns of routes, ids, hashes of tokens and words nobody issued are no tokens', () => {
  const lines = ['/calendar/:file', '3eba58df-af82-4da4-8106-a91a3efd88ca', hashOf(session), neverIssued];
  expect(linesWithTokens(lines.map(line).join('\n'), issued)).toEqual([]);
});
