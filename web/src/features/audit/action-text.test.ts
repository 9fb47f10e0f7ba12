import { auditActions } from '@hakaru/contract/audit';
import { expect, test } from 'vitest';
import { actionText } from './action-text';

test('every action the audit trail records has words of its own in both languages', () => {
  const actions: readonly string[] = auditActions;
  expect(Object.keys(actionText).toSorted()).toEqual(actions.toSorted());
  for (const language of ['en', 'jp'] as const) {
    const words = auditActions.map(action => actionText[action][language]);
    expect(words.filter(text => text.trim() === '' || /^\w+\.\w+$/.test(text))).toEqual([]);
    expect(words.filter((text, at) => words.indexOf(text) !== at)).toEqual([]);
  }
});
