import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';

/** The XML text of every sheet of a workbook, in the workbook's order. */
export function readWorkbookTexts(book: Buffer): Promise<string[]> {
  return new Promise((resolve, reject) =>
    yauzl.fromBuffer(book, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      const found = new Map<number, string>();
      zip.on('end', () => resolve([...found].toSorted(([one], [other]) => one - other).map(([, text]) => text)));
      zip.on('entry', (entry: yauzl.Entry) => {
        const sheet = /^xl\/worksheets\/sheet(\d+)\.xml$/.exec(entry.fileName)?.[1];
        if (sheet === undefined) return zip.readEntry();
        zip.openReadStream(entry, (fault, stream) => {
          if (fault) return reject(fault);
          void buffer(stream).then(bytes => {
            found.set(Number(sheet), bytes.toString());
            zip.readEntry();
          }, reject);
        });
      });
      zip.readEntry();
    }),
  );
}
