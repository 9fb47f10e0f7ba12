import { breadthOf } from '#platform/pdf/scan/letters';
import { scanPdf, type Wear, type Written } from '#platform/pdf/scan/scan-pdf';
import { stream } from '#features/demo/series/random';
import type { DemoDocument } from './papers';

const LEFT = 62;
const VALUES = 215;
const RIGHT = 530;
const LEADING = 25;
const SIZE = 10.5;

/** Slightly skewed, with specks of dust and one bit per pixel, as from an office scanner. */
const SCANNER: Omit<Wear, 'chance'> = { dpi: 200, skew: 0.6, ink: 225, specks: 0.8, isFax: true };

/** The same letter as a scan of its printed page. */
export function scannedLetter({ key, issuer, title, facts, amounts, note }: DemoDocument, wear: Partial<Wear> = {}): Buffer {
  let y: number = 96;
  const below = (...texts: Pick<Written, 'text' | 'x'>[]): Written[] => {
    y += LEADING;
    return texts.map(one => ({ ...one, y, size: SIZE }));
  };
  const written = [
    { text: issuer, x: LEFT, y: 56, size: 9.5 },
    { text: title, x: LEFT, y, size: 16 },
    ...facts.flatMap(([label, value]) => below({ text: label, x: LEFT }, { text: value, x: VALUES })),
    ...amounts.flatMap(([label, value]) => below({ text: label, x: LEFT }, { text: value, x: RIGHT - breadthOf(value) * SIZE })),
    ...below({ text: note, x: LEFT }),
    ...below({ text: 'SAMPLE / サンプル', x: LEFT }),
  ];
  return scanPdf(written, { ...SCANNER, chance: stream(`scan|${key}`), ...wear });
}
