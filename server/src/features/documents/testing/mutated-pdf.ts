import { deflateSync } from 'node:zlib';
import { CATALOG, FONT, onePage, rawPdf, shiftJisPdf, type RawObject } from './raw-pdf';

type Random = () => number;

/** A seeded generator with the same numbers on every machine, so that a failure can be reproduced by its number. */
function chance(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 13), 0x297a2d39);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
}

/** A valid file with random damage, determined by the number: bytes are cut out, or words of its structure are replaced. */
export function mutatedPdf(sound: readonly Buffer[], number: number): Buffer {
  const random = chance(number);
  for (let warm = 0; warm < 4; warm++) random(); // neighbouring seeds start with similar numbers
  const file = Buffer.from(pick(random, sound));
  return random() < 0.4 ? bitten(file, random) : reworded(file, random);
}

const below = (random: Random, most: number): number => Math.floor(random() * most);
const pick = <T>(random: Random, list: readonly T[]): T => list[below(random, list.length)] as T; // an index within the list

function bitten(file: Buffer, random: Random): Buffer {
  if (random() < 0.2) return file.subarray(0, below(random, file.length));
  for (let count = 1 + below(random, 40); count > 0; count--) file[below(random, file.length)] = below(random, 256);
  return file;
}

const WORDS =
  /\/[A-Za-z][A-Za-z0-9]*|-?\d+(?:\.\d+)?|\b(?:obj|endobj|stream|endstream|xref|trailer|startxref|R|BT|ET|Tj|TJ|Do|Tf|q|Q|cm)\b|<<|>>|\[|\]/g;
const STRANGE = [
  '-1',
  '0',
  '2147483647',
  '4294967296',
  '1e400',
  '-0.0',
  '99999999999999999999',
  'null',
  'true',
  '<<',
  '>>',
  '[',
  ']',
  '(',
  ')',
  '<',
  '>',
  'R',
  'endobj',
  'stream',
  'endstream',
  'ID',
  'EI',
  '/FlateDecode',
  '/LZWDecode',
  '/Pages',
  '/Kids',
  '/Length',
  '/Prev',
  '/ObjStm',
  '/Type0',
  '/Type3',
  '\u0000',
  '%',
];

/** Replaces up to six words by strange ones or by others of the file, or doubles them. */
function reworded(file: Buffer, random: Random): Buffer {
  let text = file.toString('latin1');
  for (let count = 1 + below(random, 6); count > 0; count--) {
    const words = [...text.matchAll(WORDS)];
    if (words.length === 0) break;
    const { 0: word, index } = pick(random, words);
    const way = random();
    const other = way < 0.4 ? pick(random, STRANGE) : way < 0.8 ? pick(random, words)[0] : way < 0.9 ? `${word} ${word}` : '';
    text = text.slice(0, index) + other + text.slice(index + word.length);
  }
  return Buffer.from(text, 'latin1');
}

/** Small valid files that together use most features of the format: forms, pictures, fonts of every kind, cross-reference streams. */
export const soundPdfs = (): Buffer[] => [
  plainPdf(),
  packedPdf(),
  shiftJisPdf('8E91967B8AA892E8'),
  shiftJisPdf('8E91967B8AA892E8', true),
  mappedPdf(),
];

