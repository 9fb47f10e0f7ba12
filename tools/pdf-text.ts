import { inflateSync } from 'node:zlib';

/** The words of each page of a document of ours, decoded through its embedded fonts. */
export function pdfWords(pdf: Buffer): string[][] {
  const objects = objectsOf(pdf);
  const fonts = fontsOf(objects);
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b/.test(head))
    .map(({ head }) => {
      const content = objects.get(Number(/\/Contents (\d+) 0 R/.exec(head)?.[1]));
      return wordsOf(content?.stream ?? '', fonts);
    });
}

type PdfObject = { head: string; stream: string | null };

function objectsOf(pdf: Buffer): Map<number, PdfObject> {
  const text = pdf.toString('latin1');
  const found = new Map<number, PdfObject>();
  for (const match of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g)) {
    const [, number = '', body = ''] = match;
    const at = body.indexOf('stream\n');
    const head = at < 0 ? body : body.slice(0, at);
    const packed = at < 0 ? null : Buffer.from(body.slice(at + 7, body.lastIndexOf('\nendstream')), 'latin1');
    found.set(Number(number), {
      head,
      stream: packed ? (head.includes('FlateDecode') ? inflateSync(packed) : packed).toString('latin1') : null,
    });
  }
  return found;
}

/** The characters that each of a font's codes stands for, by the font's name in pages. */
function fontsOf(objects: ReadonlyMap<number, PdfObject>): Map<string, string[]> {
  const fonts = new Map<string, string[]>();
  for (const { head } of objects.values())
    for (const [, name = '', number = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = objects.get(Number(/\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(number))?.head ?? '')?.[1]))?.stream ?? '';
      const signs: string[] = [];
      for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi))
        for (const [at, [, code = '']] of [...list.matchAll(/<([0-9a-f ]+)>/gi)].entries())
          signs[Number.parseInt(first, 16) + at] = Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');
      fonts.set(name, signs);
    }
  return fonts;
}

function wordsOf(content: string, fonts: ReadonlyMap<string, string[]>): string[] {
  const words: string[] = [];
  let signs: string[] = [];
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*>|[-\d.\s])*)\] TJ/gi)) {
    if (font) signs = fonts.get(font) ?? [];
    const codes =
      (shown ?? '')
        .match(/<[0-9a-f]*>/gi)
        ?.join('')
        .match(/[0-9a-f]{4}/gi) ?? [];
    const word = codes
      .map(code => signs[Number.parseInt(code, 16)] ?? '')
      .join('')
      .trim();
    if (word) words.push(word);
  }
  return words;
}
