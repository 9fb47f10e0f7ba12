import { addressOf, type CellRef } from './addresses';
import type { Cell, Note } from './sheet';
import { attribute, content, XML_HEAD } from './xml-text';

type Placed = { place: CellRef; note: Note };

export function notesOf(rows: readonly (readonly (Cell | null)[])[]): Placed[] {
  return rows.flatMap((cells, row) =>
    cells.flatMap((cell, column) => (cell?.comment ? [{ place: { row, column }, note: cell.comment }] : [])),
  );
}

export function notesXml(notes: readonly Placed[]): string {
  const authors = [...new Set(notes.map(({ note }) => note.author ?? ''))];
  const entries = notes.map(
    ({ place, note }) =>
      `<comment ref="${addressOf(place)}" authorId="${authors.indexOf(note.author ?? '')}"><text><r><rPr><sz val="9"/></rPr>` +
      `<t xml:space="preserve">${content(note.text)}</t></r></text></comment>`,
  );
  return (
    `${XML_HEAD}<comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><authors>` +
    `${authors.map(author => `<author>${content(author)}</author>`).join('')}</authors><commentList>${entries.join('')}</commentList></comments>`
  );
}

const FILLS: Readonly<Record<NonNullable<Note['tone']>, string>> = { error: '#FFE1DC', warning: '#FFF1CC', info: '#E6EEFF' };

/** Spreadsheets draw notes as shapes of an older format, which carries their colour and size. */
export function shapesXml(notes: readonly Placed[], sheet: number): string {
  return (
    '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel">' +
    `<o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="${sheet}"/></o:shapelayout>` +
    '<v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/>' +
    '<v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>' +
    notes.map((note, at) => shapeXml(note, sheet * 1024 + at + 1)).join('') +
    '</xml>'
  );
}

function shapeXml({ place: { row, column }, note }: Placed, id: number): string {
  const lines = Math.min(12, 2 + Math.ceil(note.text.length / 28) + note.text.split('\n').length);
  const fill = attribute(FILLS[note.tone ?? 'info']);
  return (
    `<v:shape id="_x0000_s${id}" type="#_x0000_t202" style="position:absolute;width:220px;height:${lines * 16}px;visibility:hidden" fillcolor="${fill}" o:insetmode="auto">` +
    `<v:fill color2="${fill}"/><v:textbox style="mso-direction-alt:auto"/><x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/>` +
    `<x:Anchor>${column + 1},12,${row},4,${column + 4},12,${row + lines},4</x:Anchor><x:AutoFill>False</x:AutoFill><x:Row>${row}</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`
  );
}
