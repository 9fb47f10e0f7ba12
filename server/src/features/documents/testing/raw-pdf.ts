import type { ReadingRefusal } from '@hakaru/contract/document-reading';

export type RawObject = string | { head: string; stream: Buffer | string };

/** A PDF written object by object with its cross-reference table, for files that no PDF library would create. */
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

export const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
export const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
export const page = (contents: string): string =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${contents} /Resources << /Font << /F1 5 0 R >> >> >>`;

/** One page with the given content and a Latin font called F1. */
export function onePage(
  content: RawObject,
  more: readonly RawObject[] = [],
  { catalog = CATALOG, trailer = '', font = FONT } = {},
): Buffer {
  return rawPdf([catalog, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>', page('4 0 R'), content, font, ...more], trailer);
}

export const drawn = (text: string): RawObject => ({ head: '', stream: `BT /F1 12 Tf 72 770 Td (${text}) Tj ET` });

/** A hostile file: its description, its content, and the outcome where only certain ones are right. */
export type HostilePdf = readonly [what: string, make: () => Buffer, outcome?: HostileOutcome | readonly HostileOutcome[]];
export type HostileOutcome = ReadingRefusal | 'read';

/** Text as a legacy Japanese program writes it: in Shift-JIS, without embedded fonts. */
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
