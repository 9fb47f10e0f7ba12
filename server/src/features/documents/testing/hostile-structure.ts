import { CATALOG, FONT, drawn, onePage, page, rawPdf, type HostilePdf } from './raw-pdf';

const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const many = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));
/** A catalog with one additional entry that reading does not need. */
const withCatalog = (more: string, objects: readonly string[] = []): Buffer =>
  onePage(drawn('plain'), objects, { catalog: `<< /Type /Catalog /Pages 2 0 R ${more} >>` });
/** A page tree with the given nodes, from the second object on. */
const tree = (...nodes: string[]): Buffer => rawPdf([CATALOG, ...nodes]);
const raw = (text: string): Buffer => Buffer.from(text, 'latin1');

const DEEP = 20_000;

/** Page trees that loop, give false counts or do not end. */
export const hostileTrees: readonly HostilePdf[] = [
  ['two nodes of pages that hold each other', () => tree(PAGES, '<< /Type /Pages /Kids [2 0 R] /Count 1 >>')],
  [
    'a tree of pages twenty thousand deep',
    () => tree(...many(DEEP, at => `<< /Type /Pages /Kids [${at + 3} 0 R] /Count 1 >>`), '<< /Type /Page >>'),
  ],
  [
    'a tree whose every node holds the next one twice',
    () => tree(...many(40, at => `<< /Type /Pages /Kids [${at + 3} 0 R ${at + 3} 0 R] /Count 2 >>`), '<< /Type /Page >>'),
  ],
  [
    'one page that says it is two billion',
    () => tree('<< /Type /Pages /Kids [3 0 R] /Count 2147483647 >>', '<< /Type /Page >>'),
    ['read', 'tooManyPages'],
  ],
  ['fewer than no pages', () => tree('<< /Type /Pages /Kids [3 0 R] /Count -5 >>', '<< /Type /Page >>'), 'damaged'],
  ['a count that is a word', () => tree('<< /Type /Pages /Kids /None /Count (many) >>')],
  [
    'a million pages that are not there',
    () => tree(`<< /Type /Pages /Kids [${'9 0 R '.repeat(1_000_000)}] /Count 1000000 >>`),
    ['damaged', 'tooManyPages'],
  ],
  ['a page that is its own parent', () => tree(PAGES, '<< /Type /Page /Parent 3 0 R /Contents 4 0 R >>', '<< /Length 0 >>')],
  ['a page of no size', () => tree(PAGES, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 0 0] /Contents 4 0 R >>')],
  [
    'a page as large as numbers go',
    () => tree(PAGES, '<< /Type /Page /Parent 2 0 R /MediaBox [-1e38 -1e38 1e38 1e38] /UserUnit 1e30 /Rotate 91 /Contents 4 0 R >>'),
  ],
];

const table = (entries: string, trailer: string, start: string): Buffer =>
  raw(`%PDF-1.7\n1 0 obj ${CATALOG} endobj\nxref\n${entries}\ntrailer << ${trailer} >>\nstartxref\n${start}\n%%EOF\n`);

/** Faulty objects and cross-reference tables. */
export const hostileObjects: readonly HostilePdf[] = [
  ['a table that begins behind the end', () => table('0 1\n0000000000 65535 f ', '/Size 2 /Root 1 0 R', '999999999'), 'damaged'],
  ['a table of two billion lines', () => table('0 2147483647\n0000000000 65535 f ', '/Size 2147483647 /Root 1 0 R', '52')],
  [
    'a table in a stream whose lines have no width',
    () =>
      rawPdf([CATALOG, PAGES, page('4 0 R'), { head: '/Type /XRef /W [0 0 0] /Index [0 2000000000] /Size 2000000000', stream: '' }, FONT]),
  ],
  ['a million objects and no table', () => raw(`%PDF-1.7\n${'7 0 obj null endobj\n'.repeat(1_000_000)}`), 'damaged'],
  [
    'ten thousand later versions of one page',
    () => Buffer.concat([onePage(drawn('first')), raw('4 0 obj << /Length 0 >> stream\n\nendstream endobj\n'.repeat(10_000))]),
  ],
  ['an object that is itself', () => tree(PAGES, page('4 0 R'), '4 0 R', FONT)],
  ['a chain of twenty thousand objects', () => tree(PAGES, page('4 0 R'), ...many(DEEP, at => `${at + 5} 0 R`), '(end)')],
  ['a stream whose length is the stream', () => onePage({ head: '/Length 4 0 R', stream: 'BT (x) Tj ET' })],
  ['a stream shorter than nothing', () => onePage({ head: '/Length -100', stream: 'BT (x) Tj ET' })],
  [
    'objects packed in a stream that goes on in itself',
    () => onePage(drawn('packed'), [{ head: '/Type /ObjStm /N 1000000000 /First 5 /Extends 6 0 R', stream: '7 0 8 5 << >>' }]),
  ],
  ['brackets in an object, twenty thousand deep', () => tree(`<< /Type /Pages /Kids ${'['.repeat(DEEP)}${']'.repeat(DEEP)} /Count 1 >>`)],
  ['dictionaries in an object, twenty thousand deep', () => tree(`${'<< /Kids '.repeat(DEEP)} 1 ${'>>'.repeat(DEEP)}`)],
  ['a text of a million brackets', () => onePage({ head: '', stream: `BT /F1 9 Tf (${'('.repeat(1_000_000)}) Tj ET` })],
  ['a name of five million letters', () => withCatalog(`/${'N'.repeat(5_000_000)} 1`), 'read'],
  ['a text of ten million signs in its catalog', () => withCatalog(`/Lang <${'41'.repeat(10_000_000)}>`), ['read', 'memory']],
  ['no catalog', () => rawPdf(['<< /Type /Nothing >>']), 'damaged'],
  ['a catalog that is its own tree', () => rawPdf(['<< /Type /Catalog /Pages 1 0 R /Kids [1 0 R] /Count 1 >>'])],
  // Refused at upload, because the data after the end could be a file of another type.
  ['five million bytes behind its end', () => Buffer.concat([onePage(drawn('tail')), Buffer.alloc(5_000_000, 0x41)])],
  ['a lock nobody has heard of', () => onePage(drawn('x'), ['<< /Filter /Secret /V 99 >>'], { trailer: '/Encrypt 6 0 R /ID [(a) (a)]' })],
  [
    'a lock that is turned for ever',
    () =>
      onePage(
        drawn('x'),
        [
          `<< /Filter /Standard /V 5 /R 6 /Length 256 /O <${'00'.repeat(48)}> /U <${'00'.repeat(48)}> /OE <${'00'.repeat(32)}> /UE <${'00'.repeat(32)}> /Perms <${'00'.repeat(16)}> /P -1 /CF << /StdCF << /CFM /AESV3 /Length 32 >> >> /StmF /StdCF /StrF /StdCF >>`,
        ],
        { trailer: '/Encrypt 6 0 R /ID [(a) (a)]' },
      ),
    'encrypted',
  ],
];

/** Actions that a viewer would run, follow or fetch; reading the text ignores them. */
export const hostileActions: readonly HostilePdf[] = [
  [
    'a list of contents that begins with itself',
    () => withCatalog('/Outlines 6 0 R', ['<< /First 6 0 R /Last 6 0 R /Next 6 0 R /Count 9 >>']),
    'read',
  ],
  [
    'names that are found under themselves',
    () => withCatalog('/Names << /Dests 6 0 R >>', ['<< /Kids [6 0 R 6 0 R] /Limits [(a) (z)] >>']),
    'read',
  ],
  [
    'a field of a form that is its own child',
    () => withCatalog('/AcroForm << /Fields [6 0 R] /NeedAppearances true >>', ['<< /T (x) /FT /Tx /Kids [6 0 R] /Parent 6 0 R >>']),
    'read',
  ],
  [
    'a form in XML that names a file of the machine',
    () =>
      withCatalog('/AcroForm << /XFA 6 0 R >> /NeedsRendering true', [
        '(<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b "&a;&a;&a;">]><xdp:xdp>&b;</xdp:xdp>)',
      ]),
    'read',
  ],
  [
    'an order to send it to somebody on opening',
    () => withCatalog('/OpenAction << /S /SubmitForm /F (http://127.0.0.1:9/) >> /AA << /WC << /S /URI /URI (http://127.0.0.1:9/) >> >>'),
    'read',
  ],
  [
    'a structure whose parts are itself',
    () => withCatalog('/StructTreeRoot 6 0 R /MarkInfo << /Marked true >>', ['<< /K [6 0 R] /ParentTree 6 0 R >>']),
    'read',
  ],
  [
    'layers that switch each other',
    () => withCatalog('/OCProperties << /OCGs [6 0 R] /D << /Order [6 0 R] >> >>', ['[6 0 R [6 0 R]]']),
    'read',
  ],
];
