import { deflateSync } from 'node:zlib';

export type RawObject = string | { head: string; stream: Buffer | string };

/** A PDF written object by object, with a table of where they stand: for files no printing library would make. */
export function rawPdf(objects: readonly RawObject[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const starts: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer): void => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, object] of objects.entries()) {
    starts.push(length);
    const body = typeof object === 'string' ? Buffer.from(object, 'latin1') : streamOf(object);
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]));
  }
  const table = starts.map(start => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const start = length;
  add(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

function streamOf({ head, stream }: { head: string; stream: Buffer | string }): Buffer {
  const bytes = typeof stream === 'string' ? Buffer.from(stream, 'latin1') : stream;
  const length = /\/Length\b/.test(head) ? '' : `/Length ${bytes.length}`;
  return Buffer.concat([Buffer.from(`<< ${head} ${length} >>\nstream\n`, 'latin1'), bytes, Buffer.from('\nendstream')]);
}

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const page = (contents: string): string =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${contents} /Resources << /Font << /F1 5 0 R >> >> >>`;

/** One page that draws what the content says, with a Latin font called F1. */
export function onePage(
  content: RawObject,
  more: readonly RawObject[] = [],
  { catalog = CATALOG, trailer = '', font = FONT } = {},
): Buffer {
  return rawPdf([catalog, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>', page('4 0 R'), content, font, ...more], trailer);
}

export const drawn = (text: string): RawObject => ({ head: '', stream: `BT /F1 12 Tf 72 770 Td (${text}) Tj ET` });

const flate = (bytes: Buffer): Buffer => deflateSync(bytes, { level: 9 });
const MEGABYTE = 2 ** 20;
/** A thousand lines of three hundred letters, in type of one point. */
const fullLines = Array.from({ length: 1_000 }, (_, at) => `1 0 0 1 10 ${10 + at * 0.8} Tm (${'word '.repeat(60)}) Tj`).join(' ');

/** Files made to hurt whoever reads them, each by its name. */
export function hostilePdfs(): Record<string, Buffer> {
  const spaces = Buffer.alloc(150 * MEGABYTE, 0x20);
  const bomb = flate(spaces);
  return {
    'a small stream that unpacks to 150 MB': onePage({ head: '/Filter /FlateDecode', stream: bomb }),
    'the same packed twice': onePage({ head: '/Filter [/FlateDecode /FlateDecode]', stream: flate(bomb) }),
    'a page tree that contains itself': rawPdf([CATALOG, '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>']),
    'a stream that lies about its length': onePage({ head: '/Length 2147483647', stream: 'BT /F1 12 Tf 72 770 Td (short) Tj ET' }),
    'a table of contents that points at itself': onePage(drawn('loop'), [], { trailer: '/Prev 9' }),
    'a script that runs on opening': onePage(drawn('script'), [], {
      catalog: '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (while\\(true\\){}) >> >>',
    }),
    'an embedded program and an order to start it': onePage(
      drawn('attached'),
      [{ head: '/Type /EmbeddedFile', stream: 'MZ program' }, '<< /Type /Filespec /F (../../../../etc/passwd) /EF << /F 6 0 R >> >>'],
      {
        catalog:
          '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /Launch /F (/bin/sh) >> /Names << /EmbeddedFiles << /Names [(x) 7 0 R] >> >> >>',
      },
    ),
    'ten thousand pages': rawPdf([
      CATALOG,
      `<< /Type /Pages /Kids [${'3 0 R '.repeat(10_000)}] /Count 10000 >>`,
      page('4 0 R'),
      drawn('again'),
      FONT,
    ]),
    'a password nobody gave': onePage(
      drawn('secret'),
      [`<< /Filter /Standard /V 1 /R 2 /O (${'o'.repeat(32)}) /U (${'u'.repeat(32)}) /P -4 >>`],
      {
        trailer: '/Encrypt 6 0 R /ID [(0123456789abcdef) (0123456789abcdef)]',
      },
    ),
    'brackets in brackets, a hundred thousand deep': onePage({ head: '', stream: `${'['.repeat(100_000)}${']'.repeat(100_000)} TJ` }),
    'a form that draws itself': rawPdf([
      CATALOG,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /X 5 0 R >> >> >>',
      { head: '', stream: '/X Do' },
      { head: '/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources << /XObject << /X 5 0 R >> >>', stream: '/X Do /X Do' },
    ]),
    'two million drawn words': onePage({
      head: '/Filter /FlateDecode',
      stream: flate(Buffer.from(`BT /F1 1 Tf ${'(word ) Tj '.repeat(2_000_000)} ET`)),
    }),
    'a page written full': onePage({ head: '', stream: `BT /F1 1 Tf ${fullLines} ET` }),
    'nothing behind its first line': Buffer.from('%PDF-1.7\n%%EOF\n'),
  };
}

/** The words a Japanese office program of the nineties would write: Shift-JIS codes, and no font in the file. */
export function shiftJisPdf(codes: string, isVertical = false): Buffer {
  const map = isVertical ? '90ms-RKSJ-V' : '90ms-RKSJ-H';
  return onePage(
    { head: '', stream: `BT /F1 12 Tf 300 700 Td <${codes}> Tj ET` },
    [
      '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Ryumin-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> /DW 1000 /FontDescriptor 7 0 R >>',
      '<< /Type /FontDescriptor /FontName /Ryumin-Light /Flags 6 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
    ],
    { font: `<< /Type /Font /Subtype /Type0 /BaseFont /Ryumin-Light-${map} /Encoding /${map} /DescendantFonts [6 0 R] >>` },
  );
}
