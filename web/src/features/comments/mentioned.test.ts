import { expect, test } from 'vitest';
import { mentionedIn } from './mentioned';

const people = [
  { id: 'mei', name: 'Mei' },
  { id: 'ono', name: 'Mei Ono' },
  { id: 'sato', name: '佐藤 花' },
];

test('the longest name behind an @ is mentioned, and nobody whose name is only part of it', () => {
  expect(mentionedIn('@Mei Ono please look', people)).toEqual(['ono']);
  expect(mentionedIn('@Mei and @佐藤 花、@Mei', people)).toEqual(['mei', 'sato']);
});

test('a name without an @ mentions nobody', () => {
  expect(mentionedIn('Mei Ono asked; mail to x@example.jp', people)).toEqual([]);
});
