import { printDay, printTime } from '@hakaru/contract/formats';
import type { Language } from '@hakaru/contract/languages';
import type { Content, TableCell } from 'pdfmake/interfaces';
import { INK, WIDTH, type Paper } from '#platform/pdf/paper';
import type { ReportContent, ReportLine } from '#features/reports/content';
import { allocationChart, bridgeChart, returnsChart } from './charts';
import { Lines, type PackFacts } from './lines';
import type { PackWord } from './pack-text';
import { bridgeTable, classTable, mandateTable, qualityTable, returnsTable, section } from './tables';

/**
 * A published report as a document, in either language from this one definition. It uses the frozen content only; facts recorded later have
 * no effect.
 */
export function packPaper(content: ReportContent, facts: PackFacts, language: Language): Paper {
  const lines = new Lines(content, facts, language);
  const { say } = lines;
  const [subject] = content.lines;
  const of = content.kind === 'asset' ? content.asset.name[language] : `${subject?.ref ?? ''} ${subject ? lines.name(subject) : ''}`;
  const title = say(content.kind === 'asset' ? 'pack' : 'mandateReport');
  const known = printTime(facts.knownAt);
  return {
    language,
    orientation: 'landscape',
    hasCover: content.kind === 'asset',
    title: `${title} ${of} ${printDay(content.asOf)}`,
    author: facts.organisation[language],
    head: {
      left: `${facts.organisation[language]}　${of}`,
      right: `${say('asOf', { day: printDay(content.asOf) })}　${unitOf(lines)}`,
    },
    foot: {
      left: `${say('confidential')}　${say('printedAt', { time: printTime(facts.printedAt) })}`,
      below: `${say('version', { n: content.version })}　${say('knownAt')} ${known}　SHA-256 ${facts.sha256.slice(0, 16)}`,
    },
    mark: facts.isSample ? say('sample') : null,
    content: content.kind === 'asset' ? assetPages(lines, title) : mandatePages(lines, title),
  };
}

function unitOf({ say, content, language }: Lines): string {
  const { currency } = content.asset;
  return say('unit', { unit: say('million', { currency: language === 'jp' && currency === 'JPY' ? say('yen') : currency }) });
}

function assetPages(lines: Lines, title: string): Content[] {
  const { say, whole } = lines;
  const lead = (word: PackWord) => `${say(word)}　${unitOf(lines)}`;
  return [
    ...cover(lines, title),
    ...section(say('summary'), say('frozen', { n: lines.content.version, time: printTime(lines.facts.knownAt) })),
    ...(whole ? summary(lines, whole) : []),
    ...section(say('classes'), lead('classesLead')),
    classTable(lines),
    { unbreakable: true, stack: [{ text: say('allocation'), style: 'heading' }, { svg: allocationChart(lines, WIDTH.landscape) }] },
    ...section(say('bridge'), lead('bridgeLead')),
    {
      columns: [
        { svg: bridgeChart(lines, BRIDGE_WIDTH), width: BRIDGE_WIDTH },
        { stack: [bridgeTable(lines)], width: '*' },
      ],
      columnGap: 24,
    },
    { text: say('openingIs'), style: 'note' },
    ...section(say('mandates'), lead('mandatesLead')),
    mandateTable(lines),
    ...commentaries(lines),
    ...notes(lines),
  ];
}

/** The width of the chart; the table takes the rest of the page beside it. */
const BRIDGE_WIDTH = 366;

function mandatePages(lines: Lines, title: string): Content[] {
  const [of] = lines.content.lines;
  const lead = lines.say('frozen', { n: lines.content.version, time: printTime(lines.facts.knownAt) });
  return [...section(title, lead, true), ...(of ? summary(lines, of) : []), ...commentaries(lines), ...notes(lines)];
}

