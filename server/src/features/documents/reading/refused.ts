import type { ImageRefusal, ReadingRefusal } from '@hakaru/contract/document-reading';

/** A PDF that is not read to its end, with the reason shown to a person. */
export class UnreadableDocument extends Error {
  readonly code: ReadingRefusal;

  constructor(code: ReadingRefusal) {
    super(code);
    this.name = 'UnreadableDocument';
    this.code = code;
  }
}

/** The process was killed from outside, as a system without memory does: whether by this file's doing, nobody can say. */
export class ReaderKilled extends UnreadableDocument {
  constructor() {
    super('memory');
    this.name = 'ReaderKilled';
  }
}

/** A page's picture whose letters are not read; the other pages are none the worse. */
export class UnreadableImage extends Error {
  readonly code: ImageRefusal;

  constructor(code: ImageRefusal) {
    super(code);
    this.name = 'UnreadableImage';
    this.code = code;
  }
}
