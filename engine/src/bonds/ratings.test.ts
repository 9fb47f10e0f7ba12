import { expect, test } from 'vitest';
import { ratingFactor, ratingLetter, ratingNumber, ratingOf, ratingScale } from './ratings';

test('AAA is 1 and D is 22', () => {
  expect([ratingNumber('AAA'), ratingNumber('D'), ratingScale.length]).toEqual([1, 22, 22]);
  expect(ratingScale.every((letter, index) => ratingNumber(letter) === index + 1 && ratingLetter(index + 1) === letter)).toBe(true);
});

test("Moody's letters are mapped", () => {
  const moodys = ['Aaa', 'Aa1', 'Aa3', 'A2', 'Baa2', 'Baa3', 'Ba1', 'B3', 'Caa1', 'Ca', 'C'];
  expect(moodys.map(ratingOf)).toEqual(['AAA', 'AA+', 'AA-', 'A', 'BBB', 'BBB-', 'BB+', 'B-', 'CCC+', 'CC', 'C']);
});

test('marks beside the letters say nothing about the place', () => {
  expect(['(P)Aa3', 'AA- *-', 'AAA(sf)', 'AA-u', 'BBBpi', ' A+ '].map(ratingOf)).toEqual(['AA-', 'AA-', 'AAA', 'AA-', 'BBB', 'A+']);
});

test('unrated is null, defaults are D, and a typing error is neither', () => {
  expect(['NR', 'WR', '', '-', null].map(ratingNumber)).toEqual([null, null, null, null, null]);
  expect(['SD', 'RD', 'LD', 'D'].map(ratingOf)).toEqual(['D', 'D', 'D', 'D']);
  expect(() => ratingNumber('AAB')).toThrow('not a rating: AAB');
  expect(() => ratingLetter(23)).toThrow('not a place');
});

test('rating factors rise from 1 to 10000', () => {
  expect([1, 2, 9, 10, 20, 22].map(ratingFactor)).toEqual([1, 10, 360, 610, 10_000, 10_000]);
});
