import { deflateSync } from 'node:zlib';
import { CATALOG, FONT, drawn, onePage, rawPdf, type HostilePdf, type RawObject } from './raw-pdf';

const many = (count: number, make: (at: number) => string): string => Array.from({ length: count }, (_, at) => make(at)).join(' ');
const flate = (bytes: Buffer | string): Buffer => deflateSync(bytes, { level: 9 });
const packed = (content: string): RawObject => ({ head: '/Filter /FlateDecode', stream: flate(content) });
const HELLO = 'BT /F1 12 Tf 72 770 Td (hello) Tj ET ';

/** A page with resources; objects from number 6 on are the caller's. */
function pageWith(resources: string, content: RawObject, more: readonly RawObject[]): Buffer {
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> >>`;
  return rawPdf([CATALOG, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>', page, content, FONT, ...more]);
}

const form = (resources: string, stream: string): RawObject => ({
  head: `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << ${resources} >>`,
  stream,
});
const picture = (head: string, stream: Buffer | string = ''): Buffer =>
  pageWith('/XObject << /X 6 0 R >>', { head: '', stream: `${HELLO}/X Do` }, [{ head: `/Type /XObject /Subtype /Image ${head}`, stream }]);
const size = (width: number, height: number, bits = 8): string =>
  `/Width ${width} /Height ${height} /BitsPerComponent ${bits} /ColorSpace /DeviceGray`;

/** Streams that expand, with every filter the format knows. */
export const hostileStreams: readonly HostilePdf[] = [
  ['five hundred packings around nothing', () => onePage({ head: `/Filter [${'/FlateDecode '.repeat(500)}]`, stream: flate('') })],
  [
    'runs of letters that unpack to 60 MB',
    () => onePage({ head: '/Filter /RunLengthDecode', stream: Buffer.alloc(1_000_000, Buffer.from([129, 32])) }),
  ],
  [
    'packed in runs, packed again',
    () => onePage({ head: '/Filter [/FlateDecode /RunLengthDecode]', stream: flate(Buffer.alloc(1_000_000, Buffer.from([129, 32]))) }),
  ],
  ['a packing of old that never stops', () => onePage({ head: '/Filter /LZWDecode', stream: Buffer.alloc(200_000, 0x80) })],
  [
    'letters for letters for letters',
    () => onePage({ head: '/Filter [/ASCIIHexDecode /ASCII85Decode /ASCIIHexDecode]', stream: '7a7a7a7a'.repeat(200_000) }),
  ],
  [
    'a row as wide as numbers go',
    () =>
      onePage({
        head: '/Filter /FlateDecode /DecodeParms << /Predictor 15 /Columns 2147483647 /Colors 4 >>',
        stream: flate('x'.repeat(100)),
      }),
  ],
  ['a packing that is not one', () => onePage({ head: '/Filter /FlateDecode', stream: Buffer.alloc(100_000, 0xff) }), 'read'],
  ['a packing called after itself', () => onePage({ head: '/Filter 4 0 R', stream: HELLO })],
];

/** Pictures larger than any memory. They are never drawn, and the text beside them is read. */
export const hostilePictures: readonly HostilePdf[] = [
  ['a picture of ten thousand million points', () => picture(size(100_000, 100_000)), 'read'],
  [
    'a photograph that says it is 65,535 wide',
    () => picture(`${size(65_535, 65_535)} /Filter /DCTDecode`, Buffer.from('ffd8ffc0001108ffffffff03011100021101031101ffd9', 'hex')),
    'read',
  ],
  [
    'a fax of a thousand million columns',
    () => picture(`${size(1, 1, 1)} /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 1000000000 /Rows 1000000000 >>`, 'xxxx'),
    'read',
  ],
  ['a picture whose mask is itself', () => picture(`${size(1, 1)} /SMask 6 0 R /Mask 6 0 R`, 'x'), 'read'],
  [
    'colours that are made of themselves',
    () => picture('/Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace [/Indexed 6 0 R 255 6 0 R]', 'x'),
    'read',
  ],
  [
    'a picture in the text that never ends',
    () => onePage({ head: '', stream: `${HELLO} BI /W 9999 /H 9999 /BPC 8 /CS /G ID ${'x'.repeat(500_000)}` }),
  ],
  [
    'a hundred thousand small pictures in the text',
    () => onePage({ head: '', stream: HELLO + many(100_000, () => 'BI /W 1 /H 1 /BPC 8 /CS /G ID x EI') }),
  ],
];

const DOUBLED = 26;

/** Drawing operations that do not end. */
export const hostileDrawing: readonly HostilePdf[] = [
  [
    'forms that draw the next one twice, twenty-six deep',
    () =>
      pageWith(
        '/XObject << /X 6 0 R >>',
        { head: '', stream: '/X Do' },
        Array.from({ length: DOUBLED }, (_, at) =>
          at === DOUBLED - 1 ? form('/Font << /F1 5 0 R >>', HELLO) : form(`/XObject << /X ${at + 7} 0 R >>`, '/X Do /X Do'),
        ),
      ),
    ['timeout', 'memory'],
  ],
  [
    'two forms that draw each other',
    () =>
      pageWith('/XObject << /X 6 0 R >>', { head: '', stream: '/X Do' }, [
        form('/XObject << /X 7 0 R >>', '/X Do'),
        form('/XObject << /X 6 0 R >>', '/X Do'),
      ]),
  ],
  ['a million states that are kept and never given back', () => onePage(packed(`${'q '.repeat(1_000_000)}${HELLO}`))],
  ['a million numbers for one order', () => onePage(packed(`${'1 '.repeat(1_000_000)} re ${HELLO}`))],
  ['half a million orders nobody knows', () => onePage(packed(`${'xyz '.repeat(500_000)}${HELLO}`))],
  ['places that are no numbers', () => onePage({ head: '', stream: `BT /F1 1e400 Tf 1e308 0 0 1e308 -1e400 --5 Tm (far) Tj ET ${HELLO}` })],
  [
    'one stream drawn ten thousand times on a page',
    () =>
      rawPdf([
        CATALOG,
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents [${'4 0 R '.repeat(10_000)}] /Resources << /Font << /F1 5 0 R >> >> >>`,
        { head: '', stream: HELLO },
        FONT,
      ]),
  ],
  [
    'a pattern that is painted with itself',
    () =>
      pageWith('/Pattern << /P 6 0 R >>', { head: '', stream: `/Pattern cs /P scn 0 0 9 9 re f ${HELLO}` }, [
        {
          head: '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 0 /YStep 0 /Resources << /Pattern << /P 6 0 R >> >>',
          stream: '/Pattern cs /P scn 0 0 9 9 re f',
        },
      ]),
  ],
  [
    'a shade whose rule is made of itself',
    () =>
      pageWith('/Shading << /S 6 0 R >>', { head: '', stream: `/S sh ${HELLO}` }, [
        '<< /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 1 1] /Function 7 0 R >>',
        '<< /FunctionType 3 /Domain [0 1] /Functions [7 0 R 7 0 R] /Bounds [0.5] /Encode [0 1 0 1] >>',
      ]),
  ],
];

