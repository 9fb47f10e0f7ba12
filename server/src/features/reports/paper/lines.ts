import { readColumn, readFigureKey, measures, type Figure } from '@hakaru/contract/figures';
import { fixed, MINUS, MISSING, scaled, TRIANGLE } from '@hakaru/contract/formats';
import type { Language } from '@hakaru/contract/languages';
import { isZero, subtract, toText } from '@hakaru/engine/money/decimal';
import type { Named, ReportContent, ReportLine } from '#features/reports/content';
import { sayIn, type Say } from './pack-text';

/** What is known of a published report besides its content. */
export type PackFacts = {
  organisation: Named;
  publisher: string;
  publishedAt: Date;
  knownAt: Date;
  sha256: string;
  reason: string | null;
  isLatest: boolean;
  isIntact: boolean;
  hasMoved: boolean;
  printedAt: Date;
  isSample: boolean;
};

/** The frozen figures in one language. Nothing is calculated here except the opening value, exactly. */
export class Lines {
  readonly say: Say;
  private readonly mark: string;

  constructor(
    readonly content: ReportContent,
    readonly facts: PackFacts,
    readonly language: Language,
  ) {
    this.say = sayIn(language);
    this.mark = language === 'jp' ? TRIANGLE : MINUS;
  }

  get whole(): ReportLine | undefined {
    return this.content.lines.find(({ level }) => level === 0);
  }
  get classes(): ReportLine[] {
    return this.content.lines.filter(({ level }) => level === 1);
  }

  name({ name }: { name: Named }): string {
    return name[this.language];
  }

  figure(line: ReportLine, column: string): Figure | undefined {
    return line.figures[this.content.columns.indexOf(column)];
  }

  value(line: ReportLine, column: string): string | null {
    return this.figure(line, column)?.value ?? null;
  }

  /** A frozen figure as printed, with the same digits in both languages. */
  print(line: ReportLine, column: string): string {
    const figure = this.figure(line, column);
    if (!figure) return MISSING;
    const measure = readFigureKey(figure.key)?.measure ?? readColumn(column)?.measure;
    return measure ? this.printAs(figure.value, measure) : MISSING;
  }

  printAs(value: string | null, measure: keyof typeof measures): string {
    const { power, decimals, signed } = SHAPES[measures[measure].unit];
    const isSigned = signed || measure === 'flow' || measure === 'profit';
    return fixed(scaled(value, power), { decimals: measure === 'deviation' ? 1 : decimals, signed: isSigned, mark: this.mark });
  }

  /** A sentence with the codes of the mandates missing from a line's value; null if it is complete. */
  gapOf(line: ReportLine): string | null {
    const found = this.figure(line, 'marketValue.-');
    if (!found?.quality || found.value !== null || found.quality.have === found.quality.of) return null;
    const { have, of, missing = [] } = found.quality;
    const codes = missing.map(id => this.content.lines.find(({ entityId }) => entityId === id)?.ref ?? id).join(' ');
    return this.say('gap', { have, of, codes });
  }

  /** Whether nothing was due for a line: before its first mandate opened it had neither value nor profit. */
  isNothingDue(line: ReportLine): boolean {
    return this.figure(line, 'marketValue.-')?.quality?.of === 0;
  }

  opening(line: ReportLine): string | null {
    const [closing, flow, profit] = ['marketValue.-', 'flow.1m', 'profit.1m'].map(column => this.value(line, column));
    if (closing == null || flow == null || profit == null) return null;
    const opening = toText(subtract(subtract(closing, flow), profit));
    return isZero(opening) ? '0' : opening;
  }
}

/** Amounts are in millions in both languages, so that figures look the same. */
export const SHAPES = {
  money: { power: -6, decimals: 0, signed: false },
  rate: { power: 2, decimals: 2, signed: false },
  points: { power: 2, decimals: 2, signed: true },
  weight: { power: 2, decimals: 1, signed: false },
  ratio: { power: 0, decimals: 2, signed: false },
  count: { power: 0, decimals: 0, signed: false },
} as const;

export const HORIZONS = ['1m', '3m', 'fytd', '1y', '3y', '5y', 'itd'] as const;
