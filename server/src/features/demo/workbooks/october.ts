import { type FilledRow, filledSheet } from '#features/import-templates/public';
import { OCTOBER, type DemoSeries } from '#features/demo/institution/series';
import { estimateRows, holdingRows, mandateRows, valuationRows } from './rows';
import { inOrder, marketSheets, REASONS, reportSheets, senders, type OwnerRef, type Sending } from './sendings';

/**
 * The open month on the demo's today, its sixth business day: files that were approved, that wait for approval, and that are faulty. Nothing
 * is later than that day.
 */
export function octoberSoFar(series: DemoSeries): Sending[] {
  return inOrder([...approved(series), ...waiting(series), ...wrong(series)]);
}

type Who = keyof typeof senders;

/** A moment of November 2026 in Tokyo time. */
const on = (day: number, time: string): string => `2026-11-${String(day).padStart(2, '0')}T${time}:00+09:00`;

function from(who: Who, to: OwnerRef, { tag = '', at, approvedAt = null }: { tag?: string; at: string; approvedAt?: string | null }) {
  const { ref, language, from } = senders[who];
  const file = `${ref === to ? to : `${ref}_${to}`}_2026-10${tag ? `_${tag}` : ''}.xlsx`;
  return { file, from, to, at, approvedAt, reason: REASONS[language], language };
}

function approved(series: DemoSeries): Sending[] {
  const reports = (refs: readonly string[], language: 'en' | 'jp') => () => reportSheets(series, language, { refs, month: OCTOBER });
  const early = from('TSUBA', 'HOSHI', { at: on(5, '10:05'), approvedAt: on(5, '10:12') });
  const resent = from('TSUBA', 'HOSHI', { tag: RESENT.ref, at: on(6, '09:50'), approvedAt: on(6, '10:15') });
  return [
    { ...from('KOMOR', 'HOSHI', { at: on(4, '11:00'), approvedAt: on(4, '11:20') }), sheets: reports(['HCS01'], 'jp') },
    {
      ...from('HOSHI', 'HOSHI', { at: on(5, '09:00'), approvedAt: on(5, '09:30') }),
      sheets: () => [...marketSheets(series, 'HOSHI', OCTOBER), ...reports(['HGA01'], 'jp')()],
    },
    {
      ...from('SHIRA', 'SHIRA', { at: on(5, '09:00'), approvedAt: on(5, '09:40') }),
      sheets: () => marketSheets(series, 'SHIRA', OCTOBER),
    },
    {
      ...early,
      sheets: () => [
        filledSheet('mandates', 'jp', mandateRows(series, EARLY, OCTOBER).map(beforeResending)),
        filledSheet('holdings', 'jp', holdingRows(series, EARLY, OCTOBER).map(beforeResending)),
      ],
    },
    { ...resent, reason: '未収利息の計上漏れを訂正し、再送しました。', sheets: reports([RESENT.ref], 'jp') },
    { ...from('MARLO', 'HOSHI', { at: on(9, '11:00'), approvedAt: on(9, '11:30') }), sheets: reports(['HFH01', 'HFE01'], 'en') },
    {
      ...from('REDFN', 'HOSHI', { tag: 'estimates', at: on(9, '13:00'), approvedAt: on(9, '13:10') }),
      sheets: () => [filledSheet('funds', 'en', estimateRows(series, 'H', OCTOBER))],
    },
  ];
}

const EARLY = ['HDB01', 'HDB02', 'HDE01'];
const RESENT = { ref: 'HDB02', missed: 3_100_000n };
const CASH = 'SEC211';

function beforeResending(row: FilledRow): FilledRow {
  return row['code'] === RESENT.ref ? less(row, RESENT.missed) : row;
}

/** Deducts an amount from the cash line, and from the account's value if the row is the account's. */
export function less(row: FilledRow, yen: bigint): FilledRow {
  const names = row['marketValue'] ? ['marketValue'] : row['security'] === CASH ? ['units', 'valueLocal', 'value', 'bookValue'] : [];
  return { ...row, ...Object.fromEntries(names.map(name => [name, String(BigInt(row[name] ?? '0') - yen)])) };
}

/** 12.4 million yen that are in the account's value but in none of its lines. */
export const UNEXPLAINED = 12_400_000n;

/** Three files with unanswered warnings, two that only wait for approval, and one that passed at the second attempt. */
function waiting(series: DemoSeries): Sending[] {
  const values = (refs: readonly string[]) => mandateRows(series, refs, OCTOBER);
  return [
    {
      ...from('TSUBA', 'HOSHI', { tag: 'HDE02', at: on(9, '17:40') }),
      sheets: () => [
        filledSheet('mandates', 'jp', values(['HDE02'])),
        filledSheet(
          'holdings',
          'jp',
          holdingRows(series, ['HDE02'], OCTOBER).map(row => less(row, UNEXPLAINED)),
        ),
      ],
    },
    {
      // Its index has not arrived either, so the plausibility of its return cannot be checked.
      ...from('MARLO', 'HOSHI', { tag: 'HFH02', at: on(9, '16:55') }),
      sheets: () => [
        filledSheet(
          'mandates',
          'en',
          values(['HFH02']).map(row => ({ ...row, return: '1.85' })),
        ),
        filledSheet('holdings', 'en', holdingRows(series, ['HFH02'], OCTOBER)),
      ],
    },
    { ...from('KOMOR', 'SHIRA', { at: on(9, '15:10') }), sheets: () => [filledSheet('mandates', 'jp', values(['SCS01']))] },
    {
      // A statement with a lower value for June that nobody has accepted yet.
      ...from('REDFN', 'HOSHI', { at: on(10, '08:30') }),
      file: 'REDFN_HOSHI_2026-06_HPEF1.xlsx',
      sheets: () => [filledSheet('funds', 'en', restatedNav(series))],
    },
    { ...from('MARLO', 'SHIRA', { at: on(10, '08:50') }), sheets: () => [filledSheet('mandates', 'en', values(['SFB01', 'SFE01']))] },
    {
      ...from('TSUBA', 'SHIRA', { at: on(9, '10:30') }),
      sheets: () => [filledSheet('mandates', 'jp', misspelled(values(['SDB01', 'SMA01']), 'SDB01', 'SDB10'))],
      corrected: {
        file: 'TSUBA_SHIRA_2026-10_corrected.xlsx',
        at: on(9, '10:50'),
        sheets: () => [filledSheet('mandates', 'jp', values(['SDB01', 'SMA01']))],
      },
    },
  ];
}

const RESTATED = { fund: 'HPEF1', share: 0.985 };

function restatedNav(series: DemoSeries): FilledRow[] {
  return valuationRows(series, ['HPE01'], OCTOBER - 4)
    .filter(({ code }) => code === RESTATED.fund)
    .map(row => ({ ...row, nav: String(Math.round(Number(row['nav']) * RESTATED.share)) }));
}

/** A file with an unknown code. */
function wrong(series: DemoSeries): Sending[] {
  return [
    {
      ...from('MARLO', 'HOSHI', { tag: 'HFB01', at: on(10, '09:20') }),
      sheets: () => [filledSheet('mandates', 'en', misspelled(mandateRows(series, ['HFB01'], OCTOBER), 'HFB01', 'HFB10'))],
    },
  ];
}

export function misspelled(rows: readonly FilledRow[], right: string, wrong: string): FilledRow[] {
  return rows.map(row => (row['code'] === right ? { ...row, code: wrong } : row));
}
