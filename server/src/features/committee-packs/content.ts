import { createHash } from 'node:crypto';
import type { PackSection, SectionMiss } from '@hakaru/contract/committee-packs';
import type { Figure } from '@hakaru/contract/figures';
import { fixed, MINUS, printDay, scaled, TRIANGLE } from '@hakaru/contract/formats';
import type { Both, Language } from '@hakaru/contract/languages';
import { SHAPES } from '#features/reports/public';

/** How a value is written; as in the published report, and the signed ones beside them. */
export const shapes = {
  ...SHAPES,
  change: { ...SHAPES.money, signed: true },
  deviation: { ...SHAPES.weight, signed: true },
  count: { power: 0, decimals: 0, signed: false },
  percent: { ...SHAPES.rate, decimals: 1 },
} as const;
export type Shape = keyof typeof shapes;

/** A cell: words in both languages, a day, or a value with the key that traces it. Null where there is none. */
export type PackCell = { text: Both } | { day: string | null } | { value: string | null; shape: Shape; key: string | null };
export type ValueCell = Extract<PackCell, { shape: Shape }>;
export type PackColumn = { label: Both; group: Both | null; isText: boolean };
export type PackRow = { level: number; cells: PackCell[] };

export type PackTable = { kind: 'table'; title: Both | null; columns: PackColumn[]; rows: PackRow[] };
/** Bars from a common zero line, one group a row; each is printed with its own figure. */
export type PackBars = { kind: 'bars'; title: Both; series: Both[]; rows: { label: Both; values: ValueCell[] }[] };
export type PackLeading = { kind: 'leading'; figures: { label: Both; cell: ValueCell }[] };
export type PackNote = { kind: 'note'; text: Both; isStrong: boolean };
export type PackSaid = { kind: 'said'; heading: Both; body: string; by: string; at: string; file: string | null };
/** What follows begins on a page of its own. */
export type PackBreak = { kind: 'break' };
/** Two that stand beside each other on paper. */
export type PackPair = { kind: 'pair'; left: PackTable | PackBars; right: PackBars };
export type PackBlock = PackTable | PackBars | PackLeading | PackNote | PackSaid | PackPair | PackBreak;
export type PlainBlock = Exclude<PackBlock, PackPair | PackBreak>;

/** What is read one after the other, wherever it stands on paper. */
export function plainBlocks(blocks: readonly PackBlock[]): PlainBlock[] {
  return blocks.flatMap((block): PlainBlock[] =>
    block.kind === 'break' ? [] : block.kind === 'pair' ? [block.left, block.right] : [block],
  );
}

/** What a section says, and the notes below it: how its figures are worked out and in which unit they are. */
export type SectionContent = { blocks: PackBlock[]; notes: Both[] };
export type PackPart = { section: PackSection } & SectionContent;

/** What a pack says, complete and closed, in both languages: its files are this on paper and in cells. */
export type PackContent = {
  format: 1;
  reportId: string;
  reportSha256: string;
  reportVersion: number;
  asOf: string;
  knownAt: string;
  publishedAt: string;
  publisher: string;
  organisation: Both;
  asset: { name: Both; currency: string };
  parts: PackPart[];
  missing: { section: PackSection; miss: SectionMiss }[];
};

export function hashOfContent(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

export const textCell = (text: Both): PackCell => ({ text });
export const sameText = (text: string): PackCell => ({ text: { en: text, jp: text } });
export const dayCell = (day: string | null): PackCell => ({ day });
export const figureCell = (figure: Pick<Figure, 'key' | 'value'> | undefined, shape: Shape): ValueCell => ({
  value: figure?.value ?? null,
  shape,
  key: figure?.key ?? null,
});

export const textColumn = (label: Both): PackColumn => ({ label, group: null, isText: true });
export const column = (label: Both, group: Both | null = null): PackColumn => ({ label, group, isText: false });
export const note = (text: Both, isStrong = false): PackNote => ({ kind: 'note', text, isStrong });
export const BREAK: PackBreak = { kind: 'break' };

/**
 * A cell as it reads: the same digits in both languages, with each one's own sign below zero.
 *
 * @example printCell({ value: '-0.0117', shape: 'rate', key: null }, 'jp') // '▲1.17'
 */
export function printCell(cell: PackCell, language: Language): string {
  if ('text' in cell) return cell.text[language];
  if ('day' in cell) return printDay(cell.day);
  const { power, decimals, signed } = shapes[cell.shape];
  return fixed(scaled(cell.value, power), { decimals, signed, mark: language === 'jp' ? TRIANGLE : MINUS });
}
