import { READER_LIMITS } from './limits';
import type { PackageFile } from './package-file';
import { Refused } from './refused';
import { attributeOf, readXml } from './xml';

/** How numbers with a style are interpreted. */
export type Shape = 'number' | 'date' | 'percent';

export type SheetPart = { name: string; hidden: boolean; part: string };
export type WorkbookParts = { sheets: SheetPart[]; shapes: Shape[]; texts: string[]; is1904: boolean };

/** Everything that a sheet's cells refer to, read before the sheets. */
export async function readWorkbookParts(file: PackageFile): Promise<WorkbookParts> {
  if (file.names.some(isProgram)) throw new Refused('macros');
  const workbook = await workbookPartOf(file);
  if (!workbook) throw new Refused('notWorkbook');
  const { sheets, is1904 } = await readWorkbook(file, workbook);
  if (sheets.length === 0) throw new Refused('damaged', { part: workbook });
  if (sheets.length > READER_LIMITS.sheets) throw new Refused('tooManySheets');
  if (sheets.some(({ name }) => [...name].length > READER_LIMITS.sheetNameLength)) throw new Refused('sheetName');
  const folder = workbook.slice(0, workbook.lastIndexOf('/') + 1);
  return {
    sheets,
    is1904,
    shapes: await readShapes(file, `${folder}styles.xml`),
    texts: await readTexts(file, `${folder}sharedStrings.xml`),
  };
}

const isProgram = (name: string): boolean =>
  /(vbaProject|\.bin$|\.exe$|\.dll$|activeX\/|\.js$)/i.test(name) && !/printerSettings/i.test(name);

export async function workbookPartOf(file: PackageFile): Promise<string | null> {
  if (!file.has('[Content_Types].xml')) return null;
  let target = 'xl/workbook.xml';
  if (file.has('_rels/.rels')) {
    await readXml('_rels/.rels', file.read('_rels/.rels'), {
      open(name, attributes) {
        if (name === 'Relationship' && attributes['Type']?.endsWith('/officeDocument'))
          target = (attributes['Target'] ?? '').replace(/^\//, '');
      },
    });
  }
  return file.has(target) && /workbook[^/]*\.xml$/.test(target) ? target : null;
}

async function readWorkbook(file: PackageFile, workbook: string): Promise<Pick<WorkbookParts, 'sheets' | 'is1904'>> {
  const folder = workbook.slice(0, workbook.lastIndexOf('/') + 1);
  const targets = await readTargets(file, `${folder}_rels/${workbook.slice(folder.length)}.rels`);
  const sheets: SheetPart[] = [];
  let is1904 = false;
  await readXml(workbook, file.read(workbook), {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attributes['date1904'] ?? '');
      if (name !== 'sheet') return;
      const target = targets.get(attributeOf(attributes, 'id') ?? '');
      if (!target || !attributes['name']) throw new Refused('damaged', { part: workbook });
      if (!target.isSheet) return; // chart sheets have no rows
      const part = target.path.startsWith('/') ? target.path.slice(1) : `${folder}${target.path}`;
      sheets.push({ name: attributes['name'], hidden: (attributes['state'] ?? 'visible') !== 'visible', part });
    },
  });
  return { sheets, is1904 };
}

async function readTargets(file: PackageFile, part: string): Promise<Map<string, { path: string; isSheet: boolean }>> {
  const targets = new Map<string, { path: string; isSheet: boolean }>();
  if (!file.has(part)) throw new Refused('damaged', { part });
  await readXml(part, file.read(part), {
    open(name, { Id, Target, Type, TargetMode }) {
      if (name === 'Relationship' && Id && Target && TargetMode !== 'External')
        targets.set(Id, { path: Target, isSheet: Type?.endsWith('/worksheet') ?? false });
    },
  });
  return targets;
}

async function readShapes(file: PackageFile, part: string): Promise<Shape[]> {
  if (!file.has(part)) return [];
  const formats = new Map<string, string>();
  const shapes: Shape[] = [];
  let isInCells = false;
  await readXml(part, file.read(part), {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') formats.set(numFmtId, formatCode);
      else if (name === 'cellXfs') isInCells = true;
      else if (name === 'xf' && isInCells) shapes.push(shapeOf(Number(numFmtId), formats.get(numFmtId)));
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return shapes;
}

/** Built-in formats include the Japanese ones (27-36, 50-58), which are dates of the era calendar. */
export function shapeOf(id: number, code: string | undefined): Shape {
  if (code === undefined) {
    if (id === 9 || id === 10) return 'percent';
    return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58) ? 'date' : 'number';
  }
  const bare = code.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');
  if (bare.includes('%')) return 'percent';
  return /[ymdhsge年月日]/i.test(bare) && !/general|標準/i.test(bare) && !/^[0#.,E+\-? ();@/]*$/i.test(bare) ? 'date' : 'number';
}

/** The shared strings without their furigana. */
async function readTexts(file: PackageFile, part: string): Promise<string[]> {
  if (!file.has(part)) return [];
  const texts: string[] = [];
  let current = '';
  let length = 0;
  let furigana = 0;
  let isText = false;
  await readXml(part, file.read(part), {
    open(name) {
      if (name === 'si') current = '';
      else if (name === 'rPh') furigana++;
      else if (name === 't') isText = furigana === 0;
    },
    text(text) {
      if (isText) current += text;
    },
    close(name) {
      if (name === 't') isText = false;
      else if (name === 'rPh') furigana--;
      else if (name === 'si') {
        length += current.length;
        if (texts.push(current) > READER_LIMITS.sharedTexts || length > READER_LIMITS.sharedLength) throw new Refused('inflatesTooFar');
      }
    },
  });
  return texts;
}
