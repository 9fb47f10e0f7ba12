import { notesOf, notesXml, shapesXml } from './notes';
import { sheetNames } from './sheet-names';
import { sheetXml } from './sheet-xml';
import type { Sheet } from './sheet';
import { StyleBook } from './styles';
import { attribute, XML_HEAD } from './xml-text';
import { zip, type ZipEntry } from './zip';

/** A name that formulas may use instead of an address: `{ name: 'AsOf', refersTo: "'Inputs'!$B$3" }`. */
export type DefinedName = { name: string; refersTo: string };

/**
 * The bytes of an .xlsx file. The same sheets give the same bytes, whenever they are written: no clock is read.
 *
 * @example await writeWorkbook([{ name: 'Values', rows: [[{ value: 'Total' }, { value: 12.5, style: { format: '#,##0.00' } }]] }])
 */
export async function writeWorkbook(
  sheets: readonly Sheet[],
  { names = [] }: { names?: readonly DefinedName[] } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  if (sheets.length === 0) throw new Error('a workbook needs a sheet');
  const titles = sheetNames(sheets.map(({ name }) => name));
  const styles = new StyleBook();
  const parts = sheets.map((sheet, at) => sheetParts(sheet, at + 1, styles));
  return await zip([
    { path: '[Content_Types].xml', text: [contentTypes(parts)] },
    { path: '_rels/.rels', text: [relations([{ id: 'rId1', type: 'officeDocument', target: 'xl/workbook.xml' }])] },
    { path: 'xl/workbook.xml', text: [workbookXml(sheets, titles, names)] },
    { path: 'xl/_rels/workbook.xml.rels', text: [workbookRelations(sheets)] },
    ...parts.flatMap(({ entries }) => entries),
    // Last, and only when its turn comes: writing the sheets fills the book of styles.
    { path: 'xl/styles.xml', text: written(styles) },
  ]);
}

function* written(styles: StyleBook): Generator<string> {
  yield styles.xml();
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

type SheetParts = { number: number; hasNotes: boolean; entries: ZipEntry[] };

function sheetParts(sheet: Sheet, number: number, styles: StyleBook): SheetParts {
  const notes = notesOf(sheet.rows);
  const entries: ZipEntry[] = [{ path: `xl/worksheets/sheet${number}.xml`, text: sheetXml(sheet, styles, notes.length > 0) }];
  if (notes.length === 0) return { number, hasNotes: false, entries };
  entries.push(
    { path: `xl/comments${number}.xml`, text: [notesXml(notes)] },
    { path: `xl/drawings/vmlDrawing${number}.vml`, text: [shapesXml(notes, number)] },
    {
      path: `xl/worksheets/_rels/sheet${number}.xml.rels`,
      text: [
        relations([
          { id: 'rId1', type: 'vmlDrawing', target: `../drawings/vmlDrawing${number}.vml` },
          { id: 'rId2', type: 'comments', target: `../comments${number}.xml` },
        ]),
      ],
    },
  );
  return { number, hasNotes: true, entries };
}

function contentTypes(parts: readonly SheetParts[]): string {
  const override = (path: string, kind: string) => `<Override PartName="/xl/${path}" ContentType="${KIND}.${kind}+xml"/>`;
  return (
    `${XML_HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Default Extension="xml" ContentType="application/xml"/><Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>` +
    override('workbook.xml', 'sheet.main') +
    override('styles.xml', 'styles') +
    parts.map(({ number }) => override(`worksheets/sheet${number}.xml`, 'worksheet')).join('') +
    parts.map(({ number, hasNotes }) => (hasNotes ? override(`comments${number}.xml`, 'comments') : '')).join('') +
    '</Types>'
  );
}

function relations(list: readonly { id: string; type: string; target: string }[]): string {
  const lines = list.map(({ id, type, target }) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`);
  return `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships">${lines.join('')}</Relationships>`;
}

function workbookRelations(sheets: readonly Sheet[]): string {
  const sheetLinks = sheets.map((_, at) => ({ id: `rId${at + 1}`, type: 'worksheet', target: `worksheets/sheet${at + 1}.xml` }));
  return relations([...sheetLinks, { id: `rId${sheets.length + 1}`, type: 'styles', target: 'styles.xml' }]);
}

function workbookXml(sheets: readonly Sheet[], titles: readonly string[], names: readonly DefinedName[]): string {
  const lines = titles.map(
    (title, at) =>
      `<sheet name="${attribute(title)}" sheetId="${at + 1}"${sheets[at]?.hidden ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`,
  );
  const defined = [
    ...sheets.flatMap((sheet, at) => filterName(sheet, at, titles[at] ?? '')),
    ...sheets.flatMap((sheet, at) => repeatedRows(sheet, at, titles[at] ?? '')),
    ...names.map(({ name, refersTo }) => `<definedName name="${attribute(name)}">${attribute(refersTo)}</definedName>`),
  ];
  return (
    `${XML_HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${lines.join('')}</sheets>` +
    (defined.length > 0 ? `<definedNames>${defined.join('')}</definedNames>` : '') +
    // Whatever was worked out when the file was written is worked out again by who opens it.
    `<calcPr calcId="0" fullCalcOnLoad="1"/></workbook>`
  );
}

const quoted = (title: string) => `'${title.replaceAll("'", "''")}'`;

function filterName({ filter }: Sheet, at: number, title: string): string[] {
  if (!filter) return [];
  const fixed = filter.replace(/([A-Z]+)(\d+)/g, '$$$1$$$2');
  return [
    `<definedName name="_xlnm._FilterDatabase" localSheetId="${at}" hidden="1">${attribute(`${quoted(title)}!${fixed}`)}</definedName>`,
  ];
}

function repeatedRows({ print }: Sheet, at: number, title: string): string[] {
  if (!print?.headerRows) return [];
  const { from, to } = print.headerRows;
  return [`<definedName name="_xlnm.Print_Titles" localSheetId="${at}">${attribute(`${quoted(title)}!$${from}:$${to}`)}</definedName>`];
}

export type { Cell, CellValue, Note, Sheet, Validation } from './sheet';
export type { Style } from './styles';
