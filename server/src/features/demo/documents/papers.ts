import type { DocumentType } from '@hakaru/contract/documents';
import type { Language } from '@hakaru/contract/languages';
import type { Content } from 'pdfmake/interfaces';
import { INK, type Paper } from '#platform/pdf/paper';

/** A demo document: its printed content, and the values the extraction must find. */
export type DemoDocument = {
  key: string;
  name: string;
  type: DocumentType;
  language: Language;
  /** The sender, as printed on its pages. */
  issuer: string;
  title: string;
  /** The code of the fund or mandate it is about. */
  about: string;
  asOf: string | null;
  receivedAt: string;
  /** Printed in this order: facts, the table of amounts, a closing line. */
  facts: readonly (readonly [label: string, value: string])[];
  amounts: readonly (readonly [label: string, value: string])[];
  unit?: string;
  /** Printed as a legacy PDF: Shift-JIS without embedded fonts. */
  isLegacy?: true;
  /** A scan: a picture without text in the file. */
  isScan?: true;
  note: string;
  /** The values the extraction must find, by data point. */
  expected: Readonly<Record<string, string>>;
  /** Data points that only a person or a language model provider can supply. */
  asked?: readonly string[];
};

const SAMPLE = 'SAMPLE / サンプル';

/** One page in the style of a fund's letter: heading, facts, amounts with a rule above the total, and a closing line. */
export function paperOf({ language, issuer, title, facts, amounts, unit, note }: DemoDocument): Paper {
  const rows = (lines: DemoDocument['facts'], isRight: boolean): Content => ({
    table: {
      widths: isRight ? ['*', 'auto'] : [150, '*'],
      body: lines.map(([label, value]) => [
        { text: label, fontSize: 9.5, color: isRight ? INK.strong : INK.plain },
        { text: value, fontSize: 9.5, ...(isRight ? { alignment: 'right' as const } : {}) },
      ]),
    },
    layout: 'ruled',
    margin: [0, 0, 0, 16],
  });
  return {
    language,
    orientation: 'portrait',
    title,
    author: issuer,
    head: { left: issuer, right: '' },
    foot: { left: SAMPLE, below: issuer },
    mark: SAMPLE,
    hasCover: false,
    content: letterOf({ title, unit, note }, rows(facts, false), amounts.length > 0 ? [rows(amounts, true)] : []),
  };
}

function letterOf(
  { title, unit, note }: Pick<DemoDocument, 'title' | 'note'> & { unit: string | undefined },
  facts: Content,
  amounts: Content[],
) {
  const content: Content[] = [{ text: title, style: 'section', fontSize: 16, margin: [0, 8, 0, 14] }, facts];
  if (unit) content.push({ text: unit, alignment: 'right', fontSize: 8, margin: [0, 0, 0, 4] });
  content.push(...amounts, { text: note, fontSize: 9, color: INK.plain });
  return content;
}
