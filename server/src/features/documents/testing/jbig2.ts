/**
 * Per state: the probability of the less likely symbol, and the next states after a likely and an unlikely one; `!` swaps the symbols (T.88,
 * table E.1).
 */
const STATES =
  `5601 1 1!,3401 2 6,1801 3 9,0ac1 4 12,0521 5 29,0221 38 33,5601 7 6!,5401 8 14,4801 9 14,3801 10 14,3001 11 17,2401 12 18,1c01 13 20,
  1601 29 21,5601 15 14!,5401 16 14,5101 17 15,4801 18 16,3801 19 17,3401 20 18,3001 21 19,2801 22 19,2401 23 20,2201 24 21,1c01 25 22,
  1801 26 23,1601 27 24,1401 28 25,1201 29 26,1101 30 27,0ac1 31 28,09c1 32 29,08a1 33 30,0521 34 31,0441 35 32,02a1 36 33,0221 37 34,
  0141 38 35,0111 39 36,0085 40 37,0049 41 38,0025 42 39,0015 43 40,0009 44 41,0005 45 42,0001 45 43,5601 46 46`
    .split(',')
    .map(entry => {
      const [size = '', likely = '', unlikely = ''] = entry.trim().split(' ');
      return { size: parseInt(size, 16), likely: Number(likely), unlikely: parseInt(unlikely, 10), isTurned: unlikely.endsWith('!') };
    });

type Sign = { state: number; likely: number };

/** The arithmetic coder of T.88, annex E. */
class SignCoder {
  readonly #bytes: number[] = [0];
  #range = 0x8000;
  #code = 0;
  #left = 12;

  put(sign: Sign, bit: number): void {
    const { size, likely, unlikely, isTurned } = STATES[sign.state] ?? { size: 1, likely: 0, unlikely: 0, isTurned: false };
    this.#range -= size;
    const isLikely = bit === sign.likely;
    const isSwapped = this.#range < size;
    if (isLikely && this.#range & 0x8000) {
      this.#code += size;
      return;
    }
    if (isLikely === isSwapped) this.#range = size;
    else this.#code += size;
    if (!isLikely && isTurned) sign.likely = 1 - sign.likely;
    sign.state = isLikely ? likely : unlikely;
    do {
      this.#range *= 2;
      this.#shift(1);
    } while (!(this.#range & 0x8000));
  }

  end(): Buffer {
    const most = this.#code + this.#range;
    this.#code = Math.floor(this.#code / 0x10000) * 0x10000 + 0xffff;
    if (this.#code >= most) this.#code -= 0x8000;
    this.#shift(this.#left);
    this.#shift(this.#left);
    return Buffer.from([...this.#bytes.slice(1), 0xff, 0xac]);
  }

  #shift(by: number): void {
    this.#code *= 2 ** by;
    this.#left -= by;
    if (this.#left === 0) this.#out();
  }

  #out(): void {
    const last = this.#bytes.length - 1;
    if (this.#bytes[last] !== 0xff && this.#code >= 0x8000000) {
      this.#bytes[last] = (this.#bytes[last] ?? 0) + 1;
      this.#code -= 0x8000000;
    }
    const bits = this.#bytes[last] === 0xff ? 20 : 19;
    this.#bytes.push(Math.floor(this.#code / 2 ** bits));
    this.#code %= 2 ** bits;
    this.#left = bits === 20 ? 7 : 8;
  }
}

/** The neighbouring pixels that form the context of a pixel, as steps right and down (template 0). */
const AROUND = [-1, -2, -3, -4].map(x => [x, 0]).concat([-3, -2, -1, 0, 1, 2, 3].map(x => [x, -1]), [-2, -1, 0, 1, 2].map(x => [x, -2])); // prettier-ignore

function number(value: number): Buffer {
  const four = Buffer.alloc(4);
  four.writeUInt32BE(value);
  return four;
}

const segment = (at: number, type: number, data: Buffer): Buffer =>
  Buffer.concat([number(at), Buffer.from([type, 0, 1]), number(data.length), data]);

/** A black-and-white picture in JBIG2 as office scanners write it, without the file header, as embedded in a PDF. */
export function jbig2Of({ width, height, isBlack }: { width: number; height: number; isBlack(x: number, y: number): boolean }): Buffer {
  const signs = Array.from({ length: 2 ** AROUND.length }, (): Sign => ({ state: 0, likely: 0 }));
  const coder = new SignCoder();
  const bit = (x: number, y: number): number => (x >= 0 && x < width && y >= 0 && isBlack(x, y) ? 1 : 0);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let place: number = 0;
      for (const [right = 0, down = 0] of AROUND) place = place * 2 + bit(x + right, y + down);
      const sign = signs[place];
      if (sign) coder.put(sign, bit(x, y));
    }
  const size = Buffer.concat([number(width), number(height)]);
  const nearby = Buffer.from([3, -1, -3, -1, 2, -2, -2, -2]);
  return Buffer.concat([
    segment(0, 48, Buffer.concat([size, Buffer.alloc(11)])),
    segment(1, 38, Buffer.concat([size, Buffer.alloc(10), nearby, coder.end()])),
  ]);
}
