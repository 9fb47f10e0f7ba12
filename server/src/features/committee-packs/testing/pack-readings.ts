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

/** The raw text of the parts of a workbook whose path begins so, by path. */
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

/** The raw text of every sheet of a workbook. */
export const sheetsOf = async (book: Buffer): Promise<string> => [...(await partsOf(book, 'xl/worksheets/sheet')).values()].join('');

/** Every number of a workbook that names its figure, by sheet: the key noted on the cell and the number in it. */
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
