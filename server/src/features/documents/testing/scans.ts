import { deflateSync } from 'node:zlib';
import { scanPdf, type Wear, type Written } from '#platform/pdf/scan/scan-pdf';
import { CATALOG, rawPdf } from './raw-pdf';

/** The same numbers on every machine. */
export function evenChance(): () => number {
  let state: number = 7;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

export const CLEAN: Omit<Wear, 'chance'> = { dpi: 150, skew: 0, ink: 220, specks: 0.2 };

/** A letter as a scanner leaves it, line below line. */
export function scanOf(lines: readonly string[], wear: Partial<Wear> = {}): Buffer {
  const written = lines.map((text, at): Written => ({ text, x: 60, y: 80 + at * 26, size: 13 }));
  return scanPdf(written, { ...CLEAN, chance: evenChance(), ...wear });
}

/** Pages that show one picture each over the whole of them, and nothing else. */
export function picturePages(pictures: readonly { head: string; bytes: Buffer }[], matrix = '595 0 0 842 0 0'): Buffer {
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

export const hugePicture = { head: `${grey(60_000, 60_000)} /Filter /FlateDecode`, bytes: deflateSync(Buffer.alloc(1_000)) };
export const onePointPicture = { head: grey(1, 1), bytes: Buffer.from([0]) };
export const brokenPhotograph = {
  head: `${grey(400, 400)} /Filter /DCTDecode`,
  bytes: Buffer.from('ffd8ffc0001108ffffffff03011100021101031101ffd9', 'hex'),
};
