import { openReader, type Reader } from './reader/reader';

let reader: Reader | null = null;

/** The one reading process of this process; started by the first file, ended with us. */
export function importReader(): Reader {
  return (reader ??= openReader());
}
