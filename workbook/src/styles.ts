import { attribute, XML_HEAD } from './xml-text';

/** How a cell looks. Colours are RRGGBB; `format` is a spreadsheet's number format (`#,##0.00`, `yyyy/mm/dd`). */
export type Style = {
  format?: string;
  bold?: boolean;
  size?: number;
  colour?: string;
  fill?: string;
  align?: 'left' | 'center' | 'right';
  /** Steps from the edge: the level of a tree. */
  indent?: number;
  wrap?: boolean;
  /** Lines in grey above or below the cell. */
  line?: 'above' | 'below';
};

const FONT = 'Yu Gothic';
const SIZE = 10;
const FIRST_FORMAT = 164;

/** Collects the looks a workbook uses; each is written once. */
export class StyleBook {
  private readonly numbers = new Map<string, number>([[JSON.stringify({}), 0]]);
  private readonly fonts = new Numbered(fontXml({}));
  private readonly fills = new Numbered(
    '<fill><patternFill patternType="none"/></fill>',
    '<fill><patternFill patternType="gray125"/></fill>',
  );
  private readonly borders = new Numbered(borderXml(undefined));
  private readonly formats = new Numbered();
  private readonly looks: string[] = [lookXml({}, { format: 0, font: 0, fill: 0, border: 0 }, false)];

  /** The number of a look. `isQuoted` marks text that begins like a formula, so that editing the cell does not make it one. */
  numberOf(style: Style | undefined, isQuoted = false): number {
    if (!style && !isQuoted) return 0;
    const key = JSON.stringify(isQuoted ? [style] : style);
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const number = this.looks.length;
    this.looks.push(lookXml(style ?? {}, this.partsOf(style ?? {}), isQuoted));
    this.numbers.set(key, number);
    return number;
  }

  xml(): string {
    const formats = this.formats.list.map((code, at) => `<numFmt numFmtId="${FIRST_FORMAT + at}" formatCode="${attribute(code)}"/>`);
    return (
      `${XML_HEAD}<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">` +
      counted('numFmts', formats) +
      counted('fonts', this.fonts.list) +
      counted('fills', this.fills.list) +
      counted('borders', this.borders.list) +
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
      counted('cellXfs', this.looks) +
      '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
    );
  }

  private partsOf(style: Style) {
    return {
      format: style.format === undefined ? 0 : FIRST_FORMAT + this.formats.numberOf(style.format),
      font: this.fonts.numberOf(fontXml(style)),
      fill: style.fill === undefined ? 0 : this.fills.numberOf(fillXml(style.fill)),
      border: this.borders.numberOf(borderXml(style.line)),
    };
  }
}

/** A list in which every entry has one number. */
class Numbered {
  readonly list: string[];
  constructor(...first: string[]) {
    this.list = first;
  }
  numberOf(entry: string): number {
    const at = this.list.indexOf(entry);
    return at >= 0 ? at : this.list.push(entry) - 1;
  }
}

function counted(name: string, entries: readonly string[]): string {
  return entries.length === 0 ? '' : `<${name} count="${entries.length}">${entries.join('')}</${name}>`;
}

function fontXml({ bold, size = SIZE, colour }: Style): string {
  return `<font>${bold ? '<b/>' : ''}<sz val="${size}"/>${colour ? `<color rgb="FF${colour}"/>` : ''}<name val="${FONT}"/><family val="2"/></font>`;
}

function fillXml(colour: string): string {
  return `<fill><patternFill patternType="solid"><fgColor rgb="FF${colour}"/><bgColor indexed="64"/></patternFill></fill>`;
}

const LINE = ' style="thin"><color rgb="FFB7BDC9"/>';

function borderXml(line: Style['line']): string {
  const top = line === 'above' ? `<top${LINE}</top>` : '<top/>';
  const bottom = line === 'below' ? `<bottom${LINE}</bottom>` : '<bottom/>';
  return `<border><left/><right/>${top}${bottom}<diagonal/></border>`;
}

type Parts = { format: number; font: number; fill: number; border: number };

function lookXml({ align, indent, wrap }: Style, { format, font, fill, border }: Parts, isQuoted: boolean): string {
  const placed = [
    align ? ` horizontal="${align}"` : indent ? ' horizontal="left"' : '',
    indent ? ` indent="${indent}"` : '',
    wrap ? ' wrapText="1" vertical="top"' : '',
  ].join('');
  const open = `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="${border}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1"`;
  const marked = `${open}${isQuoted ? ' quotePrefix="1"' : ''}`;
  return placed ? `${marked} applyAlignment="1"><alignment${placed}/></xf>` : `${marked}/>`;
}
