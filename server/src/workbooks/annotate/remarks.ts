import { columnOf } from '#workbooks/table';
import { escaped } from './tags';
import { rowOf, type Mark } from './sheet-marks';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** One note for each cell, with a line for each remark. */
export function remarksXml(marks: readonly Mark[]): string {
  const comments = merged(marks).map(
    ({ cell, text }) => `<comment ref="${cell}" authorId="0"><text><r><t xml:space="preserve">${escaped(text)}</t></r></text></comment>`,
  );
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><comments xmlns="${MAIN}"><authors><author>Hakaru</author></authors><commentList>${comments.join('')}</commentList></comments>`;
}

/** Spreadsheet programs show a note only if it has a shape. */
export function shapesXml(marks: readonly Mark[]): string {
  const shapes = merged(marks).map(({ cell }, at) => {
    const row = rowOf(cell) - 1;
    const column = columnOf(cell) - 1;
    return `<v:shape id="_x0000_s${9000 + at}" type="#_x0000_t202" style="position:absolute;margin-left:60pt;margin-top:2pt;width:220pt;height:64pt;z-index:${at + 1};visibility:hidden" fillcolor="#ffffe1" o:insetmode="auto"><v:fill color2="#ffffe1"/><v:shadow on="t" color="black" obscured="t"/><v:path o:connecttype="none"/><v:textbox/><x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:Anchor>${column + 1}, 15, ${row}, 2, ${column + 5}, 15, ${row + 4}, 4</x:Anchor><x:AutoFill>False</x:AutoFill><x:Row>${row}</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`;
  });
  return `<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="9"/></o:shapelayout><v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>${shapes.join('')}</xml>`;
}

function merged(marks: readonly Mark[]): Mark[] {
  const cells = new Map<string, Mark>();
  for (const mark of marks) {
    const known = cells.get(mark.cell);
    cells.set(mark.cell, known ? { ...known, text: `${known.text}\n${mark.text}` } : mark);
  }
  return [...cells.values()].toSorted((a, b) => rowOf(a.cell) - rowOf(b.cell) || columnOf(a.cell) - columnOf(b.cell));
}