function plainPdf(): Buffer {
  const page = (parent: number, contents: string): string =>
    `<< /Type /Page /Parent ${parent} 0 R /MediaBox [0 0 595 842] /Rotate 0 /Contents ${contents} /Resources << /Font << /F1 6 0 R /F2 7 0 R >> /XObject << /X 9 0 R /I 10 0 R >> >> /Annots [11 0 R] >>`;
  return rawPdf([
    CATALOG,
    '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
    page(2, '[5 0 R 8 0 R]'),
    '<< /Type /Pages /Parent 2 0 R /Kids [12 0 R] /Count 1 >>',
    {
      head: '',
      stream: 'q 1 0 0 1 0 0 cm BT /F1 12 Tf 72 770 Td (Total amount due) Tj 200 0 Td [(600) -20 (,000.00)] TJ T* ET Q /X Do /I Do',
    },
    FONT,
    '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [0.1 0 0 0.1 0 0] /FirstChar 97 /LastChar 97 /Widths [9] /Encoding << /Differences [97 /a] >> /CharProcs << /a 13 0 R >> /Resources << >> >>',
    { head: '', stream: 'BT /F2 12 Tf 72 600 Td (aaa) Tj ET BI /W 2 /H 2 /BPC 8 /CS /G ID abcd EI' },
    {
      head: '/Type /XObject /Subtype /Form /BBox [0 0 99 99] /Matrix [1 0 0 1 0 0] /Resources << /Font << /F1 6 0 R >> >>',
      stream: 'BT /F1 9 Tf 5 5 Td (form) Tj ET',
    },
    {
      head: '/Type /XObject /Subtype /Image /Width 2 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter /ASCIIHexDecode',
      stream: '00ff00ff>',
    },
    '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://example.jp/) >> >>',
    page(4, '5 0 R'),
    { head: '', stream: '9 0 0 0 9 9 d1 0 0 9 9 re f' },
  ]);
}

/** The newer form of the format: objects in an object stream, and a cross-reference stream. */
function packedPdf(): Buffer {
  const inside = [
    CATALOG,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
  ];
  let at: number = 0;
  const places = inside.map((text, index) => {
    const place = `${index + 1} ${at}`;
    at += text.length + 1;
    return place;
  });
  const first = `${places.join(' ')} `;
  const packed: RawObject[] = [
    { head: '', stream: 'BT /F1 12 Tf 72 770 Td (packed) Tj ET' },
    FONT,
    { head: `/Type /ObjStm /N 3 /First ${first.length} /Filter /FlateDecode`, stream: deflateSync(`${first}${inside.join(' ')}`) },
  ];
  // Objects 4, 5 and 6 are written directly; the cross-reference table is a stream.
  let body: Buffer = Buffer.from('%PDF-1.7\n');
  const starts: number[] = [];
  for (const [index, object] of packed.entries()) {
    starts.push(body.length);
    const bytes = typeof object === 'string' ? Buffer.from(object) : streamBytes(object);
    body = Buffer.concat([body, Buffer.from(`${index + 4} 0 obj\n`), bytes, Buffer.from('\nendobj\n')]);
  }
  const entry = (type: number, place: number, index: number): Buffer => Buffer.from([type, (place >> 8) & 255, place & 255, index]);
  const table = Buffer.concat([
    entry(0, 0, 0),
    ...[0, 1, 2].map(index => entry(2, 6, index)),
    ...starts.map(start => entry(1, start, 0)),
    entry(1, body.length, 0),
  ]);
  const stream = streamBytes({ head: '/Type /XRef /Size 8 /W [1 2 1] /Root 1 0 R', stream: table });
  return Buffer.concat([body, Buffer.from('7 0 obj\n'), stream, Buffer.from(`\nendobj\nstartxref\n${body.length}\n%%EOF\n`)]);
}

function streamBytes({ head, stream }: { head: string; stream: Buffer | string }): Buffer {
  const bytes = Buffer.from(stream);
  return Buffer.concat([Buffer.from(`<< ${head} /Length ${bytes.length} >>\nstream\n`), bytes, Buffer.from('\nendstream')]);
}

/** Text by glyph number, with a table of the characters they stand for. */
function mappedPdf(): Buffer {
  return onePage(
    { head: '', stream: 'BT /F1 12 Tf 72 700 Td <000100020003> Tj ET' },
    [
      '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 1000 /W [1 [500 600] 3 3 700] >>',
      {
        head: '',
        stream:
          '/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <0000> <FFFF> endcodespacerange 2 beginbfchar <0001> <0041> <0002> <8CC7> endbfchar 1 beginbfrange <0003> <0009> <0030> endbfrange endcmap end',
      },
    ],
    { font: '<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [6 0 R] /ToUnicode 7 0 R >>' },
  );
}
