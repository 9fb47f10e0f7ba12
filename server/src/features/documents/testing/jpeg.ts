const SIDE = 8;
const POINTS = SIDE * SIDE;
/** The zigzag order in which the coefficients of a block are written. */
const ORDER = Array.from({ length: POINTS }, (_, at) => at).toSorted((one, other) => {
  const line = (at: number) => (at >> 3) + (at & 7);
  const along = (at: number) => (line(at) % 2 === 0 ? at & 7 : at >> 3);
  return line(one) - line(other) || along(one) - along(other);
});
const WAVES = Array.from({ length: POINTS }, (_, at) => {
  const wave = at >> 3;
  const place = at & 7;
  return (wave === 0 ? Math.SQRT1_2 : 1) * 0.5 * Math.cos(((2 * place + 1) * wave * Math.PI) / 16);
});
/** A small quantisation step keeps the edges of letters sharp. */
const STEP = 8;
/** Huffman codes of fixed length: twelve of four bits for the DC coefficient, 162 of eight bits for the others. */
const SIZES = Array.from({ length: 12 }, (_, size) => size);
const STEPS = [0x00, 0xf0, ...Array.from({ length: 160 }, (_, at) => (Math.floor(at / 10) << 4) | ((at % 10) + 1))];

const part = (mark: number, bytes: readonly number[]): number[] => [
  0xff,
  mark,
  (bytes.length + 2) >> 8,
  (bytes.length + 2) & 255,
  ...bytes,
];
const lengths = (length: number, count: number): number[] => Array.from({ length: 16 }, (_, at) => (at + 1 === length ? count : 0));

/** A greyscale picture as baseline JPEG. */
export function jpegOf({ width, height, grey }: { width: number; height: number; grey: Uint8Array }): Buffer {
  const bits = new Bits();
  let last: number = 0;
  for (let top = 0; top < height; top += SIDE)
    for (let left = 0; left < width; left += SIDE) {
      const at = (x: number, y: number) => grey[Math.min(height - 1, top + y) * width + Math.min(width - 1, left + x)] ?? 255;
      last = writeSquare(bits, wavesOf(at), last);
    }
  const head = [
    ...part(0xdb, [0, ...ORDER.map(() => STEP)]),
    ...part(0xc0, [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]),
    ...part(0xc4, [0x00, ...lengths(4, SIZES.length), ...SIZES]),
    ...part(0xc4, [0x10, ...lengths(8, STEPS.length), ...STEPS]),
    ...part(0xda, [1, 1, 0x00, 0, 63, 0]),
  ];
  return Buffer.concat([Buffer.from([0xff, 0xd8, ...head]), bits.end(), Buffer.from([0xff, 0xd9])]);
}

function wavesOf(at: (x: number, y: number) => number): number[] {
  const rows = Array.from({ length: POINTS }, (_, n) => sumOf(place => (WAVES[(n & 7) * SIDE + place] ?? 0) * (at(place, n >> 3) - 128)));
  return Array.from({ length: POINTS }, (_, n) =>
    Math.round(sumOf(place => (WAVES[(n >> 3) * SIDE + place] ?? 0) * (rows[place * SIDE + (n & 7)] ?? 0)) / STEP),
  );
}

function sumOf(of: (place: number) => number): number {
  let sum: number = 0;
  for (let place = 0; place < SIDE; place++) sum += of(place);
  return sum;
}

/** The DC coefficient as the difference from the last block, the others with the number of zeros before each. */
function writeSquare(bits: Bits, waves: readonly number[], last: number): number {
  const [first = 0, ...others] = ORDER.map(at => waves[at] ?? 0);
  bits.add(sizeOf(first - last), 4);
  bits.addNumber(first - last);
  let noughts: number = 0;
  for (const number of others) {
    if (number === 0) {
      noughts++;
      continue;
    }
    for (; noughts > 15; noughts -= 16) bits.add(STEPS.indexOf(0xf0), 8);
    bits.add(STEPS.indexOf((noughts << 4) | sizeOf(number)), 8);
    bits.addNumber(number);
    noughts = 0;
  }
  if (noughts > 0) bits.add(STEPS.indexOf(0x00), 8);
  return first;
}

const sizeOf = (number: number): number => (number === 0 ? 0 : 32 - Math.clz32(Math.abs(number)));

class Bits {
  private readonly bytes: number[] = [];
  private byte = 0;
  private filled = 0;

  add(value: number, count: number): void {
    for (let bit = count - 1; bit >= 0; bit--) {
      this.byte = (this.byte << 1) | ((value >> bit) & 1);
      if (++this.filled < 8) continue;
      this.bytes.push(...(this.byte === 0xff ? [0xff, 0] : [this.byte])); // a byte of 0xff must be followed by 0, or it would be a marker
      this.byte = 0;
      this.filled = 0;
    }
  }

  /** Negative numbers are stored as in the JPEG standard: offset by the largest value of their size. */
  addNumber(number: number): void {
    const size = sizeOf(number);
    this.add(number < 0 ? number + 2 ** size - 1 : number, size);
  }

  end(): Buffer {
    while (this.filled > 0) this.add(1, 1);
    return Buffer.from(this.bytes);
  }
}
