import { printDay, printTime } from '@hakaru/contract/formats';
import type { Language } from '@hakaru/contract/languages';
import type { Content, TableCell } from 'pdfmake/interfaces';
import { INK, WIDTH, type Paper } from '#platform/pdf/paper';
import { printCell, type PackBlock, type PackContent, type PackPart, type PackTable } from '#features/committee-packs/content';
import { filled, noteWords, paperWords, sectionTitles, unitOf, words } from '#features/committee-packs/pack-text';
import { barsDrawing } from './bars';

/** The facts on the cover besides those of the publication. */
export type Cover = { title: string; subtitle: string; meetingDay: string | null; sha256: string; madeAt: Date; isSample: boolean };

/** A pack as a paper document in one language; it prints the figures of the content and adds none. */
export function packPaper(content: PackContent, cover: Cover, language: Language): Paper {
  const say = (word: keyof typeof paperWords, params = {}) => filled(paperWords[word], params)[language];
  const known = printTime(content.knownAt);
  return {
    language,
    orientation: 'landscape',
    hasCover: true,
    title: `${cover.title} ${printDay(content.asOf)}`,
    author: content.organisation[language],
    head: {
      left: `${content.organisation[language]}　${cover.title}`,
      right: `${say('asOf')} ${printDay(content.asOf)}　${say('unitMark', { unit: unitOf(content.asset.currency) })}`,
    },
    foot: {
      left: `${say('confidential')}　${say('madeAt', { time: printTime(cover.madeAt) })}`,
      below: `${say('publicationOf', { n: content.reportVersion, time: printTime(content.publishedAt), by: content.publisher })}　${say('knownAt')} ${known}　SHA-256 ${cover.sha256.slice(0, 16)}`,
    },
    mark: cover.isSample ? say('sample') : null,
    content: [
      ...coverPage(content, cover, language),
      ...content.parts.flatMap(part => partPages(part, language)),
      ...lastPage(content, cover, language),
    ],
  };
}

function coverPage(content: PackContent, cover: Cover, language: Language): Content[] {
  const say = (word: keyof typeof paperWords, params = {}) => filled(paperWords[word], params)[language];
  const rows: [string, string][] = [
    ...(cover.meetingDay ? [[say('meetingDay'), printDay(cover.meetingDay)] satisfies [string, string]] : []),
    [say('asOf'), printDay(content.asOf)],
    [say('publication'), say('publicationOf', { n: content.reportVersion, time: printTime(content.publishedAt), by: content.publisher })],
    [say('knownAt'), printTime(content.knownAt)],
    [say('hash'), content.reportSha256],
  ];
  return [
    { text: say('confidential'), fontSize: 9, bold: true, color: INK.plain, margin: [0, 44, 0, 24] },
    { text: cover.title, fontSize: 28, bold: true },
    ...(cover.subtitle ? [{ text: cover.subtitle, fontSize: 15, margin: [0, 8, 0, 0] } satisfies Content] : []),
    { text: `${content.organisation[language]}　${content.asset.name[language]}`, fontSize: 11, color: INK.plain, margin: [0, 10, 0, 26] },
    {
      columns: [
        { width: 440, table: { widths: [130, '*'], body: rows.map(factRow) }, layout: 'ruled' },
        {
          width: '*',
          stack: [
            { text: say('contents'), style: 'heading', margin: [0, 0, 0, 6] },
            { ol: content.parts.map(({ section }) => sectionTitles[section][language]), fontSize: 10, lineHeight: 1.3 },
          ],
        },
      ],
      columnGap: 48,
    },
  ];
}

const factRow = ([label, value]: [string, string]): TableCell[] => [
  { text: label, color: INK.faint, fontSize: 9 },
  { text: value, fontSize: 9 },
];

/** Every section starts on a new page; its notes follow its last block. */
function partPages({ section, blocks, notes }: PackPart, language: Language): Content[] {
  const printed: Content[] = [];
  let isBroken = false;
  for (const block of blocks) {
    if (block.kind === 'break') isBroken = true;
    else {
      printed.push(
        ...blockOf(block, language).map((one, at) => (isBroken && at === 0 ? { stack: [one], pageBreak: 'before' as const } : one)),
      );
      isBroken = false;
    }
  }
  return [
    { text: sectionTitles[section][language], style: 'section', pageBreak: 'before' },
    ...printed,
    ...(notes.length === 0
      ? []
      : [{ stack: notes.map(one => ({ text: `※ ${one[language]}`, style: 'note' })), unbreakable: true } satisfies Content]),
  ];
}

/** The width of each of two blocks side by side. */
const HALF = (WIDTH.landscape - 24) / 2;

