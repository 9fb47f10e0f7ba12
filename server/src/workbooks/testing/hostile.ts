import type { FileRefusalCode } from '@hakaru/contract/imports';
import { UPLOAD_BYTES } from '@hakaru/contract/limits';
import { sheetXml, workbookParts, withPart, zipOf, type Part, type Value } from './make-workbook';
import { patchSizes, quine, withComment } from './make-zip';

/** A malicious or broken file, and the reason it must be refused for. */
export type Hostile = { what: string; name: string; code: FileRefusalCode; make(): Promise<Buffer> | Buffer };

const HEAD: Value[] = ['Code', 'Value'];
const plain = (rows: readonly (readonly Value[])[] = [HEAD, ['A', 1]]): Part[] => workbookParts([{ name: 'Data', rows }]);
const sheet1 = 'xl/worksheets/sheet1.xml';
const sheetOf = (content: string | Buffer): Promise<Buffer> => zipOf(withPart(plain(), { name: sheet1, content }));
const many = (count: number, row: (at: number) => Value[]): Value[][] => Array.from({ length: count }, (_, at) => row(at));
const DTD = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
const formula = (text: string): Value => ({ raw: `<c><f>${text}</f><v>1</v></c>` });
const workbook = (what: string, code: FileRefusalCode, make: Hostile['make'], name = 'report.xlsx'): Hostile => ({
  what,
  name,
  code,
  make,
});

function nested(depth: number, name: (at: number) => string): string {
  const names = Array.from({ length: depth }, (_, at) => name(at));
  return `${names.map(one => `<${one}>`).join('')}${names
    .toReversed()
    .map(one => `</${one}>`)
    .join('')}`;
}

const bombs: Hostile[] = [
  workbook('190 MB of one letter in a sheet', 'inflatesTooFar', () => sheetOf(Buffer.alloc(190_000_000, ' '))),
  workbook('many parts that together unpack too far', 'inflatesTooFar', () =>
    zipOf([...plain(), ...Array.from({ length: 30 }, (_, at) => ({ name: `xl/media/${at}.xml`, content: Buffer.alloc(9_000_000, 'x') }))]),
  ),
  workbook('a header that declares 10 bytes of 150 MB', 'damaged', async () =>
    patchSizes(await sheetOf(Buffer.alloc(150_000_000, ' ')), sheet1, 10),
  ),
  workbook('a header that declares 4 GB', 'inflatesTooFar', async () => patchSizes(await sheetOf('<x/>'), sheet1, 4_000_000_000)),
  workbook('2,000 parts', 'tooManyParts', () =>
    zipOf([...plain(), ...Array.from({ length: 2000 }, (_, at) => ({ name: `p${at}`, content: '' }))]),
  ),
  workbook('parts that overlap and unpack again and again', 'inflatesTooFar', () => quine(sheet1)),
  workbook('2 million shared texts', 'inflatesTooFar', () =>
    zipOf(
      withPart(plain(), {
        name: 'xl/sharedStrings.xml',
        content: `<sst>${'<si><t/></si>'.repeat(700_000)}${'<si><t>a</t></si>'.repeat(900_000)}</sst>`,
      }),
    ),
  ),
  workbook('800,000 elements within each other in 8 KB', 'inflatesTooFar', () => sheetOf(nested(800_000, () => 'a'))),
  ...['xl/worksheets/sheet1.xml', 'xl/sharedStrings.xml', 'xl/styles.xml', 'xl/workbook.xml'].map(name =>
    workbook(`elements within each other that pack badly, in ${name}`, 'damaged', () =>
      zipOf(withPart(plain(), { name, content: nested(50_000, at => `n${(at * 2_654_435_761) % 1_000_003}`) })),
    ),
  ),
  workbook('a part of 3 MB that declares 10 bytes', 'damaged', async () =>
    patchSizes(await sheetOf(Buffer.alloc(3_000_000, ' ')), sheet1, 10),
  ),
  workbook('20,000 merged ranges', 'inflatesTooFar', () =>
    sheetOf(sheetXml({ rows: [HEAD, ['A', 1]], after: `<mergeCells>${'<mergeCell ref="A1:B1"/>'.repeat(20_000)}</mergeCells>` })),
  ),
];

const tooLong: Hostile[] = [
  workbook('200,000 rows', 'tooManyRows', () => sheetOf(sheetXml({ rows: many(200_000, at => [`S${at}`, at]) }))),
  workbook('5,021 used rows on the second sheet', 'tooManyRows', () =>
    zipOf(
      workbookParts([
        { name: 'One', rows: [HEAD] },
        { name: 'Two', rows: many(5_022, at => [at]) },
      ]),
    ),
  ),
  workbook('values in column 300', 'tooManyColumns', () => sheetOf(sheetXml({ rows: [many(300, at => [at]).flat()] }))),
  workbook('a text of 40,000 characters', 'textTooLong', () => sheetOf(sheetXml({ rows: [['x'.repeat(40_000)]] }))),
  workbook('a sheet name of 300 characters', 'sheetName', () => zipOf(workbookParts([{ name: 'x'.repeat(300), rows: [HEAD] }]))),
  workbook('60 sheets', 'tooManySheets', () =>
    zipOf(workbookParts(Array.from({ length: 60 }, (_, at) => ({ name: `S${at}`, rows: [HEAD] })))),
  ),
  workbook('a file name of 300 characters', 'nameTooLong', () => zipOf(plain()), `${'報'.repeat(300)}.xlsx`),
  workbook('one byte too many', 'tooLarge', () => Buffer.alloc(UPLOAD_BYTES + 1)),
  workbook('a row of a million', 'damaged', () =>
    sheetOf('<worksheet><sheetData><row r="99999999"><c r="A1"><v>1</v></c></row></sheetData></worksheet>'),
  ),
];

