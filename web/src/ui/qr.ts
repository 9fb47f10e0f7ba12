/**
 * QR codes (ISO/IEC 18004) of text as bytes, with correction level M: versions 1 to 15 hold 412 bytes, more than any address for an
 * authenticator app. True is a dark module.
 */
export function qrOf(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex(({ data }, at) => bytes.length + (at < 9 ? 2 : 3) <= data) + 1;
  if (version === 0) throw new Error('The text is too long for a QR code');
  const words = withCorrection(wordsOf(bytes, version), version);
  const candidates = MASKS.map((_, mask) => drawn(words, version, mask));
  return candidates.reduce((best, one) => (penaltyOf(one) < penaltyOf(best) ? one : best));
}

type Version = { data: number; correction: number; blocks: number; alignment: number[] };

const version = (total: number, correction: number, blocks: number, alignment: number[]): Version => ({
  data: total - correction * blocks,
  correction,
  blocks,
  alignment,
});

/** Total codewords, correction codewords per block, blocks, and the positions of alignment patterns: level M, versions 1 to 15. */
const VERSIONS: readonly Version[] = [
  version(26, 10, 1, []),
  version(44, 16, 1, [6, 18]),
  version(70, 26, 1, [6, 22]),
  version(100, 18, 2, [6, 26]),
  version(134, 24, 2, [6, 30]),
  version(172, 16, 4, [6, 34]),
  version(196, 18, 4, [6, 22, 38]),
  version(242, 22, 4, [6, 24, 42]),
  version(292, 22, 5, [6, 26, 46]),
  version(346, 26, 5, [6, 28, 50]),
  version(404, 30, 5, [6, 30, 54]),
  version(466, 22, 8, [6, 32, 58]),
  version(532, 22, 9, [6, 34, 62]),
  version(581, 24, 9, [6, 26, 46, 66]),
  version(655, 24, 10, [6, 26, 48, 70]),
];

const versionOf = (number: number): Version => VERSIONS[number - 1] ?? version(0, 0, 1, []);

/** Mode, length, bytes, and padding up to the version's capacity. */
function wordsOf(bytes: Uint8Array, number: number): number[] {
  const { data } = versionOf(number);
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let at = length - 1; at >= 0; at--) bits.push((value >>> at) & 1);
  };
  push(4, 4);
  push(bytes.length, number < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, data * 8 - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  const words = Array.from({ length: bits.length / 8 }, (_, at) => bits.slice(at * 8, at * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let at = 0; words.length < data; at++) words.push(at % 2 === 0 ? 0xec : 0x11);
  return words;
}

/** Shorter blocks first; the codewords of all blocks are interleaved, followed by the interleaved correction codewords. */
function withCorrection(words: readonly number[], number: number): number[] {
  const { blocks, correction, data } = versionOf(number);
  const short = Math.floor(data / blocks);
  const shortBlocks = blocks - (data % blocks);
  let from = 0;
  const parts = Array.from({ length: blocks }, (_, at) => {
    const length = short + (at < shortBlocks ? 0 : 1);
    from += length;
    return words.slice(from - length, from);
  });
  const divisor = divisorOf(correction);
  const corrections = parts.map(part => remainderOf(part, divisor));
  const taken = (lists: readonly (readonly number[])[], length: number) =>
    Array.from({ length }, (_, at) => lists.flatMap(list => (at < list.length ? [list[at] ?? 0] : []))).flat();
  return [...taken(parts, short + 1), ...taken(corrections, correction)];
}

/** Multiplication in the field of 256 elements with the polynomial x⁸ + x⁴ + x³ + x² + 1. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

function divisorOf(degree: number): number[] {
  const divisor = [...Array.from({ length: degree - 1 }, () => 0), 1];
  let root = 1;
  for (let step = 0; step < degree; step++) {
    for (let at = 0; at < degree; at++) divisor[at] = times(divisor[at] ?? 0, root) ^ (divisor[at + 1] ?? 0);
    root = times(root, 2);
  }
  return divisor;
}

function remainderOf(words: readonly number[], divisor: readonly number[]): number[] {
  let rest = divisor.map(() => 0);
  for (const word of words) {
    const factor = word ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((value, at) => value ^ times(divisor[at] ?? 0, factor));
  }
  return rest;
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  x => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Undefined where nothing is drawn yet; the patterns drawn first are not available for data. */
type Grid = (boolean | undefined)[][];

function drawn(words: readonly number[], number: number, mask: number): boolean[][] {
  const size = number * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined));
  const set = (x: number, y: number, dark: boolean) => {
    const row = grid[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  drawPatterns(set, number, size);
  drawFormat(set, mask, size);
  if (number >= 7) drawVersion(set, number, size);
  drawWords(grid, words, mask);
  return grid.map(row => row.map(dark => dark === true));
}

type Setter = (x: number, y: number, dark: boolean) => void;

function drawPatterns(set: Setter, number: number, size: number): void {
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [left, top] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    // oxfmt-ignore
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const away = Math.max(Math.abs(dx), Math.abs(dy));
        if (top + dy >= 0 && top + dy < size) set(left + dx, top + dy, away !== 2 && away !== 4);
      }
  const { alignment } = versionOf(number);
  const last = alignment.at(-1);
  for (const x of alignment)
    for (const y of alignment) {
      if ((x === 6 && (y === 6 || y === last)) || (x === last && y === 6)) continue; // a finder pattern is there
      for (let dy = -2; dy <= 2; dy++) for (let dx = -2; dx <= 2; dx++) set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }
}

