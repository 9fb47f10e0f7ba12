import { expect, test } from 'vitest';
import { KnownReplies } from './known-replies';

test('the oldest replies go when all together become too long, and one that is too long by itself is not kept', () => {
  const replies = new KnownReplies();
  for (const name of ['a', 'b', 'c']) replies.keep(name, `tag ${name}`, { reply: name, chars: 1_500_000 });
  expect(['a', 'b', 'c'].map(name => replies.tagOf(name))).toEqual([null, 'tag b', 'tag c']);
  replies.keep('b', 'tag of the longest', { reply: '', chars: 5_000_000 });
  expect(['b', 'c'].map(name => replies.tagOf(name))).toEqual([null, 'tag c']);
  replies.clear();
  expect(replies.replyOf('c')).toBeUndefined();
});
