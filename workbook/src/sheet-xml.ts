import { addressOf, columnLetters } from './addresses';
import { hasTime, serialOf } from './days';
import type { StyleBook } from './styles';
import type { Cell, Sheet, Validation } from './sheet';
import type { Style } from './styles';
import { attribute, content, XML_HEAD } from './xml-text';

/** How much text is gathered before it is handed on: large sheets are never one string. */
const PIECE = 1 << 16;
const MAX_ROWS = 1_048_576;
const MAX_COLUMNS = 16_384;
/** The longest text a cell takes; what is longer would be refused by the program that opens it. */
export const MAX_TEXT = 32_767;

/** A sheet's XML in pieces. */
export function* sheetXml(sheet: Sheet, styles: StyleBook, hasNotes: boolean): Generator<string> {
  if (sheet.rows.length > MAX_ROWS) throw new Error(`a sheet holds ${MAX_ROWS} rows, not ${sheet.rows.length}`);
  yield opening(sheet);
  let piece = '';
  for (const [row, cells] of sheet.rows.entries()) {
    piece += rowXml(cells, row, styles);
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield piece + closing(sheet, hasNotes);
}

function opening({ columns = [], frozen, tabColour, print }: Sheet): string {
  const properties = (tabColour ? `<tabColor rgb="FF${tabColour}"/>` : '') + (print ? '<pageSetUpPr fitToPage="1"/>' : '');
  return (
    `${XML_HEAD}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">` +
    (properties ? `<sheetPr>${properties}</sheetPr>` : '') +
    `<sheetViews><sheetView workbookViewId="0">${paneXml(frozen)}</sheetView></sheetViews><sheetFormatPr defaultRowHeight="16"/>` +
    columnsXml(columns) +
    '<sheetData>'
  );
}

function paneXml({ rows = 0, columns = 0 }: NonNullable<Sheet['frozen']> = {}): string {
  if (rows === 0 && columns === 0) return '';
  const pane = rows > 0 ? (columns > 0 ? 'bottomRight' : 'bottomLeft') : 'topRight';
  const split = (columns > 0 ? ` xSplit="${columns}"` : '') + (rows > 0 ? ` ySplit="${rows}"` : '');
  return `<pane${split} topLeftCell="${addressOf({ row: rows, column: columns })}" activePane="${pane}" state="frozen"/>`;
}

function columnsXml(columns: NonNullable<Sheet['columns']>): string {
  const lines = columns.flatMap(({ width, hidden }, at) => {
    if (width === undefined && !hidden) return [];
    return [`<col min="${at + 1}" max="${at + 1}" width="${width ?? 9}" customWidth="1"${hidden ? ' hidden="1"' : ''}/>`];
  });
  return lines.length > 0 ? `<cols>${lines.join('')}</cols>` : '';
}

function rowXml(cells: readonly (Cell | null)[], row: number, styles: StyleBook): string {
  if (cells.length > MAX_COLUMNS) throw new Error(`a sheet holds ${MAX_COLUMNS} columns, not ${cells.length}`);
  let text = '';
  for (const [column, cell] of cells.entries()) if (cell) text += cellXml(cell, `${columnLetters(column)}${row + 1}`, styles);
  return text === '' ? '' : `<row r="${row + 1}">${text}</row>`;
}

const DAY: Style = { format: 'yyyy/mm/dd' };
const MOMENT: Style = { format: 'yyyy/mm/dd hh:mm' };

function cellXml({ value, style }: Cell, address: string, styles: StyleBook): string {
  if (value === null) return style ? `<c r="${address}" s="${styles.numberOf(style)}"/>` : '';
  if (typeof value === 'string') return textXml(value, address, style, styles);
  if (typeof value === 'number') return `<c r="${address}"${look(styles.numberOf(style))}><v>${finite(value, address)}</v></c>`;
  if (typeof value === 'boolean') return `<c r="${address}"${look(styles.numberOf(style))} t="b"><v>${value ? 1 : 0}</v></c>`;
  if ('formula' in value) return formulaXml(value, address, look(styles.numberOf(style)));
  const serial = serialOf(value.date);
  if (serial === null) return textXml(value.date, address, style, styles);
  const shown = style?.format ? style : { ...style, ...(hasTime(value.date) ? MOMENT : DAY) };
  return `<c r="${address}"${look(styles.numberOf(shown))}><v>${serial}</v></c>`;
}

const look = (number: number) => (number === 0 ? '' : ` s="${number}"`);

/** Text never becomes a formula: it is written as text, and where it begins like one it is marked as quoted. */
function textXml(text: string, address: string, style: Style | undefined, styles: StyleBook): string {
  const number = styles.numberOf(style, /^[=+\-@\t\r\n']/.test(text));
  return `<c r="${address}"${look(number)} t="inlineStr"><is><t xml:space="preserve">${content(text.slice(0, MAX_TEXT))}</t></is></c>`;
}

function formulaXml(
  { formula, value }: { formula: string; value: number | string | boolean | null },
  address: string,
  styled: string,
): string {
  const open = `<c r="${address}"${styled}`;
  const body = `<f>${attribute(formula)}</f>`;
  if (value === null) return `${open}>${body}</c>`;
  if (typeof value === 'string') return `${open} t="str">${body}<v>${content(value)}</v></c>`;
  if (typeof value === 'boolean') return `${open} t="b">${body}<v>${value ? 1 : 0}</v></c>`;
  return `${open}>${body}<v>${finite(value, address)}</v></c>`;
}

function finite(value: number, address: string): string {
  if (!Number.isFinite(value)) throw new Error(`${address} has no number: ${value}`);
  return String(Object.is(value, -0) ? 0 : value);
}

/** What follows the cells, in the order the format demands. */
function closing({ filter, merged = [], validations = [], print }: Sheet, hasNotes: boolean): string {
  return (
    '</sheetData>' +
    (filter ? `<autoFilter ref="${filter}"/>` : '') +
    (merged.length > 0
      ? `<mergeCells count="${merged.length}">${merged.map(range => `<mergeCell ref="${range}"/>`).join('')}</mergeCells>`
      : '') +
    (validations.length > 0
      ? `<dataValidations count="${validations.length}">${validations.map(validationXml).join('')}</dataValidations>`
      : '') +
    (print ? printXml(print) : '') +
    (hasNotes ? '<legacyDrawing r:id="rId1"/>' : '') +
    '</worksheet>'
  );
}

/** A list is written into the formula while it is short enough for one; longer ones stand on a sheet and are pointed at. */
const LONGEST_LIST = 255;

function validationXml(validation: Validation): string {
  const list = 'list' in validation ? validation.list.join(',') : '';
  if ('list' in validation && (list.length > LONGEST_LIST || validation.list.some(entry => entry.includes(','))))
    throw new Error('a list this long, or with commas in it, stands on a sheet: use `from`');
  const formula = 'list' in validation ? `"${list.replaceAll('"', '""')}"` : validation.from;
  const message = validation.message
    ? ` showErrorMessage="1" error="${attribute(validation.message.slice(0, LONGEST_LIST))}"`
    : ' showErrorMessage="1"';
  return `<dataValidation type="list" allowBlank="1"${message} sqref="${validation.range}"><formula1>${attribute(formula)}</formula1></dataValidation>`;
}

function printXml({ footer }: NonNullable<Sheet['print']>): string {
  return (
    '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.6" header="0.3" footer="0.3"/>' +
    '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>' +
    `<headerFooter><oddFooter>${attribute(`&L${(footer ?? '').replaceAll('&', '&&')}&R&P/&N`)}</oddFooter></headerFooter>`
  );
}
