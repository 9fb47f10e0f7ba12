// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { envelopeOf } from './faults';

test('a fault travels as three lines of JSON and carries no query and no screen', () => {
  history.replaceState({}, '', '/owner/mandates?search=secret');
  const facts = { id: 'a'.repeat(32), at: new Date('2026-11-10T00:00:00Z'), environment: 'local', dsn: null };
  const lines = envelopeOf(new TypeError('x is not a function'), facts).trimEnd().split('\n');
  const [header, item, event] = lines.map(line => JSON.parse(line) as Record<string, unknown>); // three objects, by the next lines
  expect(lines).toHaveLength(3);
  expect(header).toEqual({ event_id: facts.id, sent_at: '2026-11-10T00:00:00.000Z', dsn: null });
  expect(item).toEqual({ type: 'event' });
  expect(event).toMatchObject({ release: '7.52.0', exception: { values: [{ type: 'TypeError', value: 'x is not a function' }] } });
  expect(lines.join()).not.toContain('secret');
});
