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

/** The raw text of the workbook parts whose path begins with `start`, by path. */
export function partsOf(book: Buffer, start: string): Promise<Map<string, string>> {
  return new Promise((resolve, reject) =>
    yauzl.fromBuffer(book, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      const found = new Map<string, string>();
      zip.on('end', () => resolve(found));
      zip.on('entry', (entry: yauzl.Entry) => {
        if (!entry.fileName.startsWith(start)) return zip.readEntry();
        zip.openReadStream(entry, (fault, stream) =>
          fault
            ? reject(fault)
            : void buffer(stream).then(bytes => {
                found.set(entry.fileName, bytes.toString());
                zip.readEntry();
              }),
        );
      });
      zip.readEntry();
    }),
  );
}

export const sheetsOf = async (book: Buffer): Promise<string> => [...(await partsOf(book, 'xl/worksheets/sheet')).values()].join('');

/** Every number of a workbook that has a figure key as its note, by sheet. */
export async function notedNumbers(book: Buffer): Promise<{ sheet: number; key: string; number: number }[]> {
  const sheets = await partsOf(book, 'xl/worksheets/sheet');
  const notes = await partsOf(book, 'xl/comments');
  return [...notes].flatMap(([path, text]) => {
    const sheet = Number(/(\d+)\.xml$/.exec(path)?.[1]);
    const cells = new Map(
      [...(sheets.get(`xl/worksheets/sheet${sheet}.xml`) ?? '').matchAll(/<c r="([A-Z]+\d+)"(?: s="\d+")?><v>([^<]*)<\/v>/g)].map(
        ([, place, number]) => [place, Number(number)],
      ),
    );
    return [...text.matchAll(/<comment ref="([A-Z]+\d+)".*?<t [^>]*>([^<]*)<\/t>/g)].map(([, place, key = '']) => ({
      sheet,
      key,
      number: cells.get(place) ?? Number.NaN,
    }));
  });
}

/** The words on the pages that look like figures, with a uniform minus sign. */
export const figures = (pages: string[][]) =>
  pages
    .flat()
    .map(word => word.replace('▲', '−'))
    .filter(word => /^[−+]?[\d,]*\d\.\d+$|^[−+][\d,]+$|^\d{1,3}(,\d{3})+$/.test(word));

export const byKey = (reply: unknown): Map<string, string | null> => {
  const found = new Map<string, string | null>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (typeof node !== 'object' || node === null) return;
    if ('key' in node && 'value' in node) found.set(String(node.key), node.value as string | null); // a figure as the API returns it
    Object.values(node).forEach(walk);
  };
  walk(reply);
  return found;
};
