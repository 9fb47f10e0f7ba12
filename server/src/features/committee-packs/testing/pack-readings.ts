import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';

export type Cell = { text: string; key: string | null; value: string | null };
export type Section = {
  section: string;
  miss: string | null;
  notes: string[];
  blocks: { kind: string; drawing: string | null; rows: { cells: Cell[] }[] }[];
};

export const cellsOf = ({ blocks }: Section): Cell[] => blocks.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells));

/** The raw text of every sheet of a workbook. */
export function sheetsOf(book: Buffer): Promise<string> {
  return new Promise((resolve, reject) =>
    yauzl.fromBuffer(book, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      let text = '';
      zip.on('end', () => resolve(text));
      zip.on('entry', (entry: yauzl.Entry) => {
        if (!entry.fileName.startsWith('xl/worksheets/sheet')) return zip.readEntry();
        zip.openReadStream(entry, (fault, stream) =>
          fault
            ? reject(fault)
            : void buffer(stream).then(bytes => {
                text += bytes.toString();
                zip.readEntry();
              }),
        );
      });
      zip.readEntry();
    }),
  );
}

/** What reads as a figure on the pages, with one sign for what is below zero. */
export const figures = (pages: string[][]) =>
  pages
    .flat()
    .map(word => word.replace('▲', '−'))
    .filter(word => /^[−+]?[\d,]*\d\.\d+$|^[−+][\d,]+$|^\d{1,3}(,\d{3})+$/.test(word));

/** The figures of a screen by their key. */
export const byKey = (reply: unknown): Map<string, string | null> => {
  const found = new Map<string, string | null>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (typeof node !== 'object' || node === null) return;
    if ('key' in node && 'value' in node) found.set(String(node.key), node.value as string | null); // a figure as the API answers it
    Object.values(node).forEach(walk);
  };
  walk(reply);
  return found;
};