const declarations: Hostile[] = ['[Content_Types].xml', 'xl/workbook.xml', 'xl/_rels/workbook.xml.rels', 'xl/styles.xml', sheet1]
  .filter(part => part !== '[Content_Types].xml')
  .map(part =>
    workbook(`a document type in ${part}`, 'doctype', () =>
      zipOf(withPart(plain(), { name: part, content: `<?xml version="1.0"?>${DTD}<x>&b;</x>` })),
    ),
  );

const entities: Hostile[] = [
  workbook('an entity nobody declared', 'damaged', () =>
    sheetOf('<worksheet><sheetData><row><c><v>&boom;</v></c></row></sheetData></worksheet>'),
  ),
  workbook('an external document type in shared texts', 'doctype', () =>
    zipOf(withPart(plain(), { name: 'xl/sharedStrings.xml', content: '<!DOCTYPE sst SYSTEM "file:///etc/passwd"><sst/>' })),
  ),
];

const formulas: Hostile[] = [
  workbook('a formula that starts a program', 'outsideFormula', () => sheetOf(sheetXml({ rows: [[formula("cmd|'/c calc'!A1")]] }))),
  workbook('a formula that asks the web', 'outsideFormula', () => sheetOf(sheetXml({ rows: [[formula('WEBSERVICE(A1)')]] }))),
  workbook('a formula into another workbook', 'outsideFormula', () => sheetOf(sheetXml({ rows: [[formula("'[other.xlsx]Sheet1'!A1")]] }))),
  workbook('a formula through a link table', 'outsideFormula', () => sheetOf(sheetXml({ rows: [[formula('[1]Sheet1!A1')]] }))),
  workbook('macros in the package', 'macros', () => zipOf([...plain(), { name: 'xl/vbaProject.bin', content: 'x' }])),
  workbook('a workbook named as one with macros', 'macros', () => zipOf(plain()), 'report.xlsm'),
  workbook('an embedded program', 'macros', () => zipOf([...plain(), { name: 'xl/embeddings/setup.exe', content: 'MZ' }])),
];

const disguises: Hostile[] = [
  workbook('a web page before the archive', 'unknownType', async () => Buffer.concat([Buffer.from('<html></html>'), await zipOf(plain())])),
  workbook('a web page in the archive comment', 'damaged', async () => withComment(await zipOf(plain()), '<script>alert(1)</script>')),
  workbook('a web page named CSV', 'unknownType', () => Buffer.from('<!doctype html><script>1</script>'), 'data.csv'),
  workbook('a picture with a script named CSV', 'unknownType', () => Buffer.from('<svg onload="x"/>'), 'data.csv'),
  workbook('an archive named CSV', 'unknownType', () => zipOf(plain()), 'data.csv'),
  workbook('a text named workbook', 'unknownType', () => Buffer.from('Code,Value\nA,1\n')),
  workbook('a document of a word processor', 'notWorkbook', () =>
    zipOf([
      { name: '[Content_Types].xml', content: '<Types/>' },
      { name: 'word/document.xml', content: '<w/>' },
    ]),
  ),
  workbook('an old or locked workbook', 'oldWorkbook', () =>
    Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(512)]),
  ),
  workbook('a program', 'unknownType', () => Buffer.from('MZ\u0000\u0000'), 'setup.exe'),
  workbook('bytes of no writing system', 'encoding', () => Buffer.from([0x43, 0x2c, 0xff, 0xfe, 0xfd, 0x0a, 0x81]), 'data.csv'),
  workbook('a CSV with NUL characters', 'unknownType', () => Buffer.from('Code\u0000,Value\nA,1'), 'data.csv'),
];

const broken: Hostile[] = [
  workbook('nothing at all', 'empty', () => Buffer.alloc(0)),
  workbook('a workbook cut in the middle', 'damaged', async () => (await zipOf(plain())).subarray(0, 900)),
  workbook('two parts of one name', 'damaged', () => zipOf([...plain(), { name: sheet1, content: '<x/>' }])),
  workbook('a sheet that ends in mid-tag', 'damaged', () => sheetOf('<worksheet><sheetData><row')),
  workbook('rows that go backwards', 'damaged', () => sheetOf('<worksheet><sheetData><row r="5"/><row r="2"/></sheetData></worksheet>')),
  workbook('a number that is none', 'damaged', () =>
    sheetOf('<worksheet><sheetData><row><c><v>12abc</v></c></row></sheetData></worksheet>'),
  ),
  workbook('a shared text that is not there', 'damaged', () =>
    sheetOf('<worksheet><sheetData><row><c t="s"><v>7</v></c></row></sheetData></worksheet>'),
  ),
  workbook('a part that climbs out of the archive', 'damaged', async () => {
    const bytes = await zipOf([...plain(), { name: 'xx/yy/escape.xml', content: '' }]);
    return Buffer.from(bytes.toString('latin1').replaceAll('xx/yy/', '../../'), 'latin1');
  }),
  workbook('packed bytes that are noise', 'damaged', async () => {
    const bytes = await zipOf(plain());
    return bytes.fill(0xff, bytes.indexOf(sheet1) + sheet1.length, bytes.indexOf(sheet1) + sheet1.length + 40);
  }),
];

/** More than forty; each must be refused with its own message within two seconds. */
export const hostileFiles: readonly Hostile[] = [...bombs, ...tooLong, ...declarations, ...entities, ...formulas, ...disguises, ...broken];
