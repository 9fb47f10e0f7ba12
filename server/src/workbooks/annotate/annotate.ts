import { once } from 'node:events';
import { ZipFile } from 'yazl';
import { openPackage, type PackageFile } from '#workbooks/package-file';
import { readWorkbookParts, workbookPartOf, type SheetPart } from '#workbooks/workbook-parts';
import { remarksXml, shapesXml } from './remarks';
import { markCells, withDrawing, type Mark } from './sheet-marks';
import { largestSheetId, StyleSheet } from './style-sheet';
import { edited, escaped, tagsOf } from './tags';

/** What is added to a copy of a workbook: notes on its cells, and a sheet that lists them. */
export type Annotation = { marks: readonly Mark[]; list: { name: string; rows: readonly (readonly string[])[] } };

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A copy of a workbook with notes and colours on its cells; other parts stay the same bytes. */
export async function annotateWorkbook(bytes: Buffer, { marks, list }: Annotation): Promise<Buffer> {
  const file = await openPackage(bytes);
  try {
    const { sheets } = await readWorkbookParts(file);
    const parts = new Parts(file);
    const workbook = (await workbookPartOf(file)) ?? 'xl/workbook.xml';
    const folder = workbook.slice(0, workbook.lastIndexOf('/') + 1);
    const styles = new StyleSheet(await parts.text(`${folder}styles.xml`));
    for (const [at, sheet] of sheets.entries()) {
      const own = marks.filter(mark => mark.sheet === sheet.name);
      if (own.length > 0) await annotateSheet(parts, sheet, at, own, styles);
    }
    if (styles.isUsable) parts.set(`${folder}styles.xml`, styles.text());
    await addList(parts, workbook, { ...list, name: freeName(list.name, sheets) });
    return await parts.zip();
  } finally {
    file.close();
  }
}

async function annotateSheet(parts: Parts, { part }: SheetPart, at: number, marks: readonly Mark[], styles: StyleSheet): Promise<void> {
  const xml = await parts.text(part);
  const coloured = styles.isUsable ? markCells(xml, marks, (style, tone) => styles.styleFor(style, tone)) : xml;
  // A sheet with notes of its own keeps those; ours are in the list.
  if ([...tagsOf(xml)].some(({ local }) => local === 'legacyDrawing')) return parts.set(part, coloured);
  parts.set(part, withDrawing(coloured, 'rIdFindings'));
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const name = part.slice(part.lastIndexOf('/') + 1);
  parts.set(`${folder}findings${at}.xml`, remarksXml(marks));
  parts.set(`${folder}findings${at}.vml`, shapesXml(marks));
  await addRelations(parts, `${folder}_rels/${name}.rels`, [
    `<Relationship Id="rIdFindings" Type="${OFFICE}/vmlDrawing" Target="findings${at}.vml"/>`,
    `<Relationship Id="rIdFindingTexts" Type="${OFFICE}/comments" Target="findings${at}.xml"/>`,
  ]);
  await addTypes(
    parts,
    `<Override PartName="/${folder}findings${at}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml"/>`,
  );
}

async function addList(parts: Parts, workbook: string, { name, rows }: Annotation['list']): Promise<void> {
  const folder = workbook.slice(0, workbook.lastIndexOf('/') + 1);
  // An annotated copy that comes back already has our list; the new one is added beside it.
  const mark = firstFree(n => !parts.has(`${folder}worksheets/findings${n}.xml`));
  const target = `worksheets/findings${mark}.xml`;
  const relation = `rIdFindings${mark}`;
  parts.set(`${folder}${target}`, listXml(rows));
  await addRelations(parts, `${folder}_rels/${workbook.slice(folder.length)}.rels`, [
    `<Relationship Id="${relation}" Type="${OFFICE}/worksheet" Target="${target}"/>`,
  ]);
  await addTypes(
    parts,
    `<Override PartName="/${folder}${target}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`,
  );
  const xml = await parts.text(workbook);
  const end = [...tagsOf(xml)].find(({ local, isClosing }) => local === 'sheets' && isClosing);
  if (!end) return;
  const prefix = end.name.slice(0, end.name.length - end.local.length);
  const id = largestSheetId(xml) + 1;
  parts.set(
    workbook,
    edited(xml, [
      {
        from: end.from,
        to: end.from,
        text: `<${prefix}sheet xmlns:rel="${OFFICE}" name="${escaped(name)}" sheetId="${id}" rel:id="${relation}"/>`,
      },
    ]),
  );
}

