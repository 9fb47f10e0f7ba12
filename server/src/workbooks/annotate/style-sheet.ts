import { attributeIn, edited, tagsOf, type Tag } from './tags';
import type { Tone } from './sheet-marks';

const COLOURS: Readonly<Record<Tone, string>> = { error: 'FFFFC7CE', warning: 'FFFFEB9C', info: 'FFDDEBF7' };
const TONES: readonly Tone[] = ['error', 'warning', 'info'];

/** A style sheet that adds a coloured copy of any style on request, with the same format, font and borders. */
export class StyleSheet {
  private readonly twins = new Map<string, { index: number; xml: string }>();
  private readonly styles: string[] = [];
  private fills: Tag | null = null;
  private fillsEnd = 0;
  private cellsEnd: Tag | null = null;
  private cells: Tag | null = null;

  constructor(private readonly xml: string) {
    let open: Tag | null = null;
    let isInCells: boolean = false;
    for (const tag of tagsOf(xml)) {
      if (tag.local === 'fills') {
        if (tag.isClosing) this.fillsEnd = tag.from;
        else this.fills = tag;
      } else if (tag.local === 'cellXfs') {
        isInCells = !tag.isClosing;
        if (tag.isClosing) this.cellsEnd = tag;
        else this.cells = tag;
      } else if (tag.local === 'xf' && isInCells) {
        if (tag.isEmpty) this.styles.push(xml.slice(tag.from, tag.to));
        else if (tag.isClosing && open) this.styles.push(xml.slice(open.from, tag.to));
        else open = tag;
      }
    }
  }

  /** Whether colours can be added; a workbook without styles is not coloured. */
  get isUsable(): boolean {
    return this.fills !== null && this.fillsEnd > 0 && this.cells !== null && this.cellsEnd !== null && this.styles.length > 0;
  }

  styleFor(style: number, tone: Tone): number {
    const known = this.twins.get(`${style} ${tone}`);
    if (known) return known.index;
    const index = this.styles.length + this.twins.size;
    this.twins.set(`${style} ${tone}`, { index, xml: this.twinOf(this.styles[style] ?? this.styles[0] ?? '<xf/>', tone) });
    return index;
  }

  text(): string {
    const { fills, cells, cellsEnd } = this;
    if (!fills || !cells || !cellsEnd || this.twins.size === 0) return this.xml;
    const prefix = fills.name.slice(0, fills.name.length - fills.local.length);
    const added = TONES.map(
      tone =>
        `<${prefix}fill><${prefix}patternFill patternType="solid"><${prefix}fgColor rgb="${COLOURS[tone]}"/><${prefix}bgColor indexed="64"/></${prefix}patternFill></${prefix}fill>`,
    );
    return edited(this.xml, [
      { from: fills.from, to: fills.to, text: `<${fills.name} count="${this.fillCount + TONES.length}">` },
      { from: this.fillsEnd, to: this.fillsEnd, text: added.join('') },
      { from: cells.from, to: cells.to, text: `<${cells.name} count="${this.styles.length + this.twins.size}">` },
      { from: cellsEnd.from, to: cellsEnd.from, text: [...this.twins.values()].map(({ xml }) => xml).join('') },
    ]);
  }

  private get fillCount(): number {
    return [...tagsOf(this.xml.slice(this.fills?.to ?? 0, this.fillsEnd))].filter(({ local, isClosing }) => local === 'fill' && !isClosing)
      .length;
  }

  private twinOf(style: string, tone: Tone): string {
    const [head] = tagsOf(style);
    if (!head) return style;
    const rest = head.attributes.replace(/\s+(fillId|applyFill)\s*=\s*("[^"]*"|'[^']*')/g, '');
    const fill = this.fillCount + TONES.indexOf(tone);
    return `<${head.name}${rest} fillId="${fill}" applyFill="1"${head.isEmpty ? '/' : ''}>${style.slice(head.to)}`;
  }
}

/** The largest sheet id of a workbook. */
export function largestSheetId(workbook: string): number {
  return Math.max(
    0,
    ...[...tagsOf(workbook)]
      .filter(({ local }) => local === 'sheet')
      .map(({ attributes }) => Number(attributeIn(attributes, 'sheetId') ?? 0)),
  );
}
