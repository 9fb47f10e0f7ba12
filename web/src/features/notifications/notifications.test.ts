import { notificationKinds } from '@hakaru/contract/notifications';
import { expect, test } from 'vitest';
import { noticeText } from '#features/settings/people-text';
import { kindText } from './text';

const params = (sentence: string) =>
  [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted((one, other) => one.localeCompare(other));

test.each(notificationKinds)('%s is worded in both languages with the same facts, and has a name in the settings', kind => {
  expect(params(kindText[kind].en)).toEqual(params(kindText[kind].jp));
  expect(noticeText).toHaveProperty(kind);
});
