import { expect, test } from 'vitest';
import { factVersions } from './fact-versions';

const fact = (id: string, measure: string) => ({ id, measure, asOf: '2026-09-30', entityId: 'fund' });

test('lines of a composition are no earlier values of one another; a corrected value is', () => {
  const lines = [fact('1', 'baselExposure'), fact('2', 'baselExposure'), fact('3', 'baselExposure')];
  expect([...factVersions(lines).values()].map(group => group.length)).toEqual([1, 1, 1]);
  const corrected = [fact('1', 'marketValue'), fact('2', 'marketValue')];
  expect([...factVersions(corrected).values()]).toEqual([corrected]);
});
