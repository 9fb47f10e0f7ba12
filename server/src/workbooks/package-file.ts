import type { Readable } from 'node:stream';
import yauzl from 'yauzl';
import { READER_LIMITS } from './limits';
import { Refused } from './refused';

/** The parts of a workbook, read on request; the bytes actually unpacked are counted over all parts. */
export type PackageFile = {
  names: readonly string[];
  has(name: string): boolean;
  read(name: string): AsyncGenerator<Buffer>;
  close(): void;
};

/** Opens a zip after checking its directory. */
export async function openPackage(bytes: Buffer): Promise<PackageFile> {
  const zip = await openZip(bytes);
  const entries = await entriesOf(zip);
  let inflated = 0;
  async function* read(name: string): AsyncGenerator<Buffer> {
    const entry = entries.get(name);
    if (!entry) throw new Refused('damaged', { part: name });
    const stream = await streamOf(zip, entry);
    let ofPart = 0;
    try {
      const chunks = stream as AsyncIterable<Buffer>; // a stream of bytes, never of text
      for await (const chunk of chunks) {
        inflated += chunk.length;
        ofPart += chunk.length;
        if (inflated > READER_LIMITS.inflatedBytes || isTooDense(ofPart, entry.compressedSize)) throw new Refused('inflatesTooFar');
        yield chunk;
      }
    } catch (error) {
      throw error instanceof Refused ? error : new Refused('damaged', { part: name });
    } finally {
      stream.destroy();
    }
  }
  return { names: [...entries.keys()], has: name => entries.has(name), read, close: () => zip.close() };
}

function openZip(bytes: Buffer): Promise<yauzl.ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true, autoClose: false, validateEntrySizes: true }, (error, zip) => {
      if (error || !zip) reject(new Refused('damaged', { part: 'zip' }));
      // Excel writes no comment; one would be meant for another program.
      else if (zip.comment) reject(new Refused('damaged', { part: 'zip comment' }));
      else if (zip.entryCount > READER_LIMITS.entries) reject(new Refused('tooManyParts'));
      else resolve(zip);
    });
  });
}

function entriesOf(zip: yauzl.ZipFile): Promise<Map<string, yauzl.Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, yauzl.Entry>();
    let declared = 0;
    zip.on('entry', entry => {
      declared += entry.uncompressedSize;
      const problem = problemOf(entry, declared, entries);
      if (problem) return reject(problem);
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', () => reject(new Refused('damaged', { part: 'zip' })));
    zip.readEntry();
  });
}

function problemOf(entry: yauzl.Entry, declared: number, earlier: ReadonlyMap<string, yauzl.Entry>): Refused | null {
  const { fileName, uncompressedSize, compressedSize } = entry;
  if (entry.isEncrypted()) return new Refused('oldWorkbook');
  // Of two parts with the same name, programs differ in which they use.
  if (earlier.has(fileName)) return new Refused('damaged', { part: fileName.slice(0, 100) });
  if (declared > READER_LIMITS.inflatedBytes) return new Refused('inflatesTooFar');
  return isTooDense(uncompressedSize, compressedSize) ? new Refused('inflatesTooFar') : null;
}

/** The declared and the actual sizes are checked in the same way. */
const isTooDense = (bytes: number, packed: number): boolean => bytes > READER_LIMITS.freeBytes + packed * READER_LIMITS.ratio;

function streamOf(zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error || !stream) reject(new Refused('damaged', { part: entry.fileName.slice(0, 100) }));
      else resolve(stream);
    });
  });
}
