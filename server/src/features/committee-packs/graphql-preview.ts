import { printTime } from '@hakaru/contract/formats';
import type { Language } from '@hakaru/contract/languages';
import { WIDTH } from '#platform/pdf/paper';
import { PackBlockKindEnum, PackSectionEnum, PackSectionMissEnum } from '#platform/enumerations/documents';
import { builder } from '#platform/graphql';
import type { PreviewPart } from './actions';
import { plainBlocks, printCell, type PlainBlock, type PackCell, type PackColumn, type PackRow, type ValueCell } from './content';
import { barsDrawing } from './paper/bars';
import { filled, paperWords, sectionTitles } from './pack-text';

/** A part of a pack with the language to show it in. */
type In<T> = { of: T; language: Language };
const inAll = <T>(all: readonly T[], language: Language): In<T>[] => all.map(of => ({ of, language }));

const CellType = builder.objectRef<In<PackCell>>('CommitteePackCell').implement({
  description: 'A cell as it is printed; figures have the key that traces them and their value.',
  fields: t => ({
    text: t.string({ resolve: ({ of, language }) => printCell(of, language) }),
    key: t.string({ nullable: true, resolve: ({ of }) => ('key' in of ? of.key : null) }),
    value: t.string({ nullable: true, resolve: ({ of }) => ('value' in of ? of.value : null) }),
  }),
});

const ColumnType = builder.objectRef<In<PackColumn>>('CommitteePackColumn').implement({
  fields: t => ({
    label: t.string({ resolve: ({ of, language }) => of.label[language] }),
    group: t.string({ nullable: true, resolve: ({ of, language }) => of.group?.[language] ?? null }),
    isText: t.boolean({ resolve: ({ of }) => of.isText }),
  }),
});

const RowType = builder.objectRef<In<PackRow>>('CommitteePackRow').implement({
  fields: t => ({
    level: t.int({ resolve: ({ of }) => of.level }),
    cells: t.field({ type: [CellType], resolve: ({ of, language }) => inAll(of.cells, language) }),
  }),
});

const BlockType = builder.objectRef<In<PlainBlock>>('CommitteePackBlock').implement({
  description: 'A table, a drawing (SVG), leading figures, a note or a commentary, as printed.',
  fields: t => ({
    kind: t.field({ type: PackBlockKindEnum, resolve: ({ of }) => of.kind }),
    title: t.string({ nullable: true, resolve: ({ of, language }) => titleOf(of, language) }),
    text: t.string({ nullable: true, resolve: ({ of, language }) => textOf(of, language) }),
    columns: t.field({ type: [ColumnType], resolve: ({ of, language }) => inAll(columnsOf(of), language) }),
    rows: t.field({ type: [RowType], resolve: ({ of, language }) => inAll(rowsOf(of), language) }),
    drawing: t.string({
      nullable: true,
      resolve: ({ of, language }) => (of.kind === 'bars' ? shown(barsDrawing(of, language, WIDTH.landscape)) : null),
    }),
  }),
});

/** A standalone SVG; the font of the PDF is not available in browsers. */
const shown = (drawing: string): string =>
  drawing.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ').replaceAll('font-family="Noto"', 'font-family="sans-serif"');

function titleOf(block: PlainBlock, language: Language): string | null {
  switch (block.kind) {
    case 'table':
    case 'bars':
      return block.title?.[language] ?? null;
    case 'said':
      return block.heading[language];
    default:
      return null;
  }
}

function textOf(block: PlainBlock, language: Language): string | null {
  if (block.kind === 'note') return block.text[language];
  if (block.kind !== 'said') return null;
  const attached = block.file ? filled(paperWords.attached, { file: block.file })[language] : '';
  return [block.body, attached, `${block.by}　${printTime(block.at)}`].filter(Boolean).join('\n');
}

function columnsOf(block: PlainBlock): PackColumn[] {
  if (block.kind === 'table') return block.columns;
  return block.kind === 'leading' ? block.figures.map(({ label }) => ({ label, group: null, isText: false })) : [];
}

/** The figures of a block as rows, for screen readers. */
function rowsOf(block: PlainBlock): PackRow[] {
  if (block.kind === 'table') return block.rows;
  if (block.kind === 'leading') return [{ level: 0, cells: block.figures.map(({ cell }): ValueCell => cell) }];
  return block.kind === 'bars' ? block.rows.map(({ label, values }) => ({ level: 2, cells: [{ text: label }, ...values] })) : [];
}

export const PreviewType = builder.objectRef<In<PreviewPart>>('CommitteePackSection').implement({
  description: 'A section as it would be printed, or (`miss`) why it cannot be: package, noData.',
  fields: t => ({
    section: t.field({ type: PackSectionEnum, resolve: ({ of }) => of.section }),
    title: t.string({ resolve: ({ of, language }) => sectionTitles[of.section][language] }),
    miss: t.field({ type: PackSectionMissEnum, nullable: true, resolve: ({ of }) => of.miss }),
    blocks: t.field({
      type: [BlockType],
      resolve: ({ of, language }) => inAll(plainBlocks(of.part?.blocks ?? []), language),
    }),
    notes: t.stringList({ resolve: ({ of, language }) => (of.part?.notes ?? []).map(one => one[language]) }),
  }),
});
