import { FILE_NAME_MAX } from '@hakaru/contract/imports';
import type { IntakeRefusal } from '@hakaru/contract/intakes';

/** The name as lists and letters show it: one line, without signs that hide or turn the text around them. */
export function shownName(name: string): string {
  const last = name.split('\\').at(-1) ?? ''; // as for an upload, whose name may be a whole Windows path
  return [...last.normalize('NFC').replace(HIDDEN, UNSHOWN)].slice(0, 255).join('') || UNSHOWN;
}

const UNSHOWN = '\u{fffd}';

const HIDDEN = /[\p{Cc}\p{Bidi_C}\u2028\u2029]/gu;

/** Shown names have no such signs any more, so the bytes of the name are asked. */
export function nameProblem(raw: string, shown: string): IntakeRefusal | null {
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\u007f]/.test(raw) || shown.includes('\u{fffd}')) return 'fileName';
  return [...shown].length > FILE_NAME_MAX ? 'nameTooLong' : null;
}
