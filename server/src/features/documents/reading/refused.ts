import type { ReadingRefusal } from '@hakaru/contract/document-reading';

/** A PDF that is not read to its end, with the reason shown to a person. */
export class UnreadableDocument extends Error {
  readonly code: ReadingRefusal;

  constructor(code: ReadingRefusal) {
    super(code);
    this.name = 'UnreadableDocument';
    this.code = code;
  }
}
