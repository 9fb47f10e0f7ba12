import { textWidth } from '#ui/charts/fitted';

/** Beside a name: the padding of its cell, the triangle, two steps in and the colour of its class. */
const BESIDE = 96;
const MOST = 340;

/**
 * How wide a column of names is, so that the longest is read to its end; beyond a quarter of a screen it is cut all the same.
 *
 * @example namesWidth(['Cash'], 168) // 168
 */
export const namesWidth = (names: readonly string[], least: number, beside: number = BESIDE): number =>
  Math.min(MOST, Math.max(least, ...names.map(name => Math.ceil(textWidth(name)) + beside)));