/** Level M and the mask with their error correction, written twice. */
function drawFormat(set: Setter, mask: number, size: number): void {
  let rest = mask;
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const bit = (at: number) => ((bits >>> at) & 1) === 1;
  for (let at = 0; at <= 5; at++) set(8, at, bit(at));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let at = 9; at < 15; at++) set(14 - at, 8, bit(at));
  for (let at = 0; at < 8; at++) set(size - 1 - at, 8, bit(at));
  for (let at = 8; at < 15; at++) set(8, size - 15 + at, bit(at));
  set(8, size - 8, true);
}

function drawVersion(set: Setter, number: number, size: number): void {
  let rest = number;
  for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  const bits = (number << 12) | rest;
  for (let at = 0; at < 18; at++) {
    const dark = ((bits >>> at) & 1) === 1;
    set(size - 11 + (at % 3), Math.floor(at / 3), dark);
    set(Math.floor(at / 3), size - 11 + (at % 3), dark);
  }
}

/** Upwards and downwards in columns of two from the right, skipping what is drawn already. */
function drawWords(grid: Grid, words: readonly number[], mask: number): void {
  const size = grid.length;
  const isMasked = MASKS[mask] ?? (() => false);
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = grid[y];
        if (!row || row[x] !== undefined) continue;
        const bit = (((words[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1) === 1;
        row[x] = bit !== isMasked(x, y);
        at++;
      }
    }
  }
}

const FINDER = /(?=10111010000|00001011101)/g;

/** The penalty of a mask: runs, squares, patterns similar to a finder pattern, and an excess of one colour. */
function penaltyOf(grid: readonly (readonly boolean[])[]): number {
  const rows = grid.map(row => row.map(dark => (dark ? '1' : '0')).join(''));
  const columns = rows.map((_, x) => rows.map(row => row[x]).join(''));
  let penalty = 0;
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) penalty += run.length - 2;
    penalty += [...line.matchAll(FINDER)].length * 40;
  }
  for (let y = 1; y < rows.length; y++)
    for (let x = 1; x < rows.length; x++)
      if (new Set([rows[y]?.[x], rows[y]?.[x - 1], rows[y - 1]?.[x], rows[y - 1]?.[x - 1]]).size === 1) penalty += 3;
  const dark = rows.join('').replace(/0/g, '').length / rows.length ** 2;
  return penalty + Math.floor(Math.abs(dark * 20 - 10)) * 10;
}