const type0 = (descendant: string, more = ''): string =>
  `<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [${descendant}] ${more} >>`;
const CID =
  '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 1000';
const written = (font: string, more: readonly RawObject[]): Buffer =>
  onePage({ head: '', stream: 'BT /F1 12 Tf 72 700 Td <00410042> Tj ET' }, more, { font });
const map = (body: string): RawObject => ({
  head: '',
  stream: `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <0000> <FFFF> endcodespacerange ${body} endcmap end`,
});

/** Fonts with loops, false data or excessive size. */
export const hostileFonts: readonly HostilePdf[] = [
  ['a typeface that descends from itself', () => written(type0('5 0 R'), [])],
  [
    'letters that are written in their own letters',
    () =>
      written(
        '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [1 0 0 1 0 0] /FirstChar 0 /LastChar 255 /Encoding << /Differences [0 /a] >> /CharProcs << /a 6 0 R >> /Resources << /Font << /F1 5 0 R >> >> >>',
        [{ head: '', stream: '9 0 0 0 9 9 d1 BT /F1 9 Tf <00> Tj ET' }],
      ),
  ],
  [
    'a table of letters that uses itself',
    () =>
      written(type0('6 0 R', '/ToUnicode 7 0 R').replace('/Identity-H', '7 0 R'), [
        `${CID} >>`,
        { head: '/Type /CMap /CMapName /Self /UseCMap 7 0 R', stream: '/Self usecmap begincmap endcmap' },
      ]),
  ],
  [
    'a table for four thousand million letters',
    () => written(type0('6 0 R', '/ToUnicode 7 0 R'), [`${CID} >>`, map('1 beginbfrange <00000000> <FFFFFFFF> <0041> endbfrange')]),
  ],
  [
    'letters that stand for whole books',
    () =>
      written(type0('6 0 R', '/ToUnicode 7 0 R'), [
        `${CID} >>`,
        map(`2 beginbfchar <0041> <${'0042'.repeat(150_000)}> <0042> <${'0043'.repeat(150_000)}> endbfchar`),
      ]),
  ],
  ['widths for two thousand million letters', () => written(type0('6 0 R'), [`${CID} /W [0 2147483647 500] >>`])],
  [
    'a typeface file that is noise',
    () =>
      written(type0('6 0 R'), [
        `${CID} /FontDescriptor 7 0 R >>`,
        '<< /Type /FontDescriptor /FontName /X /Flags 4 /FontFile2 8 0 R >>',
        { head: '', stream: Buffer.concat([Buffer.from('00010000ffff000000000000', 'hex'), Buffer.alloc(50_000, 0xaa)]) },
      ]),
  ],
  [
    'ten thousand typefaces on a page',
    () =>
      pageWith(
        `/Font << ${many(10_000, at => `/G${at} 5 0 R`)} >>`,
        { head: '', stream: `BT ${many(10_000, at => `/G${at} 9 Tf (x) Tj`)} ET` },
        [],
      ),
  ],
  ['a typeface that is a number', () => onePage(drawn('plain'), [], { font: '42' })],
];
