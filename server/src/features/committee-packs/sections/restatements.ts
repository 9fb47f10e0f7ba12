import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { listWhole, movedBy, readWhole, type ReportRow } from '#features/reports/public';
import { dayAt, USUAL_ZONE } from '#platform/today';
import {
  column,
  dayCell,
  figureCell,
  note,
  sameText,
  textCell,
  textColumn,
  type PackBlock,
  type PackRow,
} from '#features/committee-packs/content';
import { filled, noteWords, unitOf, words } from '#features/committee-packs/pack-text';
import type { Gather, PackSource } from './source';

const MONTHS_BACK = 3;

/** The versions of the month's report so far, and the earlier months whose figures have changed since publication. */
export const gatherRestatements: Gather = async source => {
  const { ctx, report, content } = source;
  const all = (await listWhole(ctx, report.assetId)).filter(({ knownAt }) => knownAt <= report.knownAt);
  const versions = all.filter(({ asOf }) => asOf === report.asOf).toReversed();
  const moved = await movedMonths(source, all);
  const blocks: PackBlock[] = [
    {
      kind: 'table',
      title: words.versionsTitle,
      columns: [textColumn(words.version), textColumn(words.publishedAt), textColumn(words.reason)],
      rows: versions.map(({ version, publishedAt, reason }) => ({
        level: 2,
        cells: [
          sameText(String(version)),
          dayCell(dayAt(publishedAt, USUAL_ZONE)),
          reason === null ? textCell(words.firstVersion) : sameText(reason),
        ],
      })),
    },
    moved.length === 0
      ? note(words.noneMoved)
      : {
          kind: 'table',
          title: words.movedTitle,
          columns: [textColumn(words.month), column(words.changed), column(words.valueThen), column(words.valueNow), column(words.change)],
          rows: moved,
        },
  ];
  return { blocks, notes: [noteWords.restatements, filled(noteWords.unit, { unit: unitOf(content.asset.currency) })] };
};

/** The newest version of each earlier month, compared with what was known when this report was published. */
async function movedMonths({ ctx, report, ask }: PackSource, all: readonly ReportRow[]): Promise<PackRow[]> {
  const rows: PackRow[] = [];
  for (let back = 1; back <= MONTHS_BACK; back++) {
    const asOf = shiftMonthEnd(report.asOf, -back);
    const newest = all.find(one => one.asOf === asOf); // rows are sorted newest version first
    if (!newest) continue;
    const found = await readWhole(ctx, newest.id);
    const moved = await movedBy(ctx, found, ask.known);
    if (moved.length === 0) continue;
    const root = found.content.lines.find(({ level }) => level === 0)?.entityId ?? '';
    const value = moved.find(({ published }) => published.key.startsWith(`${root}.marketValue.`));
    rows.push({
      level: 2,
      cells: [
        dayCell(asOf),
        { value: String(moved.length), shape: 'count', key: null },
        { value: value?.published.value ?? null, shape: 'money', key: null }, // no key: that of another publication would trace to what is known now
        figureCell(value?.now, 'money'),
        { value: value?.change ?? null, shape: 'change', key: null },
      ],
    });
  }
  return rows;
}