const firstFree = (isFree: (mark: string) => boolean): string => {
  let n = 0;
  while (!isFree(n === 0 ? '' : `-${n}`)) n++;
  return n === 0 ? '' : `-${n}`;
};

/** Two sheets with the same name would make the workbook unreadable. */
function freeName(name: string, sheets: readonly SheetPart[]): string {
  const taken = new Set(sheets.map(one => one.name.toLowerCase()));
  let n = 1;
  while (taken.has((n === 1 ? name : `${name} ${n}`).toLowerCase())) n++;
  return n === 1 ? name : `${name} ${n}`;
}

function listXml(rows: readonly (readonly string[])[]): string {
  const lines = rows.map(
    (cells, at) =>
      `<row r="${at + 1}">${cells.map(text => `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`).join('')}</row>`,
  );
  const widths = [10, 18, 9, 20, 22, 60, 22, 50].map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

async function addRelations(parts: Parts, part: string, relations: readonly string[]): Promise<void> {
  const xml = parts.has(part)
    ? await parts.text(part)
    : `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="${PACKAGE}"></Relationships>`;
  parts.set(part, beforeEnd(xml, 'Relationships', relations.join('')));
}

async function addTypes(parts: Parts, override: string): Promise<void> {
  const xml = await parts.text('[Content_Types].xml');
  const vml = /Extension="vml"/i.test(xml)
    ? ''
    : '<Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>';
  parts.set('[Content_Types].xml', beforeEnd(xml, 'Types', vml + override));
}

/** Inserts elements in the root's namespace at its end; an empty root gets a closing tag. */
function beforeEnd(xml: string, root: string, text: string): string {
  for (const tag of tagsOf(xml)) {
    if (tag.local !== root) continue;
    const prefix = tag.name.slice(0, tag.name.length - tag.local.length);
    const own = prefix ? text.replaceAll('<', `<${prefix}`) : text;
    if (tag.isClosing) return edited(xml, [{ from: tag.from, to: tag.from, text: own }]);
    if (tag.isEmpty) return edited(xml, [{ from: tag.from, to: tag.to, text: `<${tag.name}${tag.attributes}>${own}</${tag.name}>` }]);
  }
  return xml;
}

/** The parts of the copy: changed ones as text, others unchanged. */
class Parts {
  private readonly changed = new Map<string, string>();

  constructor(private readonly file: PackageFile) {}

  has(name: string): boolean {
    return this.changed.has(name) || this.file.has(name);
  }

  set(name: string, text: string): void {
    this.changed.set(name, text);
  }

  async text(name: string): Promise<string> {
    return this.changed.get(name) ?? (this.file.has(name) ? (await this.bytes(name)).toString('utf8').replace(/^\ufeff/, '') : '');
  }

  async zip(): Promise<Buffer> {
    const zip = new ZipFile();
    const options = { mtime: new Date(Date.UTC(2000, 0, 1)) };
    for (const name of this.file.names)
      if (!this.changed.has(name) && !name.endsWith('/')) zip.addBuffer(await this.bytes(name), name, options);
    for (const [name, text] of this.changed) zip.addBuffer(Buffer.from(text), name, options);
    zip.end();
    const chunks: Buffer[] = [];
    zip.outputStream.on('data', (chunk: Buffer) => chunks.push(chunk));
    await once(zip.outputStream, 'end');
    return Buffer.concat(chunks);
  }

  private async bytes(name: string): Promise<Buffer> {
    const chunks: Buffer[] = [];
    for await (const chunk of this.file.read(name)) chunks.push(chunk);
    return Buffer.concat(chunks);
  }
}
