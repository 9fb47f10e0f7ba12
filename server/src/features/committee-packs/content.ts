import { createHash } from 'node:crypto';
import type { PackSection, SectionMiss } from '@hakaru/contract/committee-packs';
import type { Figure } from '@hakaru/contract/figures';
import { fixed, MINUS, printDay, scaled, TRIANGLE } from '@hakaru/contract/formats';
import type { Both, Language } from '@hakaru/contract/languages';
import { SHAPES } from '#features/reports/public';

/** Number formats: those of the published report, and signed ones. */
export const shapes = {
  ...SHAPES,
  change: { ...SHAPES.money, signed: true },
  deviation: { ...SHAPES.weight, signed: true },
  count: { power: 0, decimals: 0, signed: false },
  percent: { ...SHAPES.rate, decimals: 1 },
} as const;
export type Shape = keyof typeof shapes;

/** A cell: text in both languages, a day, or a value with the key that traces it; null when missing. */
export type PackCell = { text: Both } | { day: string | null } | { value: string | null; shape: Shape; key: string | null };
export type ValueCell = Extract<PackCell, { shape: Shape }>;
export type PackColumn = { label: Both; group: Both | null; isText: boolean };
export type PackRow = { level: number; cells: PackCell[] };

export type PackTable = { kind: 'table'; title: Both | null; columns: PackColumn[]; rows: PackRow[] };
/** Bars from a common zero line, one group per row, each printed with its figure. */
export type PackBars = { kind: 'bars'; title: Both; series: Both[]; rows: { label: Both; values: ValueCell[] }[] };
export type PackLeading = { kind: 'leading'; figures: { label: Both; cell: ValueCell }[] };
export type PackNote = { kind: 'note'; text: Both; isStrong: boolean };
export type PackSaid = { kind: 'said'; heading: Both; body: string; by: string; at: string; file: string | null };
/** A page break. */
export type PackBreak = { kind: 'break' };
/** Two blocks that are printed side by side. */
export type PackPair = { kind: 'pair'; left: PackTable | PackBars; right: PackBars };
export type PackBlock = PackTable | PackBars | PackLeading | PackNote | PackSaid | PackPair | PackBreak;
export type PlainBlock = Exclude<PackBlock, PackPair | PackBreak>;

/** The blocks in reading order, regardless of their layout on paper. */
export function plainBlocks(blocks: readonly PackBlock[]): PlainBlock[] {
  return blocks.flatMap((block): PlainBlock[] =>
    block.kind === 'break' ? [] : block.kind === 'pair' ? [block.left, block.right] : [block],
  );
}

/** The content of a section, and the notes below it on calculation methods and units. */
export type SectionContent = { blocks: PackBlock[]; notes: Both[] };
export type PackPart = { section: PackSection } & SectionContent;

/** The frozen content of a pack in both languages; its documents and workbooks are made from this alone. */
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
 * A cell as printed: the same digits in both languages, with the minus sign of each.
 *
 * @example printCell({ value: '-0.0117', shape: 'rate', key: null }, 'jp') // '▲1.17'
 */
export function printCell(cell: PackCell, language: Language): string {
  if ('text' in cell) return cell.text[language];
  if ('day' in cell) return printDay(cell.day);
  const { power, decimals, signed } = shapes[cell.shape];
  return fixed(scaled(cell.value, power), { decimals, signed, mark: language === 'jp' ? TRIANGLE : MINUS });
}
