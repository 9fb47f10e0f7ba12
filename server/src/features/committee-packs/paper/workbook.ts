import { printDay, printTime } from '@hakaru/contract/formats';
import type { Language } from '@hakaru/contract/languages';
import { writeWorkbook, type Cell, type Sheet, type Style } from '@hakaru/workbook/workbook';
import {
  plainBlocks,
  printCell,
  type PackCell,
  type PackColumn,
  type PlainBlock,
  type PackContent,
  type PackPart,
  type Shape,
} from '#features/committee-packs/content';
import { filled, paperWords, sectionTitles } from '#features/committee-packs/pack-text';
import type { Cover } from './paper';

const TITLE: Style = { bold: true, size: 13 };
const HEADING: Style = { bold: true };
const HEAD: Style = { bold: true, fill: 'EEF0F4', line: 'below' };
const FORMATS: Readonly<Record<Shape, Style>> = {
  money: { format: '#,##0' },
  change: { format: '#,##0' },
  rate: { format: '0.00%' },
  percent: { format: '0.0%' },
  points: { format: '0.00%' },
  weight: { format: '0.0%' },
  deviation: { format: '0.0%' },
  ratio: { format: '0.00' },
  count: { format: '#,##0' },
};

/** The same figures as numbers in full precision, one sheet per section, each cell with its figure key as a note. */
export async function packWorkbook(content: PackContent, cover: Cover, language: Language): Promise<Buffer> {
  const sheets = content.parts.map(part => sheetOf(part, language)).filter(({ rows }) => rows.length > 1);
  return Buffer.from(await writeWorkbook([aboutSheet(content, cover, language), ...sheets]));
}

function aboutSheet(content: PackContent, cover: Cover, language: Language): Sheet {
  const say = (word: keyof typeof paperWords, params = {}) => filled(paperWords[word], params)[language];
  const published = say('publicationOf', { n: content.reportVersion, time: printTime(content.publishedAt), by: content.publisher });
  const lines: [string, string][] = [
    [content.organisation[language], content.asset.name[language]],
    ...(cover.meetingDay ? [[say('meetingDay'), printDay(cover.meetingDay)] satisfies [string, string]] : []),
    [say('asOf'), printDay(content.asOf)],
    [say('publication'), published],
    [say('knownAt'), printTime(content.knownAt)],
    [say('hash'), content.reportSha256],
    [say('packHash'), cover.sha256],
    ['', say('workbookUnit', { currency: content.asset.currency })],
    ['', say('traceNote')],
    ...(cover.isSample ? [['', say('sample')] satisfies [string, string]] : []),
  ];
  const title: Cell[] = [{ value: `${cover.title}　${say('workbookTitle')}`, style: TITLE }];
  return {
    name: say('about'),
    rows: [title, [], ...lines.map(cells => cells.map((value): Cell => ({ value })))],
    columns: [{ width: 30 }, { width: 70 }],
  };
}

function sheetOf({ section, blocks, notes }: PackPart, language: Language): Sheet {
  const name = sectionTitles[section][language];
  const rows: (Cell | null)[][] = [[{ value: name, style: TITLE }], ...plainBlocks(blocks).flatMap(block => rowsOf(block, language))];
  const said = notes.map((one): Cell[] => [{ value: `※ ${one[language]}` }]);
  return {
    name,
    rows: [...rows, [], ...said],
    columns: [{ width: 30 }, { width: 26 }, ...Array.from({ length: 16 }, () => ({ width: 15 }))],
    print: {},
  };
}

function rowsOf(block: PlainBlock, language: Language): (Cell | null)[][] {
  switch (block.kind) {
    case 'table':
      return [
        [],
        ...(block.title ? [[{ value: block.title[language], style: HEADING }]] : []),
        ...groupRow(block.columns, language),
        block.columns.map(({ label, isText }) => ({ value: label[language], style: isText ? HEAD : { ...HEAD, align: 'right' } })),
        ...block.rows.map(({ level, cells }) => cells.map(cell => cellOf(cell, language, level < 2))),
      ];
    case 'bars':
      return [
        [],
        [{ value: block.title[language], style: HEADING }],
        [
          { value: '', style: HEAD },
          ...block.series.map((label): Cell => ({ value: label[language], style: { ...HEAD, align: 'right' } })),
        ],
        ...block.rows.map(({ label, values }) => [{ value: label[language] }, ...values.map(cell => cellOf(cell, language, false))]),
      ];
    case 'leading':
      return [[], ...block.figures.map(({ label, cell }) => [{ value: label[language] }, cellOf(cell, language, true)])];
    case 'note':
      return [[], [{ value: block.text[language] }]];
    case 'said':
      return [
        [],
        [{ value: block.heading[language], style: HEADING }],
        [{ value: block.body }],
        [{ value: `${block.by}　${printTime(block.at)}` }],
      ];
  }
}

function groupRow(columns: PackColumn[], language: Language): (Cell | null)[][] {
  if (columns.every(({ group }) => group === null)) return [];
  return [columns.map(({ group }): Cell | null => (group ? { value: group[language], style: { ...HEAD, align: 'right' } } : null))];
}

function cellOf(cell: PackCell, language: Language, isBold: boolean): Cell | null {
  const bold = isBold ? { bold: true } : {};
  if ('text' in cell) return { value: printCell(cell, language), style: bold };
  if ('day' in cell)
    return cell.day === null ? null : { value: { date: cell.day }, style: { format: 'yyyy/mm/dd', align: 'left', ...bold } };
  if (cell.value === null) return null;
  const style = { ...FORMATS[cell.shape], ...bold };
  return { value: Number(cell.value), style, ...(cell.key ? { comment: { text: cell.key, tone: 'info' as const } } : {}) };
}
