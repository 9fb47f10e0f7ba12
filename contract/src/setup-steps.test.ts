import { expect, test } from 'vitest';
import { judgeSetup, optionalSteps, setupSteps, type SetupFacts, type SetupMandate } from './setup-steps';

const bare = (ref: string): SetupMandate => ({
  ref,
  hasClass: false,
  hasBenchmark: false,
  hasManager: false,
  hasPackage: false,
  hasValues: false,
});
const full = (ref: string): SetupMandate => ({
  ref,
  hasClass: true,
  hasBenchmark: true,
  hasManager: true,
  hasPackage: true,
  hasValues: true,
});
const NOTHING: SetupFacts = { portfolios: 0, rulesSaved: false, classes: 0, policies: 0, users: 1, populated: 0, mandates: [] };
const stateOf = (facts: SetupFacts, skips: Parameters<typeof judgeSetup>[1] = []) =>
  Object.fromEntries(judgeSetup(facts, skips).map(({ id, state }) => [id, state]));
const skipped = (step: (typeof setupSteps)[number]) => ({ step, reason: 'none', userName: 'A', at: new Date(0) });

test('with nothing there every step is open and says what it lacks', () => {
  const steps = judgeSetup(NOTHING, []);
  expect(steps.map(({ id }) => id)).toEqual(setupSteps);
  for (const { state, gaps } of steps) expect({ state, some: gaps.length > 0 }).toEqual({ state: 'open', some: true });
});

test('with everything there the report alone is open', () => {
  const facts = { portfolios: 1, rulesSaved: true, classes: 2, policies: 2, users: 2, populated: 1, mandates: [full('A'), full('B')] };
  expect(judgeSetup(facts, []).flatMap(({ id, state }) => (state === 'done' ? [] : [id]))).toEqual(['report']);
});

test('mandates that lack something are counted, and the first five are named', () => {
  const mandates = [full('A'), ...['B', 'C', 'D', 'E', 'F', 'G'].map(bare)];
  const packages = judgeSetup({ ...NOTHING, mandates }, []).find(({ id }) => id === 'packages');
  expect(packages).toMatchObject({ found: 1, gaps: [{ code: 'withoutPackage', count: 6, refs: ['B', 'C', 'D', 'E', 'F'] }] });
});

test('classes without a policy, and mandates in none of them, are named', () => {
  const classes = judgeSetup({ ...NOTHING, classes: 2, mandates: [full('A'), bare('B')] }, []).find(({ id }) => id === 'classes');
  expect(classes?.gaps.map(({ code }) => code)).toEqual(['noPolicy', 'withoutClass']);
});

test('what was skipped stays skipped until it is done all the same', () => {
  expect(stateOf(NOTHING, [skipped('benchmarks')])['benchmarks']).toBe('skipped');
  expect(stateOf({ ...NOTHING, mandates: [full('A')] }, [skipped('benchmarks')])['benchmarks']).toBe('done');
});

test('what a published month needs cannot be skipped', () =>
  expect(setupSteps.filter(step => !optionalSteps.includes(step))).toEqual(['assets', 'mandates', 'monthEnd', 'report']));
