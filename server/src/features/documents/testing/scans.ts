import { deflateSync, inflateSync } from 'node:zlib';
import { scanPdf, type Wear, type Written } from '#platform/pdf/scan/scan-pdf';
import { jbig2Of } from './jbig2';
import { jpegOf } from './jpeg';
import { CATALOG, rawPdf } from './raw-pdf';

/** A seeded generator with the same numbers on every machine. */
export function evenChance(): () => number {
  let state: number = 7;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

export const CLEAN: Omit<Wear, 'chance'> = { dpi: 150, skew: 0, ink: 220, specks: 0.2 };

/** A letter as a scanned PDF, one line below the other. */
export function scanOf(lines: readonly string[], wear: Partial<Wear> = {}): Buffer {
  const written = lines.map((text, at): Written => ({ text, x: 60, y: 80 + at * 26, size: 13 }));
  return scanPdf(written, { ...CLEAN, chance: evenChance(), ...wear });
}

type Picture = { head: string; bytes: Buffer };
type Grey = { width: number; height: number; grey: Uint8Array };

/** The pixels of a letter, extracted from its PDF. */
function greyOf(lines: readonly string[]): Grey {
  const file = scanOf(lines);
  const [, width = 0, height = 0] = /Width (\d+) \/Height (\d+)/.exec(file.toString('latin1')) ?? [];
  const grey = inflateSync(file.subarray(file.lastIndexOf('stream\n', file.lastIndexOf('endstream') - 1) + 'stream\n'.length));
  return { width: Number(width), height: Number(height), grey };
}

/** A letter as a photograph (JPEG). */
export function photographOf(lines: readonly string[]): Picture {
  const { width, height, grey: points } = greyOf(lines);
  return { head: `${grey(width, height)} /Filter /DCTDecode`, bytes: jpegOf({ width, height, grey: points }) };
}

/** A letter as office scanners store it, in black and white (JBIG2). */
export function packedOf(lines: readonly string[]): Picture {
  const { width, height, grey: points } = greyOf(lines);
  const isBlack = (x: number, y: number): boolean => (points[y * width + x] ?? 255) < 128;
  return { head: `${packed(width, height)} /Filter /JBIG2Decode`, bytes: jbig2Of({ width, height, isBlack }) };
}

/** A letter that was scanned sideways: its upper edge is the left edge of the picture. */
export function lyingOf(lines: readonly string[]): Picture {
  const { width, height, grey: points } = greyOf(lines);
  const turned = Buffer.alloc(points.length);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) turned[(width - 1 - x) * height + y] = points[y * width + x] ?? 0;
  return { head: `${grey(height, width)} /Filter /FlateDecode`, bytes: deflateSync(turned) };
}

/** A page with a sideways picture and the rotation with which it is to be displayed. */
export function lyingPage({ head, bytes }: Picture, rotate: number): Buffer {
  return rawPdf([
    CATALOG,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 842 595] /Rotate ${rotate} /Contents 4 0 R /Resources << /XObject << /X 5 0 R >> >> >>`,
    { head: '', stream: 'q 842 0 0 595 0 0 cm /X Do Q' },
    { head: `/Type /XObject /Subtype /Image ${head}`, stream: bytes },
  ]);
}

/** Pages that consist of one full-page picture each. */
export function picturePages(pictures: readonly Picture[], matrix = '595 0 0 842 0 0'): Buffer {
  const kids = pictures.map((_, at) => `${at * 3 + 3} 0 R`).join(' ');
  return rawPdf([
    CATALOG,
    `<< /Type /Pages /Kids [${kids}] /Count ${pictures.length} >>`,
    ...pictures.flatMap(({ head, bytes }, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${at * 3 + 4} 0 R /Resources << /XObject << /X ${at * 3 + 5} 0 R >> >> >>`,
      { head: '', stream: `q ${matrix} cm /X Do Q` },
      { head: `/Type /XObject /Subtype /Image ${head}`, stream: bytes },
    ]),
  ]);
}

const grey = (width: number, height: number): string => `/Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8`;

const packed = (width: number, height: number): string => `/Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 1`;

export const hugePicture = { head: `${grey(60_000, 60_000)} /Filter /FlateDecode`, bytes: deflateSync(Buffer.alloc(1_000)) };
export const onePointPicture = { head: grey(1, 1), bytes: Buffer.from([0]) };
export const brokenPhotograph = {
  head: `${grey(400, 400)} /Filter /DCTDecode`,
  bytes: Buffer.from('ffd8ffc0001108ffffffff03011100021101031101ffd9', 'hex'),
};
