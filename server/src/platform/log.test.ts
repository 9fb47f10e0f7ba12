import { expect, test } from 'vitest';
import { createLog, type Facts } from '#platform/log';

const CANARY = 'canary-5Xk2';

function linesOf(appEnv: 'local' | 'production', say: (log: ReturnType<typeof createLog>) => void): string[] {
  const lines: string[] = [];
  say(createLog({ appEnv }, line => lines.push(line)));
  return lines;
}

test('a line is JSON in UTC with who, for whom, what and how it ended', () => {
  const [line = ''] = linesOf('production', log =>
    log.info('request', { requestId: 'r1', who: 'u1', org: 'o1', asWhom: 'readonly', what: 'PUT /me', result: 'ok', status: 200, ms: 1.5 }),
  );
  const { at, ...rest } = JSON.parse(line) as Record<string, unknown>; // the test fails if the line is not JSON
  expect(at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  expect(rest).toEqual({
    level: 'info',
    message: 'request',
    requestId: 'r1',
    who: 'u1',
    org: 'o1',
    asWhom: 'readonly',
    what: 'PUT /me',
    result: 'ok',
    status: 200,
    ms: 1.5,
  });
});

test.each(['local', 'production'] as const)('row 19: no secret gets into a line in %s, even when an object carries it', appEnv => {
  const request = {
    requestId: 'r1',
    path: `/password?password=${CANARY}#${CANARY}`,
    error: `connect postgres://app:${CANARY}@db/hakaru failed, Authorization: Bearer ${CANARY}`,
    body: { password: CANARY },
    headers: { authorization: `Bearer ${CANARY}`, cookie: `user_token=${CANARY}` },
    query: CANARY,
  };
  const lines = linesOf(appEnv, log => {
    const facts: Facts = request;
    for (const level of ['debug', 'info', 'warn', 'error'] as const) log[level]('request', facts);
  });
  expect(lines.length).toBeGreaterThanOrEqual(3);
  expect(lines.join('')).not.toContain(CANARY);
  expect(lines.join('')).toContain('/password');
});

test('a line stays one line, whatever is logged', () => {
  for (const appEnv of ['local', 'production'] as const) {
    const [line = ''] = linesOf(appEnv, log => log.error('broken', { error: 'first\nsecond', path: `/${'a'.repeat(10_000)}` }));
    expect(line.trimEnd()).not.toContain('\n');
    expect(line.length).toBeLessThan(6000);
  }
});
