import type { Matrix, PaintedImage } from './painted-images';

/** A page as a greyscale picture: one byte per pixel, 255 is white; `scale` is pixels per PDF point. */
export type GreyPage = { width: number; height: number; scale: number; grey: Uint8Array };

const KINDS = { bits: 1, rgb: 2 } as const;
const WHITE = 255;
/** About 300 dpi: text of usual size is not recognised better at higher resolution. */
const FINEST = 300 / 72;
const COARSEST = 1;

type Wanted = {
  size: { width: number; height: number };
  painted: readonly PaintedImage[];
  mostPoints: number;
  /** The angle by which the page is turned around its middle. */
  turn: number;
};

/** Draws a page's pictures at their positions, upright whatever their orientation. Nothing else of the page is drawn. */
export function greyPage({ size, painted, mostPoints, turn }: Wanted): GreyPage {
  const fitting = Math.sqrt(mostPoints / Math.max(1, size.width * size.height));
  const finest = Math.max(...painted.map(({ image, matrix }) => Math.max(image.width, image.height) / Math.max(1e-6, longest(matrix))));
  const scale = Math.min(fitting, Math.max(COARSEST, Math.min(FINEST, finest)));
  const width = Math.max(1, Math.floor(size.width * scale));
  const height = Math.max(1, Math.floor(size.height * scale));
  const grey = new Uint8Array(width * height).fill(WHITE);
  for (const { image, matrix } of painted) lay({ width, height, scale, grey }, { image, matrix: turned(matrix, size, turn) });
  whitenPaper(grey);
  return { width, height, scale, grey };
}

/** Paper is lighter than `lightness` and varies by at most `grain`; with less than `emptyPart` ink a sheet counts as nearly empty. */
const PAPER = { lightness: 160, grain: 48, emptyPart: 0.005 } as const;

/**
 * The engine chooses its threshold between ink and paper per page. On a nearly empty sheet it would split the grain of the paper and search
 * that for text for a very long time, so the paper is made white first.
 */
function whitenPaper(grey: Uint8Array): void {
  const counts = new Uint32Array(WHITE + 1);
  for (const shade of grey) counts[shade] = (counts[shade] ?? 0) + 1;
  const darkerThan = (level: number): number => counts.subarray(0, Math.max(0, level)).reduce((sum, count) => sum + count, 0);
  const usual = counts.findIndex((_, shade) => darkerThan(shade + 1) * 2 >= grey.length);
  const ink = usual - PAPER.grain;
  if (usual < PAPER.lightness || darkerThan(ink) >= grey.length * PAPER.emptyPart) return;
  for (const [at, shade] of grey.entries()) if (shade >= ink) grey[at] = WHITE;
}

function turned([a, b, c, d, e, f]: Matrix, size: Wanted['size'], turn: number): Matrix {
  const [x, y] = turnedPoint([e, f], size, turn);
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  return [a * cos - b * sin, a * sin + b * cos, c * cos - d * sin, c * sin + d * cos, x, y];
}

/** The position of a point after the page is turned around its middle. */
export function turnedPoint([x, y]: readonly [number, number], { width, height }: Wanted['size'], turn: number): [number, number] {
  const fromX = x - width / 2;
  const fromY = y - height / 2;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  return [fromX * cos - fromY * sin + width / 2, fromX * sin + fromY * cos + height / 2];
}

const longest = ([a, b, c, d]: Matrix): number => Math.max(Math.hypot(a, b), Math.hypot(c, d));

/** Looks up the picture's pixel for each pixel of the page; with four samples when the picture is finer than the page. */
function lay({ width, height, scale, grey }: GreyPage, { image, matrix }: PaintedImage): void {
  const [a, b, c, d, e, f] = matrix.map(one => one * scale) as unknown as Matrix; // a tuple of six numbers
  const area = a * d - b * c;
  if (Math.abs(area) < 1e-9) return;
  const shade = shadeOf(image);
  const isFiner = image.width * image.height > 1.5 * Math.abs(area);
  const steps = isFiner ? [0.25, 0.75] : [0.5];
  const within = (value: number, most: number) => Math.max(0, Math.min(most, value));
  const left = within(Math.floor(e + Math.min(0, a, c, a + c)), width);
  const right = within(Math.ceil(e + Math.max(0, a, c, a + c)), width);
  const top = within(Math.floor(f + Math.min(0, b, d, b + d)), height);
  const bottom = within(Math.ceil(f + Math.max(0, b, d, b + d)), height);
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      let sum: number = 0;
      let seen: number = 0;
      for (const stepY of steps)
        for (const stepX of steps) {
          const fromX = x + stepX - e;
          const fromY = y + stepY - f;
          const across = (d * fromX - c * fromY) / area;
          const up = (a * fromY - b * fromX) / area;
          if (across < 0 || across >= 1 || up < 0 || up >= 1) continue;
          sum += shade(Math.floor(across * image.width), Math.floor((1 - up) * image.height));
          seen++;
        }
      if (seen > 0) grey[y * width + x] = sum / seen;
    }
}

/** The lightness of a picture at a pixel, for every kind of picture; missing data counts as white. */
function shadeOf({ width, height, kind, data }: PaintedImage['image']): (x: number, y: number) => number {
  const rowOf = (y: number) => Math.min(y, height - 1);
  const missing = (at: number) => data[at] ?? WHITE;
  if (kind === KINDS.bits) {
    const row = Math.ceil(width / 8);
    return (x, y) => ((missing(rowOf(y) * row + (x >> 3)) >> (7 - (x & 7))) & 1) * WHITE;
  }
  const numbers = kind === KINDS.rgb ? 3 : 4;
  const lightness = (at: number) => 0.299 * missing(at) + 0.587 * missing(at + 1) + 0.114 * missing(at + 2);
  if (numbers === 3) return (x, y) => lightness((rowOf(y) * width + x) * 3);
  return (x, y) => {
    const at = (rowOf(y) * width + x) * 4;
    const cover = missing(at + 3) / WHITE;
    return lightness(at) * cover + WHITE * (1 - cover); // transparent parts show the paper
  };
}
