import { shiftJis } from '@hakaru/workbook/shift-jis';

/** Fonts that are not embedded: Japanese in Shift-JIS, horizontal and vertical, and three Latin ones. */
export type Face = 'along' | 'upright' | 'sans' | 'serif' | 'typed';
export type Placed = { text: string; x: number; y: number; face: Face };

export const SIZE = 11;

/** A page of texts at fixed positions, without character maps: only the name of the encoding tells which character a code stands for. */
export function placedPdf(placed: readonly Placed[]): Buffer {
  return fileOf(placed.map(drawn).join('\n'));
}

/** Half-width characters are half as wide as the others. */
export const breadthOf = (text: string): number => shiftJis(text).bytes.length * (SIZE / 2);

function drawn({ text, x, y, face }: Placed): string {
  const { bytes, missing } = shiftJis(text);
  if (missing.length > 0) throw new Error(`no code for ${missing.join('')}`);
  return `BT /${face} ${SIZE} Tf ${x} ${y} Td <${Buffer.from(bytes).toString('hex')}> Tj ET`;
}

const japanese = (map: string): string =>
  `<< /Type /Font /Subtype /Type0 /BaseFont /Ryumin-Light-${map} /Encoding /${map} /DescendantFonts [10 0 R] >>`;
const latin = (name: string): string => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

function fileOf(content: string): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /along 5 0 R /upright 6 0 R /sans 7 0 R /serif 8 0 R /typed 9 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    japanese('90ms-RKSJ-H'),
    japanese('90ms-RKSJ-V'),
    latin('Helvetica'),
    latin('Times-Roman'),
    latin('Courier'),
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Ryumin-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> /DW 1000 /W [231 632 500] /FontDescriptor 11 0 R >>',
    '<< /Type /FontDescriptor /FontName /Ryumin-Light /Flags 6 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
  ];
  let file: string = '%PDF-1.3\n';
  const places = objects.map((object, at) => {
    const place = `${String(file.length).padStart(10, '0')} 00000 n \n`;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table, 'latin1');
}
