import { expect, test } from 'vitest';
import { initialsOf } from './initials';

test.each([
  ['Rin Okabe', 'RO'],
  ['佐伯 美咲', '佐'],
  ['佐伯　美咲', '佐'],
  ['Support', 'S'],
  ['', ''],
])('%s → %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
