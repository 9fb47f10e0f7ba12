import { READER_LIMITS } from './limits';
import type { PackageFile } from './package-file';
import { Refused } from './refused';
import { dayOfSerial } from './serial-day';
import { columnLetters, columnOf, type Cell, type Row, type TableSink } from './table';
import type { SheetPart, WorkbookParts } from './workbook-parts';
import { readXml, type Attributes, type XmlReader } from './xml';

/** Reads a sheet row by row and stops at the first row beyond the limit; blank rows do not count, even if styled. */
export async function readSheet(file: PackageFile, workbook: WorkbookParts, sheet: SheetPart, sink: TableSink): Promise<void> {
  const reader = new SheetReader(workbook, sheet, sink);
  await readXml(sheet.part, file.read(sheet.part), reader);
  sink.sheet({ name: sheet.name, hidden: sheet.hidden, merged: reader.merged });
}

/** Formulas that fetch external data, or start a program, when the file is opened. */
const OUTSIDE = /\[[^\]]*\.\w{2,5}\]|(^|[^\w])\[\d+\][^\]]*!|\w\s*\|\s*'|WEBSERVICE|FILTERXML|\bRTD\(|\bCALL\(|REGISTER\.ID|file:|https?:/i;

class SheetReader implements XmlReader {
  readonly merged: string[] = [];
  private row: { number: number; hidden: boolean; cells: Cell[] } | null = null;
  private used = 0;
  private lastRow = 0;
  private column = 0;
  private cell: { type: string; style: number; hasFormula: boolean } | null = null;
  private value = '';
  private formula = '';
  private taking: 'value' | 'formula' | null = null;
  private furigana = 0;

  constructor(
    private readonly workbook: WorkbookParts,
    private readonly sheet: SheetPart,
    private readonly sink: TableSink,
  ) {}

  open(name: string, attributes: Attributes): void {
    if (name === 'row') this.openRow(attributes);
    else if (name === 'c') this.openCell(attributes);
    else if (name === 'rPh') this.furigana++;
    else if (name === 'v' || name === 't') this.taking = this.cell && this.furigana === 0 ? 'value' : null;
    else if (name === 'f') this.openFormula();
    else if (name === 'mergeCell') this.addMerged(attributes['ref'] ?? '');
  }

  text(text: string): void {
    if (this.taking === 'formula') this.formula += text;
    else if (this.taking === 'value') this.value += text;
    if (this.value.length > READER_LIMITS.cellLength) throw new Refused('textTooLong', this.place());
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.taking = null;
    else if (name === 'f') this.closeFormula();
    else if (name === 'rPh') this.furigana--;
    else if (name === 'c') this.closeCell();
    else if (name === 'row') this.closeRow();
  }

  private openRow({ r, hidden }: Attributes): void {
    const number = r === undefined ? this.lastRow + 1 : Number(r);
    // Excel ends at row 1,048,576; decreasing row numbers would lead to wrong cell names.
    if (!Number.isInteger(number) || number <= this.lastRow || number > 1_048_576) throw new Refused('damaged', { part: this.sheet.part });
    this.lastRow = number;
    this.row = { number, hidden: hidden === '1' || hidden === 'true', cells: [] };
    this.column = 0;
  }

  private openCell({ r, t, s }: Attributes): void {
    const column = r === undefined ? this.column + 1 : columnOf(r);
    if (!this.row || column <= this.column) throw new Refused('damaged', { part: this.sheet.part });
    this.column = column;
    this.cell = { type: t ?? 'n', style: Number(s ?? 0), hasFormula: false };
    this.value = '';
  }

  private openFormula(): void {
    if (!this.cell) return;
    this.cell.hasFormula = true;
    this.formula = '';
    this.taking = 'formula';
  }

  private closeFormula(): void {
    this.taking = null;
    if (OUTSIDE.test(this.formula)) throw new Refused('outsideFormula', this.place());
  }

  private closeCell(): void {
    const { cell, row } = this;
    this.cell = null;
    if (!cell || !row || (this.value === '' && !cell.hasFormula)) return;
    if (this.column > READER_LIMITS.columns) throw new Refused('tooManyColumns', { sheet: this.sheet.name });
    while (row.cells.length < this.column - 1) row.cells.push(null);
    row.cells.push(this.value === '' ? { formula: true } : this.read(cell));
  }

  private closeRow(): void {
    const { row } = this;
    this.row = null;
    if (!row || !isUsed(row)) return;
    if (++this.used > READER_LIMITS.rows + READER_LIMITS.rowsAboveHeader) throw new Refused('tooManyRows', { sheet: this.sheet.name });
    this.sink.row(this.sheet.name, row);
  }

  private read({ type, style }: { type: string; style: number }): Cell {
    if (type === 's') return this.sharedText();
    if (type === 'str' || type === 'inlineStr') return this.value;
    if (type === 'd') return this.value.slice(0, 10);
    if (type === 'b') return this.value === '1' || this.value === 'true';
    if (type === 'e') return { error: this.value.slice(0, 20) };
    const number = Number(this.value);
    if (!Number.isFinite(number)) throw new Refused('damaged', this.damagedPart());
    const shape = this.workbook.shapes[style];
    if (shape === 'percent') return { percent: number };
    return shape === 'date' ? (dayOfSerial(number, this.workbook.is1904) ?? number) : number;
  }

  private sharedText(): string {
    const text = this.workbook.texts[Number(this.value)];
    if (text === undefined) throw new Refused('damaged', this.damagedPart());
    if (text.length > READER_LIMITS.cellLength) throw new Refused('textTooLong', this.place());
    return text;
  }

  private addMerged(range: string): void {
    if (this.merged.push(range.slice(0, 30)) > READER_LIMITS.mergedRanges) throw new Refused('inflatesTooFar');
  }

  private place(): { sheet: string; cell: string } {
    return { sheet: this.sheet.name, cell: `${columnLetters(this.column)}${this.lastRow}` };
  }

  private damagedPart(): { part: string } {
    const { sheet, cell } = this.place();
    return { part: `${sheet}!${cell}` };
  }
}

const isUsed = ({ cells }: Pick<Row, 'cells'>): boolean => cells.some(cell => cell !== null && cell !== '');
