import { columnLetters, columnOf } from '#workbooks/table';
import { attributeIn, edited, tagsOf, type Edit, type Tag } from './tags';

export type Tone = 'error' | 'warning' | 'info';
/** A note on a cell of the sender's own workbook. */
export type Mark = { sheet: string; cell: string; text: string; tone: Tone };

/** Sets the style of marked cells to their tone and changes nothing else, except that missing cells are added. */
export function markCells(xml: string, marks: readonly Mark[], styleFor: (style: number, tone: Tone) => number): string {
  const wanted = new Map<number, Map<string, Mark>>();
  for (const mark of marks) {
    const row = rowOf(mark.cell);
    wanted.set(row, (wanted.get(row) ?? new Map<string, Mark>()).set(mark.cell, mark));
  }
  const edits: Edit[] = [];
  let open: { tag: Tag; number: number; cells: { address: string; from: number }[] } | null = null;
  let last: number = 0;
  for (const tag of tagsOf(xml)) {
    if (tag.local === 'row' && !tag.isClosing) {
      last = Number(attributeIn(tag.attributes, 'r') ?? last + 1);
      open = tag.isEmpty ? null : { tag, number: last, cells: [] };
    } else if (tag.local === 'c' && !tag.isClosing && open) {
      const address = attributeIn(tag.attributes, 'r') ?? `${columnLetters(columnOf(open.cells.at(-1)?.address ?? '') + 1)}${open.number}`;
      open.cells.push({ address, from: tag.from });
      const mark = wanted.get(open.number)?.get(address);
      if (mark) edits.push(restyled(tag, styleFor, mark.tone));
    } else if (tag.local === 'row' && open) {
      edits.push(...added(open, tag, [...(wanted.get(open.number)?.values() ?? [])], styleFor));
      open = null;
    } else if (tag.local === 'sheetData' && tag.isClosing) break;
  }
  return edited(xml, edits);
}

function restyled(tag: Tag, styleFor: (style: number, tone: Tone) => number, tone: Tone): Edit {
  const style = styleFor(Number(attributeIn(tag.attributes, 's') ?? 0), tone);
  const attributes = tag.attributes.replace(/\s+s\s*=\s*("[^"]*"|'[^']*')/, '');
  return { from: tag.from, to: tag.to, text: `<${tag.name}${attributes} s="${style}"${tag.isEmpty ? '/' : ''}>` };
}

/** Inserts missing cells of a row at their columns' positions. */
function added(
  row: { tag: Tag; cells: { address: string; from: number }[] },
  end: Tag,
  marks: readonly Mark[],
  styleFor: (style: number, tone: Tone) => number,
): Edit[] {
  const prefix = row.tag.name.slice(0, row.tag.name.length - row.tag.local.length);
  return marks
    .filter(({ cell }) => !row.cells.some(({ address }) => address === cell))
    .toSorted((a, b) => columnOf(a.cell) - columnOf(b.cell))
    .map(({ cell, tone }) => {
      const next = row.cells.find(({ address }) => columnOf(address) > columnOf(cell));
      const at = next?.from ?? end.from;
      return { from: at, to: at, text: `<${prefix}c r="${cell}" s="${styleFor(0, tone)}"/>` };
    });
}

export const rowOf = (cell: string): number => Number(/\d+$/.exec(cell)?.[0] ?? 0);

/** The link to the notes' drawing must come after the elements that the schema puts before it. */
const AFTER_DRAWING = new Set([
  'legacyDrawingHF',
  'picture',
  'oleObjects',
  'controls',
  'webPublishItems',
  'tableParts',
  'extLst',
  'drawingHF',
]);

export function withDrawing(xml: string, relationId: string): string {
  let depth: number = 0;
  let root: Tag | null = null;
  const link = (prefix: string): string =>
    `<${prefix}legacyDrawing xmlns:rel="http://schemas.openxmlformats.org/officeDocument/2006/relationships" rel:id="${relationId}"/>`;
  for (const tag of tagsOf(xml)) {
    root ??= tag;
    const prefix = root.name.slice(0, root.name.length - root.local.length);
    const isEnd = tag.isClosing && tag.name === root.name;
    if (isEnd || (depth === 1 && !tag.isClosing && AFTER_DRAWING.has(tag.local)))
      return edited(xml, [{ from: tag.from, to: tag.from, text: link(prefix) }]);
    if (!tag.isEmpty) depth += tag.isClosing ? -1 : 1;
  }
  return xml;
}
