import { expect, test } from 'vitest';
import { taskMiss } from './publish';

const tasks = (...labels: Parameters<typeof taskMiss>[0][number]['label'][]) => labels.map(label => ({ label }));

test('a report is published once every package of its mandate is valid, and again when one of them has changed', () => {
  expect(taskMiss(tasks('Validated', 'Revalidated'))).toBeNull();
  expect(taskMiss(tasks('Published', 'Revalidated'))).toBeNull();
  expect(taskMiss(tasks('Completed', 'Revalidated'))).toBeNull();
});

test('nothing new is refused as published already, and what is not valid as not validated', () => {
  expect(taskMiss(tasks('Published', 'Completed'))).toBe('alreadyPublished');
  expect(taskMiss(tasks('Completed', 'Incomplete'))).toBe('notValidated');
  expect(taskMiss([])).toBe('notValidated');
});
