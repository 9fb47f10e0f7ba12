import type { ImageRefusal, ReadingRefusal } from '@hakaru/contract/document-reading';

/** A PDF that is refused, with the reason shown to the user. */
export class UnreadableDocument extends Error {
  readonly code: ReadingRefusal;

  constructor(code: ReadingRefusal) {
    super(code);
    this.name = 'UnreadableDocument';
    this.code = code;
  }
}

/** The process was killed from outside, for example by the system for lack of memory; whether because of this file is unknown. */
export class ReaderKilled extends UnreadableDocument {
  constructor() {
    super('memory');
    this.name = 'ReaderKilled';
  }
}

/** A page whose picture cannot be read by OCR; other pages are not affected. */
export class UnreadableImage extends Error {
  readonly code: ImageRefusal;

  constructor(code: ImageRefusal) {
    super(code);
    this.name = 'UnreadableImage';
    this.code = code;
  }
}
