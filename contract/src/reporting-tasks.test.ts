import { describe, expect, test } from 'vitest';
import { isClean, taskLabel, type TaskDataset, type TaskFacts, type TaskLabel } from './reporting-tasks';

const approved = (dataset: string, approvals = 1, changedAt = '2026-11-04T00:00:00Z'): TaskDataset => ({
  dataset,
  state: 'approved',
  approvals,
  changedAt,
});
const received = (dataset: string): TaskDataset => ({ dataset, state: 'received', approvals: 0, changedAt: '2026-11-04T00:00:00Z' });
const wrong = (dataset: string, approvals = 0): TaskDataset => ({ dataset, state: 'error', approvals, changedAt: '2026-11-06T00:00:00Z' });

const facts = (change: Partial<TaskFacts>): TaskFacts => ({
  required: ['mandates', 'holdings'],
  datasets: [],
  due: '2026-11-09',
  today: '2026-11-05',
  populatedAt: null,
  publishedAt: null,
  ...change,
});

const all = [approved('mandates'), approved('holdings')];
const late = { today: '2026-11-10' };
const published = { publishedAt: '2026-11-05T00:00:00Z' };
const populated = { populatedAt: '2026-11-14T00:00:00Z' };
const changed = (at: string) => [approved('mandates', 2, at), approved('holdings')];

const rows: [string, Partial<TaskFacts>, TaskLabel][] = [
  ['4.026 nothing received, not yet due', {}, 'Pending'],
  ['4.026 nothing received on the due day itself', { today: '2026-11-09' }, 'Pending'],
  ['4.027 nothing received, past due', late, 'Delayed'],
  ['4.027 something missing, past due', { ...late, datasets: [approved('mandates')] }, 'Delayed'],
  ['4.027 something in error, past due', { ...late, datasets: [approved('mandates'), wrong('holdings')] }, 'Delayed'],
  ['4.031 a dataset missing, not yet due', { datasets: [approved('mandates')] }, 'Incomplete'],
  ['4.031 a dataset in error, not yet due', { datasets: [approved('mandates'), wrong('holdings')] }, 'Incomplete'],
  ['4.031 received and not approved', { datasets: [received('mandates'), received('holdings')] }, 'Incomplete'],
  ['4.028 all approved', { datasets: all }, 'Validated'],
  ['4.028 all approved, though past due', { ...late, datasets: all }, 'Validated'],
  ['4.029 approved again after a change', { datasets: changed('2026-11-06T00:00:00Z') }, 'Revalidated'],
  ['4.029 after publishing, changed and approved again', { ...published, datasets: changed('2026-11-06T00:00:00Z') }, 'Revalidated'],
  [
    '4.029 approved for the first time after publishing',
    { ...published, datasets: [...all, approved('benchmarks', 1, '2026-11-07T00:00:00Z')] },
    'Revalidated',
  ],
  [
    '4.031 after publishing, changed and not yet approved',
    { ...published, datasets: [wrong('mandates', 1), approved('holdings')] },
    'Incomplete',
  ],
  ['4.027 the same past due', { ...published, ...late, datasets: [wrong('mandates', 1), approved('holdings')] }, 'Delayed'],
  ['4.030 published, nothing changed since', { ...published, datasets: all }, 'Published'],
  ['4.030 published by the owner who keeps no datasets', published, 'Published'],
  ['4.032 published and the month populated', { ...published, ...populated, datasets: all }, 'Completed'],
  [
    '4.032 a correction after the month was populated is a restatement',
    { ...published, ...populated, datasets: changed('2026-12-01T00:00:00Z') },
    'Completed',
  ],
  [
    '4.029 changed between publishing and populating',
    { ...published, ...populated, datasets: changed('2026-11-06T00:00:00Z') },
    'Revalidated',
  ],
  ['4.028 populated and never published', { ...populated, datasets: all }, 'Validated'],
];

describe('the label of a task, first match wins', () => {
  test.each(rows)('%s', (_, change, label) => {
    expect(taskLabel(facts(change))).toBe(label);
  });

  test('cancelling the month takes Completed back to Published', () => {
    expect(taskLabel(facts({ ...published, ...populated, datasets: all }))).toBe('Completed');
    expect(taskLabel(facts({ ...published, datasets: all }))).toBe('Published');
  });
});

test('only rows with everything there and nothing wrong are validated in bulk', () => {
  const counted = (one: TaskDataset, warnings = 0, errors = 0) => ({ ...one, warnings, errors });
  const required = ['mandates', 'holdings'];
  expect(isClean({ required, datasets: [counted(received('mandates')), counted(received('holdings'))] })).toBe(true);
  expect(isClean({ required, datasets: [counted(received('mandates')), counted(approved('holdings'))] })).toBe(true);
  expect(isClean({ required, datasets: [counted(received('mandates'))] })).toBe(false);
  expect(isClean({ required, datasets: [counted(received('mandates'), 1), counted(received('holdings'))] })).toBe(false);
  expect(isClean({ required, datasets: [counted(received('mandates'), 0, 1), counted(received('holdings'))] })).toBe(false);
  expect(isClean({ required, datasets: [counted(wrong('mandates')), counted(received('holdings'))] })).toBe(false);
  expect(isClean({ required, datasets: all.map(one => counted(one)) })).toBe(false);
});
