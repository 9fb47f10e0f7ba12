import { notificationKinds } from '@hakaru/contract/notifications';
import { expect, test } from 'vitest';
import { noticeText } from './settings-text';
import { clientOf, namedIn } from './client-of';
import { kindText } from './text';

const params = (sentence: string) =>
  [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted((one, other) => one.localeCompare(other));

test.each(notificationKinds)('%s is worded in both languages with the same facts, and has a name in the settings', kind => {
  expect(params(kindText[kind].en)).toEqual(params(kindText[kind].jp));
  expect(noticeText).toHaveProperty(kind);
});

test('a notice about another’s money names the client in the reader’s language; one’s own names nobody', () => {
  const params = { mandate: 'HFE02', client: 'Hoshikawa Fund', clientJp: '星川基金' };
  expect([clientOf(params, 'en'), clientOf(params, 'jp')]).toEqual(['Hoshikawa Fund', '星川基金']);
  expect([clientOf({ mandate: 'HFE02' }, 'en'), clientOf(null, 'en'), clientOf({ client: '' }, 'en')]).toEqual([null, null, null]);
});

test('an organisation is named in the reader’s language; where its Japanese name is not known, the one there is stands', () => {
  const params = { sender: 'Tsubaki Asset Management', senderJp: '椿アセットマネジメント', file: 'a.xlsx' };
  expect(namedIn(params, 'en')).toEqual({ sender: 'Tsubaki Asset Management', file: 'a.xlsx' });
  expect(namedIn(params, 'jp')).toEqual({ sender: '椿アセットマネジメント', file: 'a.xlsx' });
  expect(namedIn({ sender: 'Tsubaki', senderJp: '' }, 'jp')).toEqual({ sender: 'Tsubaki' });
  expect(namedIn({ mandate: 'HFE02' }, 'jp')).toEqual({ mandate: 'HFE02' });
});
