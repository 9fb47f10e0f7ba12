import type { PageText, PageWord } from '@hakaru/contract/document-reading';

/** A piece of text as the page draws it: its box in points from the upper left corner. */
export type Run = { text: string; x: number; y: number; width: number; height: number; isVertical: boolean };

/** The largest gap between two runs of one word, relative to the text height. */
const GAP_IN_WORD = 0.18;
/** The largest difference of two baselines of one line, relative to the text height. */
const SAME_LINE = 0.5;

/** The text of a page line by line, with the position of each word. Tables come out row by row, whatever order they were drawn in. */
export function pageText(page: number, { width, height }: { width: number; height: number }, runs: readonly Run[]): PageText {
  const words: PageWord[] = [];
  let text: string = '';
  for (const line of [...linesOf(runs.filter(run => !run.isVertical)), ...columnsOf(runs.filter(run => run.isVertical))]) {
    if (text !== '') text += '\n';
    let last: Run | null = null;
    for (const run of line) {
      if (last && !isJoined(last, run) && !text.endsWith(' ')) text += ' ';
      for (const word of wordsOf(run)) words.push({ ...word, at: text.length + word.at });
      text += run.text;
      last = run;
    }
  }
  return { page, width: rounded(width), height: rounded(height), text, words };
}

function isJoined(last: Run, next: Run): boolean {
  if (last.isVertical) return true;
  return next.x - (last.x + last.width) < GAP_IN_WORD * Math.max(last.height, next.height);
}

/** Groups runs with about the same bottom into lines, ordered from left to right. */
function linesOf(runs: readonly Run[]): Run[][] {
  const bottom = (run: Run) => run.y + run.height;
  const lines: Run[][] = [];
  for (const run of runs.toSorted((one, other) => bottom(one) - bottom(other) || one.x - other.x)) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && Math.abs(bottom(run) - bottom(first)) <= SAME_LINE * Math.min(run.height, first.height)) line.push(run);
    else lines.push([run]);
  }
  return lines.map(line => line.toSorted((one, other) => one.x - other.x));
}

/** Groups vertical Japanese runs into columns, ordered from right to left. */
function columnsOf(runs: readonly Run[]): Run[][] {
  const columns: Run[][] = [];
  for (const run of runs.toSorted((one, other) => other.x - one.x || one.y - other.y)) {
    const column = columns.at(-1);
    const first = column?.[0];
    if (column && first && Math.abs(run.x - first.x) <= SAME_LINE * Math.min(run.width, first.width)) column.push(run);
    else columns.push([run]);
  }
  return columns.map(column => column.toSorted((one, other) => one.y - other.y));
}

/** Splits a run into words and distributes its length by characters; a Japanese character counts as two Latin ones. */
function wordsOf(run: Run): PageWord[] {
  const whole = breadthOf(run.text);
  return [...run.text.matchAll(/\S+/g)].map(match => {
    const before = breadthOf(run.text.slice(0, match.index)) / whole;
    const share = breadthOf(match[0]) / whole;
    const box = run.isVertical
      ? { x: run.x, y: run.y + run.height * before, width: run.width, height: run.height * share }
      : { x: run.x + run.width * before, y: run.y, width: run.width * share, height: run.height };
    return {
      at: match.index,
      text: match[0],
      x: rounded(box.x),
      y: rounded(box.y),
      width: rounded(box.width),
      height: rounded(box.height),
    };
  });
}

function breadthOf(text: string): number {
  let breadth: number = 0;
  for (const sign of text) breadth += sign > '\u2E7F' ? 2 : 1;
  return breadth;
}

const rounded = (points: number): number => Math.round(points * 100) / 100;
