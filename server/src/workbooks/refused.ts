import type { FileRefusal, FileRefusalCode } from '@hakaru/contract/imports';

/** A file that is not read to its end, with the reason for the user. */
export class Refused extends Error {
  readonly refusal: FileRefusal;

  constructor(code: FileRefusalCode, params: Readonly<Record<string, string>> = {}) {
    super(code);
    this.name = 'Refused';
    this.refusal = { code, params };
  }
}
