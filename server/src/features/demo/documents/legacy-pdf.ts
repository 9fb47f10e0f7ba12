import type { DemoDocument } from './papers';
import { breadthOf, placedPdf, type Placed } from './placed-pdf';

const LEFT = 60;
const VALUES = 220;
const RIGHT = 480;
const UPRIGHT = 540;
const LEADING = 24;
const TOP = 780;

/** The same letter in Shift-JIS without embedded fonts, with the sender's name in vertical writing at the edge. */
export function legacyPdf({ issuer, title, facts, amounts, note }: DemoDocument): Buffer {
  let y: number = TOP;
  const row = (...texts: Pick<Placed, 'text' | 'x'>[]): Placed[] => {
    y -= LEADING;
    return texts.map(one => ({ ...one, y, face: 'along' }));
  };
  return placedPdf([
    ...row({ text: title, x: LEFT }),
    ...facts.flatMap(([label, value]) => row({ text: label, x: LEFT }, { text: value, x: VALUES })),
    ...amounts.flatMap(([label, value]) => row({ text: label, x: LEFT }, { text: value, x: RIGHT - breadthOf(value) })),
    ...row({ text: note, x: LEFT }),
    ...row({ text: 'SAMPLE / サンプル', x: LEFT }),
    { text: issuer, x: UPRIGHT, y: TOP, face: 'upright' },
  ]);
}
