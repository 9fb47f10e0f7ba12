import { once } from 'node:events';
import { ZipFile } from 'yazl';

/** Workbooks written part by part, so that tests can write what no spreadsheet program would. */
export type Part = { name: string; content: string | Buffer; stored?: boolean };

export async function zipOf(parts: readonly Part[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { name, content, stored } of parts) {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    zip.addBuffer(bytes, name, { ...(stored ? { compress: false } : { compressionLevel: FAST }), mtime: MTIME });
  }
  zip.end();
  const chunks: Buffer[] = [];
  zip.outputStream.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(zip.outputStream, 'end');
  return Buffer.concat(chunks);
}

const FAST = 1;
const MTIME = new Date(Date.UTC(2026, 0, 1));

export type Value = string | number | boolean | null | { raw: string };

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export type SheetPlan = {
  name: string;
  rows: readonly (readonly Value[])[];
  after?: string;
  rowAttributes?: (row: number) => string;
  state?: string;
};

/** The parts of a simple workbook; a test changes one and zips them all. */
export function workbookParts(sheets: readonly SheetPlan[], { styles = STYLES }: { styles?: string } = {}): Part[] {
  const relation = (id: number, type: string, target: string): string =>
    `<Relationship Id="rId${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
  const targets = sheets.map((_, at) => relation(at + 1, 'worksheet', `worksheets/sheet${at + 1}.xml`)).join('');
  const listed = sheets
    .map(
      ({ name, state }, at) => `<sheet name="${escape(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"${state ? ` state="${state}"` : ''}/>`,
    )
    .join('');
  return [
    {
      name: '[Content_Types].xml',
      content: `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${sheets.map((_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`).join('')}<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
    },
    { name: '_rels/.rels', content: relations(relation(1, 'officeDocument', 'xl/workbook.xml')) },
    { name: 'xl/workbook.xml', content: `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${listed}</sheets></workbook>` },
    { name: 'xl/_rels/workbook.xml.rels', content: relations(targets + relation(sheets.length + 1, 'styles', 'styles.xml')) },
    { name: 'xl/styles.xml', content: styles },
    ...sheets.map((sheet, at) => ({ name: `xl/worksheets/sheet${at + 1}.xml`, content: sheetXml(sheet) })),
  ];
}

export async function makeWorkbook(sheets: readonly SheetPlan[]): Promise<Buffer> {
  return await zipOf(workbookParts(sheets));
}

/** Replaces one part's content, or adds the part. */
export function withPart(parts: readonly Part[], part: Part): Part[] {
  return [...parts.filter(({ name }) => name !== part.name), part];
}

/** Styles 1 to 4: a day, a percentage, an era day, and a custom Japanese day. */
export const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="[$-411]ggge&quot;年&quot;m&quot;月&quot;d&quot;日&quot;"/></numFmts><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf numFmtId="14"/><xf numFmtId="10"/><xf numFmtId="57"/><xf numFmtId="164"/></cellXfs></styleSheet>`;

function relations(inner: string): string {
  return `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`;
}

export function sheetXml({ rows, after = '', rowAttributes = () => '' }: Omit<SheetPlan, 'name'>): string {
  const lines = rows.map(
    (cells, at) =>
      `<row r="${at + 1}"${rowAttributes(at + 1)}>${cells.map((value, column) => cellXml(value, `${letter(column)}${at + 1}`)).join('')}</row>`,
  );
  return `${XML}<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData>${after}</worksheet>`;
}

function cellXml(value: Value, address: string): string {
  if (value === null) return '';
  if (typeof value === 'object') return value.raw.replace('<c', `<c r="${address}"`);
  if (typeof value === 'number') return `<c r="${address}"><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c r="${address}" t="b"><v>${value ? 1 : 0}</v></c>`;
  return `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escape(value)}</t></is></c>`;
}

const letter = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : letter(Math.floor(column / 26) - 1) + letter(column % 26);
const escape = (text: string): string =>
  text.replace(/[&<>"]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
