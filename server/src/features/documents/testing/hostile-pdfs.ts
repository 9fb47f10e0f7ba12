import { deflateSync } from 'node:zlib';
import { hostileDrawing, hostileFonts, hostilePictures, hostileStreams } from './hostile-contents';
import { hostileActions, hostileObjects, hostileTrees } from './hostile-structure';
import { CATALOG, FONT, drawn, onePage, page, rawPdf, type HostilePdf } from './raw-pdf';

const flate = (bytes: Buffer): Buffer => deflateSync(bytes, { level: 9 });
const MEGABYTE = 2 ** 20;
const spaces = (megabytes: number): Buffer => flate(Buffer.alloc(megabytes * MEGABYTE, 0x20));
const packedTwice = (megabytes: number): Buffer =>
  onePage({ head: '/Filter [/FlateDecode /FlateDecode]', stream: flate(spaces(megabytes)) });
/** Nothing but spaces: a fast machine may read them all. */
const BOMBED = ['read', 'memory', 'timeout'] as const;
/** A thousand lines of three hundred letters, in one-point type. */
const fullLines = (): string =>
  Array.from({ length: 1_000 }, (_, at) => `1 0 0 1 10 ${10 + at * 0.8} Tm (${'word '.repeat(60)}) Tj`).join(' ');
const again = `/Kids [${'3 0 R '.repeat(10_000)}] /Count 10000`;

/** One hostile file of each kind, for every test run. */
export const dozenHostilePdfs: readonly HostilePdf[] = [
  ['seven hundred bytes that unpack to 50 MB', () => packedTwice(50), BOMBED],
  ['a page tree that contains itself', () => rawPdf([CATALOG, '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>']), 'damaged'],
  [
    'a stream that lies about its length',
    () => onePage({ head: '/Length 2147483647', stream: 'BT /F1 12 Tf 72 770 Td (short) Tj ET' }),
    'read',
  ],
  ['a table of contents that points at itself', () => onePage(drawn('loop'), [], { trailer: '/Prev 9' }), 'read'],
  [
    'a script that runs on opening',
    () =>
      onePage(drawn('script'), [], {
        catalog: '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (while\\(true\\){}) >> >>',
      }),
    'read',
  ],
  [
    'an embedded program and an order to start it',
    () =>
      onePage(
        drawn('attached'),
        [{ head: '/Type /EmbeddedFile', stream: 'MZ program' }, '<< /Type /Filespec /F (../../../../etc/passwd) /EF << /F 6 0 R >> >>'],
        {
          catalog:
            '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /Launch /F (/bin/sh) >> /Names << /EmbeddedFiles << /Names [(x) 7 0 R] >> >> >>',
        },
      ),
    'read',
  ],
  ['ten thousand pages', () => rawPdf([CATALOG, `<< /Type /Pages ${again} >>`, page('4 0 R'), drawn('again'), FONT]), 'tooManyPages'],
  [
    'a password nobody gave',
    () =>
      onePage(drawn('secret'), [`<< /Filter /Standard /V 1 /R 2 /O (${'o'.repeat(32)}) /U (${'u'.repeat(32)}) /P -4 >>`], {
        trailer: '/Encrypt 6 0 R /ID [(0123456789abcdef) (0123456789abcdef)]',
      }),
    'encrypted',
  ],
  ['brackets in brackets, a hundred thousand deep', () => onePage({ head: '', stream: `${'['.repeat(100_000)}${']'.repeat(100_000)} TJ` })],
  [
    'a form that draws itself',
    () =>
      rawPdf([
        CATALOG,
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /X 5 0 R >> >> >>',
        { head: '', stream: '/X Do' },
        { head: '/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources << /XObject << /X 5 0 R >> >>', stream: '/X Do /X Do' },
      ]),
  ],
  ['a page written full', () => onePage({ head: '', stream: `BT /F1 1 Tf ${fullLines()} ET` }), 'tooMuchText'],
  ['nothing behind its first line', () => Buffer.from('%PDF-1.7\n%%EOF\n'), 'damaged'],
];

/** All hostile files, including the dozen. */
export const allHostilePdfs: readonly HostilePdf[] = [
  ...dozenHostilePdfs,
  ['a thousand bytes that unpack to 150 MB', () => packedTwice(150), BOMBED],
  ['a small stream that unpacks to 150 MB', () => onePage({ head: '/Filter /FlateDecode', stream: spaces(150) }), BOMBED],
  [
    // Nearly all of the words are outside the page.
    'two million drawn words',
    () => onePage({ head: '/Filter /FlateDecode', stream: flate(Buffer.from(`BT /F1 1 Tf ${'(word ) Tj '.repeat(2_000_000)} ET`)) }),
    BOMBED,
  ],
  ...hostileTrees,
  ...hostileObjects,
  ...hostileActions,
  ...hostileStreams,
  ...hostilePictures,
  ...hostileDrawing,
  ...hostileFonts,
];
