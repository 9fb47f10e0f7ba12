/** A scanned sheet: one grey value for each point, 255 is white. */
export type Sheet = { width: number; height: number; grey: Uint8Array };
export type Point = readonly [x: number, y: number];

export const blankSheet = (width: number, height: number): Sheet => ({ width, height, grey: new Uint8Array(width * height).fill(255) });

/** Lines sampled within one row of points: a row partly covered by ink is grey. */
const SUB = 4;

/** Fills closed outlines with ink; an inner outline in the opposite direction is a hole. */
export function inkOutlines({ width, height, grey }: Sheet, outlines: readonly (readonly Point[])[], darkness: number): void {
  const edges = outlines.flatMap(edgesOf);
  const top = Math.max(0, Math.floor(Math.min(...edges.map(edge => edge.y0))));
  const bottom = Math.min(height, Math.ceil(Math.max(...edges.map(edge => edge.y1))));
  const left = Math.max(0, Math.floor(Math.min(...outlines.flat().map(([x]) => x))));
  const right = Math.min(width, Math.ceil(Math.max(...outlines.flat().map(([x]) => x))));
  const cover = new Float32Array(Math.max(1, right - left + 1));
  for (let row = top; row < bottom; row++) {
    cover.fill(0);
    for (let sub = 0; sub < SUB; sub++) coverLine(cover, edges, { left, y: row + (sub + 0.5) / SUB });
    for (let x = left; x < right; x++) {
      const covered = cover[x - left] ?? 0;
      const at = row * width + x;
      if (covered > 0) grey[at] = Math.min(grey[at] ?? 255, 255 - Math.round(darkness * Math.min(1, covered / SUB)));
    }
  }
}

type Edge = { x0: number; y0: number; y1: number; slope: number; turn: 1 | -1 };

function edgesOf(outline: readonly Point[]): Edge[] {
  return outline.flatMap(([x0, y0], at): Edge[] => {
    const [x1, y1] = outline[(at + 1) % outline.length] ?? [x0, y0];
    if (y0 === y1) return [];
    const slope = (x1 - x0) / (y1 - y0);
    return y0 < y1 ? [{ x0, y0, y1, slope, turn: 1 }] : [{ x0: x1, y0: y1, y1: y0, slope, turn: -1 }];
  });
}

function coverLine(cover: Float32Array, edges: readonly Edge[], { left, y }: { left: number; y: number }): void {
  const crossings = edges
    .filter(({ y0, y1 }) => y0 <= y && y < y1)
    .map(({ x0, y0, slope, turn }) => ({ x: x0 + (y - y0) * slope, turn }))
    .toSorted((one, other) => one.x - other.x);
  let turns: number = 0;
  for (const [at, { x, turn }] of crossings.entries()) {
    turns += turn;
    const next = crossings[at + 1];
    if (turns !== 0 && next) coverSpan(cover, x - left, next.x - left);
  }
}

function coverSpan(cover: Float32Array, from: number, to: number): void {
  const last = cover.length - 1;
  for (let x = Math.max(0, Math.floor(from)); x < Math.min(last, Math.ceil(to)); x++)
    cover[x] = (cover[x] ?? 0) + Math.min(to, x + 1) - Math.max(from, x);
}
