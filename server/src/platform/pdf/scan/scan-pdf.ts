import { deflateSync } from 'node:zlib';
import { blankSheet, inkOutlines, type Point, type Sheet } from './ink';
import { outlinesOf } from './letters';

/** A text on an A4 sheet; x and y are in points from the upper left corner to the left end of the base line. */
export type Written = { text: string; x: number; y: number; size: number };
/** The traces that a scanner or fax machine leaves on a sheet. */
export type Wear = {
  /** A source of random numbers between 0 and 1. */
  chance: () => number;
  /** Points per inch. */
  dpi: number;
  /** The rotation of the sheet, in degrees. */
  skew: number;
  /** The darkness of ink, up to 255. */
  ink: number;
  /** Specks per thousand points. */
  specks: number;
  /** Black and white only, as sent by a fax machine. */
  isFax?: boolean;
};

const WIDTH = 595.28;
const HEIGHT = 841.89;
const PER_INCH = 72;

/** A letter as a scanner leaves it: a single picture without any text in the file. */
export function scanPdf(written: readonly Written[], wear: Wear): Buffer {
  return pictureFile(worn(sheetOf(written, wear), wear), wear.isFax === true);
}

function sheetOf(written: readonly Written[], { dpi, skew, ink }: Wear): Sheet {
  const scale = dpi / PER_INCH;
  const sheet = blankSheet(Math.round(WIDTH * scale), Math.round(HEIGHT * scale));
  const turn = (skew * Math.PI) / 180;
  const place = (x: number, y: number): Point => {
    const fromX = x - WIDTH / 2;
    const fromY = y - HEIGHT / 2;
    return [
      (fromX * Math.cos(turn) - fromY * Math.sin(turn) + WIDTH / 2) * scale,
      (fromX * Math.sin(turn) + fromY * Math.cos(turn) + HEIGHT / 2) * scale,
    ];
  };
  for (const { text, x, y, size } of written)
    for (const sign of outlinesOf(text))
      if (sign.length > 0)
        inkOutlines(
          sheet,
          sign.map(line => line.map(([alongX, alongY]) => place(x + alongX * size, y + alongY * size))),
          ink,
        );
  return sheet;
}

/** Adds noise everywhere, and specks of dust. */
function worn({ width, height, grey }: Sheet, { chance, specks, isFax }: Wear): Sheet {
  const after = grey.map(value => Math.max(0, Math.min(255, value - 8 + (chance() - 0.5) * 28)));
  const count = Math.round((width * height * specks) / 1000);
  for (let speck = 0; speck < count; speck++) after[Math.floor(chance() * after.length)] = Math.floor(chance() * 120);
  return { width, height, grey: isFax ? after.map(value => (value < 150 ? 0 : 255)) : after };
}

function pictureFile({ width, height, grey }: Sheet, isFax: boolean): Buffer {
  const bytes = deflateSync(isFax ? bitsOf({ width, height, grey }) : grey);
  const picture = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent ${isFax ? 1 : 8} /Filter /FlateDecode`;
  const content = `q ${WIDTH} 0 0 ${HEIGHT} 0 0 cm /scan Do Q`;
  return file([
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 4 0 R /Resources << /XObject << /scan 5 0 R >> >> >>`,
    ),
    streamOf('', Buffer.from(content)),
    streamOf(picture, bytes),
  ]);
}

function bitsOf({ width, height, grey }: Sheet): Buffer {
  const row = Math.ceil(width / 8);
  const bits = Buffer.alloc(row * height);
  for (let at = 0; at < grey.length; at++) {
    const x = at % width;
    const byte = Math.floor(at / width) * row + (x >> 3);
    if ((grey[at] ?? 0) > 0) bits[byte] = (bits[byte] ?? 0) | (0x80 >> (x & 7));
  }
  return bits;
}

const streamOf = (head: string, bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`<< ${head} /Length ${bytes.length} >>\nstream\n`), bytes, Buffer.from('\nendstream')]);

function file(objects: readonly Buffer[]): Buffer {
  let whole: Buffer = Buffer.from('%PDF-1.4\n');
  const places = objects.map((object, at) => {
    const place = `${String(whole.length).padStart(10, '0')} 00000 n \n`;
    whole = Buffer.concat([whole, Buffer.from(`${at + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    return place;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${whole.length}\n%%EOF\n`;
  return Buffer.concat([whole, Buffer.from(table)]);
}
