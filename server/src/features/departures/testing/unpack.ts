import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import yauzl from 'yauzl';

/** Unpacks an archive as its recipient would; returns the paths in it. */
export function unpack(archive: Buffer, folder: string): Promise<string[]> {
  return new Promise((resolve, reject) =>
    yauzl.fromBuffer(archive, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      const paths: string[] = [];
      zip.on('error', reject);
      zip.on('end', () => resolve(paths));
      zip.on('entry', (entry: yauzl.Entry) => {
        zip.openReadStream(entry, (fault, stream) => {
          if (fault) return reject(fault);
          const path = join(folder, entry.fileName);
          mkdir(dirname(path), { recursive: true })
            .then(() => pipeline(stream, createWriteStream(path)))
            .then(() => {
              paths.push(entry.fileName);
              zip.readEntry();
            })
            .catch(reject);
        });
      });
      zip.readEntry();
    }),
  );
}