/** The title, the owner, as-of and as-known dates, and how to verify the report. */
function cover(lines: Lines, title: string): Content[] {
  const { say, content, facts, language } = lines;
  const rows: [string, string][] = [
    [say('asOfLabel'), printDay(content.asOf)],
    [say('versionLabel'), say('version', { n: content.version })],
    [say('knownAt'), printTime(facts.knownAt)],
    [say('publishedAt'), printTime(facts.publishedAt)],
    [say('publisher'), facts.publisher],
    [say('hash'), facts.sha256],
  ];
  return [
    { text: say('confidential'), fontSize: 9, bold: true, color: INK.plain, margin: [0, 60, 0, 30] },
    { text: title, fontSize: 28, bold: true },
    { text: content.asset.name[language], fontSize: 16, margin: [0, 8, 0, 2] },
    { text: facts.organisation[language], fontSize: 11, color: INK.plain, margin: [0, 0, 0, 46] },
    {
      table: {
        widths: [130, 'auto'],
        body: rows.map(([label, value]): TableCell[] => [
          { text: label, color: INK.faint, fontSize: 9 },
          { text: value, fontSize: 9 },
        ]),
      },
      layout: 'ruled',
    },
  ];
}

/** Six key figures, and the returns over periods as a table and a chart. */
function summary(lines: Lines, of: ReportLine): Content[] {
  const { say, content } = lines;
  const isPack = content.kind === 'asset';
  const gap = lines.gapOf(of);
  const leading: [string, string][] = [
    [say('marketValue'), lines.print(of, 'marketValue.-')],
    [say('flow'), lines.print(of, 'flow.1m')],
    [say('profit'), lines.print(of, 'profit.1m')],
    [`${say('1m')} ${say('fund')} %`, lines.print(of, 'return.1m')],
    [`${say('1m')} ${say(isPack ? 'benchmark' : 'ownBenchmark')} %`, lines.print(of, 'benchmarkReturn.1m')],
    [`${say('1m')} ${say('excess')} %`, lines.print(of, 'excess.1m')],
  ];
  return [
    ...(gap ? [{ text: gap, bold: true, margin: [0, 0, 0, 8] } satisfies Content] : []),
    {
      table: {
        widths: leading.map(() => '*'),
        body: [
          leading.map(([label]): TableCell => ({ text: label, fontSize: 7.5, color: INK.plain })),
          leading.map(([, figure]): TableCell => ({ text: figure, bold: true, noWrap: true, fontSize: 16 })),
        ],
      },
      layout: 'strip',
    },
    { text: say(isPack ? 'returns' : 'mandateReturns'), style: 'heading' },
    returnsTable(lines, of),
    { text: say('annualised'), style: 'note' },
    { svg: returnsChart(lines, of, WIDTH.landscape), margin: [0, 14, 0, 0] },
  ];
}

/** The managers' commentaries and their files. */
function commentaries({ say, content, language }: Lines): Content[] {
  const said = content.commentaries ?? [];
  if (said.length === 0) return [];
  return [
    { text: say('commentaries'), style: 'section', margin: [0, 18, 0, 0] },
    ...said.flatMap(({ ref, name, body, by, at, file }): Content[] => [
      { text: `${ref} ${name[language]}`, style: 'heading' },
      ...(body ? [{ text: body }] : []),
      ...(file ? [{ text: say('attached', { file: file.name, hash: file.sha256.slice(0, 16) }), style: 'note' }] : []),
      { text: `${by}　${printTime(at)}`, style: 'note' },
    ]),
  ];
}

/** The reliability of the values, the version, and the number formats. */
function notes(lines: Lines): Content[] {
  const { say, facts, content } = lines;
  const state = !facts.isLatest ? 'superseded' : facts.hasMoved ? 'moved' : 'unmoved';
  const version =
    content.version === 1 ? say('firstVersion') : say('laterVersion', { n: content.version - 1, reason: facts.reason ?? '-' });
  return [
    {
      unbreakable: true,
      margin: [0, 18, 0, 0],
      stack: [
        { text: say('notes'), style: 'section' },
        { text: say('versions'), style: 'heading' },
        { ul: [version, say(state), ...(facts.isIntact ? [] : [say('broken')])] },
        { text: say('conventions'), style: 'heading' },
        { ul: [say('annualised'), say('rounding'), ...(content.kind === 'asset' ? [say('openingIs')] : [])] },
      ],
    },
    { text: say('quality'), style: 'heading' },
    qualityTable(lines),
  ];
}
