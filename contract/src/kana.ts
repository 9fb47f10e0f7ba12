import * as z from 'zod/mini';
import { text, TEXT_LIMITS } from './fields';

/**
 * Kana as used in payment files, in full-width letters: katakana, capital letters, digits and the few signs that banks accept. Half-width
 * kana, hiragana and small letters are converted, so that two spellings of one name are equal.
 */
export function plainKana(value: string): string {
  const wide = value.normalize('NFKC').replaceAll(/[\u3041-\u3096]/g, one => String.fromCodePoint((one.codePointAt(0) ?? 0) + 0x60));
  return wide
    .toUpperCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[‐―−–]/g, '-')
    .trim();
}

const PAYMENT_KANA = /^[ァ-ヶー・A-Z0-9 ().,/「」-]+$/;

export const kana = z.pipe(
  z.pipe(z.string('required'), z.transform(plainKana)),
  text(TEXT_LIMITS.name).check(
    z.refine(value => value.length > 0, 'required'),
    z.refine(value => value === '' || PAYMENT_KANA.test(value), 'kana'),
  ),
);