function blockOf(block: Exclude<PackBlock, { kind: 'break' }>, language: Language, width: number = WIDTH.landscape): Content[] {
  switch (block.kind) {
    case 'table':
      return tableOf(block, language, width);
    case 'pair':
      return [{ columns: [block.left, block.right].map(one => ({ stack: blockOf(one, language, HALF), width: HALF })), columnGap: 24 }];
    case 'bars':
      return [
        {
          unbreakable: true,
          stack: [{ text: block.title[language], style: 'heading' }, { svg: barsDrawing(block, language, width) }],
        },
      ];
    case 'leading':
      return [
        {
          margin: [0, 6, 0, 4],
          table: {
            widths: block.figures.map(() => '*'),
            body: [
              block.figures.map(({ label }): TableCell => ({ text: label[language], fontSize: 7.5, color: INK.plain })),
              block.figures.map(({ cell }): TableCell => ({ text: printCell(cell, language), bold: true, noWrap: true, fontSize: 16 })),
            ],
          },
          layout: 'strip',
        },
      ];
    case 'note':
      return [{ text: block.text[language], bold: block.isStrong, margin: [0, 6, 0, 4] }];
    case 'said':
      return [
        { text: block.heading[language], style: 'heading' },
        ...(block.body ? [{ text: block.body, fontSize: 9, lineHeight: 1.25 }] : []),
        ...(block.file ? [{ text: filled(paperWords.attached, { file: block.file })[language], style: 'note' }] : []),
        { text: `${block.by}　${printTime(block.at)}`, style: 'note' },
      ];
  }
}

function tableOf({ title, columns, rows }: PackTable, language: Language, width: number): Content[] {
  const hasGroups = columns.some(({ group }) => group !== null);
  const heads = columns.map(({ label, isText }): TableCell => ({
    text: label[language],
    style: 'headCell',
    alignment: isText ? 'left' : 'right',
  }));
  const body = rows.map(({ level, cells }): TableCell[] =>
    cells.map((cell, at) => {
      const bold = level < 2;
      return columns[at]?.isText
        ? { text: printCell(cell, language), bold }
        : { text: printCell(cell, language), bold, alignment: 'right', noWrap: true };
    }),
  );
  const named = columns.findIndex(({ label }) => label.en === words.name.en);
  const widest = named < 0 ? columns.findIndex(({ isText }) => isText) : named;
  const textColumns = columns.filter(({ isText }) => isText).length;
  const each = Math.min(80, (width - 60 * textColumns - (width === HALF ? 60 : 150)) / Math.max(1, columns.length - textColumns) - 8);
  return [
    ...(title ? [{ text: title[language], style: 'heading' }] : []),
    {
      table: {
        headerRows: hasGroups ? 2 : 1,
        dontBreakRows: true,
        widths: columns.map(({ isText }, at) => (at === widest ? '*' : isText ? 'auto' : each)),
        body: [...(hasGroups ? [groupRow(columns, language)] : []), heads, ...body],
      },
      layout: 'ruled',
      fontSize: columns.length > 12 ? 7 : 8,
    },
  ];
}

/** Neighbouring columns under the same group heading share one cell. */
function groupRow(columns: PackTable['columns'], language: Language): TableCell[] {
  return columns.map(({ group }, at): TableCell => {
    if (group === null || columns[at - 1]?.group?.en === group.en) return '';
    const colSpan = columns.slice(at).findIndex(one => one.group?.en !== group.en);
    return { text: group[language], style: 'headCell', alignment: 'center', colSpan: colSpan === -1 ? columns.length - at : colSpan };
  });
}

/** The last page: the data basis, the sections left out with reasons, and how to verify the pack. */
function lastPage(content: PackContent, cover: Cover, language: Language): Content[] {
  const say = (word: keyof typeof paperWords, params = {}) => filled(paperWords[word], params)[language];
  const lines = content.missing.map(({ section, miss }) => say('leftOutOf', { section: sectionTitles[section], why: paperWords[miss] }));
  return [
    {
      pageBreak: 'before',
      stack: [
        { text: say('notes'), style: 'section' },
        {
          ul: [say('frozen', { n: content.reportVersion, time: printTime(content.knownAt) }), noteWords.rounding[language]],
          lineHeight: 1.3,
        },
        ...(lines.length === 0
          ? []
          : [
              { text: say('leftOut'), style: 'heading' },
              { ul: lines, lineHeight: 1.3 },
            ]),
        { text: say('packHash'), style: 'heading' },
        { text: cover.sha256 },
      ],
    },
  ];
}
