import { createRequire } from 'node:module';
import { dirname, join, normalize, sep } from 'node:path';
import pdfmake from 'pdfmake';
import type { Content, CustomTableLayout, TDocumentDefinitions } from 'pdfmake/interfaces';
import { INK, MARGINS, type Paper } from './paper';

const FONTS = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-jp/package.json'));
const REGULAR = join(FONTS, '400Regular', 'NotoSansJP_400Regular.ttf');
const BOLD = join(FONTS, '700Bold', 'NotoSansJP_700Bold.ttf');

// One font family for Latin and Japanese, with figures of equal width; italics are not used.
pdfmake.setFonts({ Noto: { normal: REGULAR, bold: BOLD, italics: REGULAR, bolditalics: BOLD } });
// Nothing is fetched, and only the font files are opened, whatever a name in the content looks like.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(path => normalize(path).startsWith(FONTS + sep));
pdfmake.setTableLayouts({ ruled: ruled(), strip: strip() });

/** Prints a document. Fonts are embedded with the characters used only. */
export async function printPaper(paper: Paper): Promise<Buffer> {
  return await pdfmake.createPdf(definitionOf(paper)).getBuffer();
}

function definitionOf(paper: Paper): TDocumentDefinitions {
  const { side, top, bottom } = MARGINS;
  return {
    pageSize: 'A4',
    pageOrientation: paper.orientation,
    pageMargins: [side, top, side, bottom],
    info: { title: paper.title, author: paper.author, creator: 'Hakaru', producer: 'Hakaru' },
    language: paper.language === 'jp' ? 'ja' : 'en',
    defaultStyle: { font: 'Noto', fontSize: 8, color: INK.strong, lineHeight: 1 },
    styles: STYLES,
    header: page => (paper.hasCover && page === 1 ? markOf(paper) : headOf(paper)),
    footer: (page, pages) => footOf(paper, `${page} / ${pages}`),
    content: paper.content,
  };
}

const STYLES: NonNullable<TDocumentDefinitions['styles']> = {
  section: { fontSize: 14, bold: true, margin: [0, 0, 0, 2] },
  lead: { fontSize: 8, color: INK.faint, margin: [0, 0, 0, 8] },
  heading: { fontSize: 9, bold: true, margin: [0, 10, 0, 4] },
  headCell: { fontSize: 7.5, color: INK.plain },
  note: { fontSize: 7.5, color: INK.faint, margin: [0, 4, 0, 0] },
};

function headOf(paper: Paper): Content {
  return {
    margin: [MARGINS.side, 24, MARGINS.side, 0],
    table: {
      widths: ['*', 'auto', 'auto'],
      body: [
        [
          { text: paper.head.left, fontSize: 8, color: INK.plain },
          paper.mark ? { text: paper.mark, fontSize: 8, bold: true, color: INK.plain, margin: [0, 0, 16, 0] } : '',
          { text: paper.head.right, fontSize: 8, color: INK.plain, alignment: 'right' },
        ],
      ],
    },
    layout: { ...plain(), hLineWidth: at => (at === 1 ? 0.75 : 0), hLineColor: () => INK.line, paddingBottom: () => 4 },
  };
}

function markOf({ mark }: Paper): Content {
  return mark
    ? { text: mark, fontSize: 8, bold: true, color: INK.plain, alignment: 'right', margin: [MARGINS.side, 24, MARGINS.side, 0] }
    : '';
}

function footOf({ foot }: Paper, page: string): Content {
  return {
    margin: [MARGINS.side, 12, MARGINS.side, 0],
    columns: [
      { stack: [{ text: foot.left, color: INK.plain }, { text: foot.below }], fontSize: 7, color: INK.faint },
      { text: page, fontSize: 8, color: INK.plain, alignment: 'right', width: 60 },
    ],
  };
}

/** Thin lines between rows, a stronger one below the headings, no vertical lines. */
function ruled(): CustomTableLayout {
  const isEdge = (at: number, rows: number, heads: number) => at === heads || at === rows;
  return {
    hLineWidth: (at, { table }) => (at === 0 || isEdge(at, table.body.length, headsOf(table.headerRows)) ? 0.75 : 0.35),
    vLineWidth: () => 0,
    hLineColor: (at, { table }) => (isEdge(at, table.body.length, headsOf(table.headerRows)) ? INK.faint : INK.line),
    paddingLeft: at => (at === 0 ? 2 : 4),
    paddingRight: () => 4,
    paddingTop: () => 1.9,
    paddingBottom: () => 1.6,
    fillColor: (at, { table }) => (at < headsOf(table.headerRows) ? '#f5f6f8' : null),
  };
}

/** Key figures side by side, separated by thin vertical lines. */
function strip(): CustomTableLayout {
  return {
    ...plain(),
    vLineWidth: (at, { table }) => (at === 0 || at === table.body[0]?.length ? 0 : 0.5),
    vLineColor: () => INK.line,
    paddingLeft: at => (at === 0 ? 2 : 10),
    paddingBottom: () => 1,
  };
}

const headsOf = (rows: number | undefined): number => rows ?? 0;

function plain(): CustomTableLayout {
  return {
    hLineWidth: () => 0,
    vLineWidth: () => 0,
    paddingLeft: () => 0,
    paddingRight: () => 0,
    paddingTop: () => 0,
    paddingBottom: () => 0,
  };
}
