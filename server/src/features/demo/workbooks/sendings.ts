import { addBusinessDays, deadlineAfter } from '@hakaru/engine/calendar/business-days';
import { calendarOf } from '@hakaru/engine/calendar/calendars';
import { monthEndOfIndex } from '@hakaru/engine/calendar/month-end';
import type { Language } from '@hakaru/contract/languages';
import type { Sheet } from '@hakaru/workbook/workbook';
import { type FilledRow, filledSheet } from '#features/import-templates/public';
import { demoMandates } from '#features/demo/institution/mandates';
import { demoPackages } from '#features/demo/institution/packages';
import { OCTOBER, type DemoSeries } from '#features/demo/institution/series';
import { DOWNGRADE, isMarkedBySending, markedDown } from '#features/demo/markets/plant';
import { benchmarkRows, flowRows, fundRows, holdingRows, mandateRows, priceRows, rateRows, securityRow, valuationRows } from './rows';

export type OwnerRef = 'HOSHI' | 'SHIRA';
/** A workbook with its sender, recipient and times; `approvedAt` is null while it waits for approval. */
export type Sending = {
  file: string;
  from: string;
  to: OwnerRef;
  at: string;
  approvedAt: string | null;
  /** The reason given when there are warnings. */
  reason: string;
  sheets(): Sheet[];
  /** A second file that replaces the first. */
  corrected?: { file: string; at: string; sheets(): Sheet[] };
};

type Sender = { ref: string; from: string; language: Language; on: number; hour: number };

const tokyo = calendarOf('JP');
/** The business day and hour at which each sender usually reports; funds abroad take longest. */
export const senders = {
  HOSHI: { ref: 'HOSHI', from: 'user@hoshikawa.example', language: 'jp', on: 3, hour: 9 },
  SHIRA: { ref: 'SHIRA', from: 'admin@shirasagi.example', language: 'jp', on: 3, hour: 9 },
  KOMOR: { ref: 'KOMOR', from: 'desk@komorebi.example', language: 'jp', on: 4, hour: 9 },
  TSUBA: { ref: 'TSUBA', from: 'ops@tsubaki.example', language: 'jp', on: 4, hour: 10 },
  MARLO: { ref: 'MARLO', from: 'ops@marlowe.example', language: 'en', on: 4, hour: 14 },
  REDFN: { ref: 'REDFN', from: 'pa@redfern.example', language: 'en', on: 9, hour: 11 },
} as const satisfies Record<string, Sender>;

export const REASONS: Readonly<Record<Language, string>> = {
  en: 'Prices that did not move were confirmed with the provider.',
  jp: '前月から動かない単価は価格提供元に確認しました。',
};

/** Reports that came two days late, for the punctuality history; all others were on time. */
const LATE: Readonly<Record<string, readonly string[]>> = {
  HAL01: ['2025-11-30', '2026-03-31', '2026-04-30', '2026-07-31'],
  HFH02: ['2026-01-31', '2026-06-30'],
};

/** The evidence of this fund is missing, so the bank's treasury carries its value itself. */
const NOT_REPORTED = { ref: 'SIN01', owner: 'SHIRA', asOf: '2026-09-30' } as const;
export const isReported = (ref: string, asOf: string): boolean => ref !== NOT_REPORTED.ref || asOf !== NOT_REPORTED.asOf;

/** One restated value, to show the effect of knowledge time: HDB02's August, which its manager sent again on 5 October. */
export const CORRECTION = { ref: 'HDB02', asOf: '2026-08-31', at: '2026-10-05T10:30:00+09:00', missed: 18_200_000n };

/** The workbooks of the closed months in the order of their approval, which is the order in which facts became known. */
export function closedMonths(series: DemoSeries): Sending[] {
  const months = Array.from({ length: OCTOBER - series.firstSent }, (_, at) => series.firstSent + at);
  const sendings = months.flatMap(month => [
    ...(['HOSHI', 'SHIRA'] as const).flatMap(to => Object.values(senders).flatMap(sender => regular(series, { sender, to, month }))),
    ...Object.entries(LATE).flatMap(([ref, days]) => (days.includes(monthEndOfIndex(month)) ? [late(series, ref, month)] : [])),
  ]);
  return inOrder([
    ...sendings,
    ...(isMarkedBySending(series) ? [marked('HOSHI'), marked('SHIRA')] : []),
    restated(series),
    carried(series),
  ]);
}

export function inOrder(sendings: readonly Sending[]): Sending[] {
  const moment = ({ approvedAt, at }: Sending): number => Date.parse(approvedAt ?? at);
  return sendings.toSorted((a, b) => moment(a) - moment(b));
}

type Month = { sender: Sender; to: OwnerRef; month: number };

function regular(series: DemoSeries, { sender, to, month }: Month): Sending[] {
  const asOf = monthEndOfIndex(month);
  const isOwner = sender.ref === to;
  const refs = mandatesOf(sender.ref, to, asOf).filter(ref => isReported(ref, asOf) && !LATE[ref]?.includes(asOf));
  if (!isOwner && refs.length === 0) return [];
  const file = isOwner ? `${to}_${asOf.slice(0, 7)}.xlsx` : `${sender.ref}_${to}_${asOf.slice(0, 7)}.xlsx`;
  return [
    {
      file,
      from: sender.from,
      to,
      reason: REASONS[sender.language],
      at: onDay(asOf, sender.on, sender.hour),
      approvedAt: onDay(asOf, sender.on, sender.hour + 2),
      sheets: () => [...(isOwner ? marketSheets(series, to, month) : []), ...reportSheets(series, sender.language, { refs, month })],
    },
  ];
}

function late(series: DemoSeries, ref: string, month: number): Sending {
  const asOf = monthEndOfIndex(month);
  const days = demoPackages.find(one => one.of?.includes(ref))?.days ?? 0;
  const day = addBusinessDays(tokyo, deadlineAfter(tokyo, asOf, days), 2);
  return {
    file: `MARLO_HOSHI_${asOf.slice(0, 7)}_${ref}.xlsx`,
    from: senders.MARLO.from,
    to: 'HOSHI',
    reason: REASONS.en,
    at: `${day}T14:00:00+09:00`,
    approvedAt: `${day}T16:00:00+09:00`,
    sheets: () => reportSheets(series, 'en', { refs: [ref], month }),
  };
}

function restated(series: DemoSeries): Sending {
  const month = OCTOBER - 2;
  return {
    file: `TSUBA_HOSHI_${CORRECTION.asOf.slice(0, 7)}_${CORRECTION.ref}.xlsx`,
    from: senders.TSUBA.from,
    to: 'HOSHI',
    at: '2026-10-05T09:40:00+09:00',
    approvedAt: CORRECTION.at,
    reason: '8月分の未収入金の計上漏れを訂正しました。',
    sheets: () => [
      filledSheet('mandates', 'jp', mandateRows(series, [CORRECTION.ref], month)),
      filledSheet('holdings', 'jp', holdingRows(series, [CORRECTION.ref], month)),
    ],
  };
}

/** The rating agency's downgrade, which each owner recorded on the same day. */
function marked(to: OwnerRef): Sending {
  return {
    file: `${to}_${DOWNGRADE.at.slice(0, 10)}_${DOWNGRADE.ref}.xlsx`,
    from: senders[to].from,
    to,
    reason: '',
    at: DOWNGRADE.at.replace('T15', 'T14'),
    approvedAt: DOWNGRADE.at,
    sheets: () => [filledSheet('securities', 'jp', [securityRow(markedDown(to))])],
  };
}

function carried(series: DemoSeries): Sending {
  const { ref, owner, asOf } = NOT_REPORTED;
  return {
    file: `${owner}_${asOf.slice(0, 7)}_${ref}.xlsx`,
    from: senders.SHIRA.from,
    to: owner,
    reason: '',
    at: onDay(asOf, 10, 9),
    approvedAt: onDay(asOf, 10, 11),
    sheets: () => [filledSheet('accounts', 'jp', mandateRows(series, [ref], OCTOBER - 1)), ...fundSheets(series, 'jp', [ref], OCTOBER - 1)],
  };
}

export function mandatesOf(manager: string, owner: OwnerRef, asOf: string): string[] {
  return demoMandates
    .filter(one => one.owner === owner && (one.manager ?? one.owner) === manager && (!one.closed || asOf <= one.closed))
    .map(({ ref }) => ref);
}

/** The owner's own data: indices, prices and exchange rates. */
export function marketSheets(series: DemoSeries, owner: OwnerRef, month: number): Sheet[] {
  return [
    filledSheet('benchmarks', 'jp', benchmarkRows(series, owner, month)),
    filledSheet('securityprices', 'jp', priceRows(series, month)),
    filledSheet('fxrates', 'jp', rateRows(series, owner, month)),
  ];
}

/** Values, statements and funds of these mandates; empty sheets are left out. */
export function reportSheets(series: DemoSeries, language: Language, { refs, month }: { refs: readonly string[]; month: number }): Sheet[] {
  return [
    ...sheetOf('mandates', language, mandateRows(series, refs, month).map(firstReported)),
    ...sheetOf('holdings', language, holdingRows(series, refs, month).map(firstReported)),
    ...fundSheets(series, language, refs, month),
  ];
}

function fundSheets(series: DemoSeries, language: Language, refs: readonly string[], month: number): Sheet[] {
  return [
    ...sheetOf('accounts', language, fundRows(series, refs, month)),
    ...sheetOf('funds', language, [...valuationRows(series, refs, month), ...flowRows(series, refs, month)]),
  ];
}

function sheetOf(kind: Parameters<typeof filledSheet>[0], language: Language, rows: readonly FilledRow[]): Sheet[] {
  return rows.length > 0 ? [filledSheet(kind, language, rows)] : [];
}

const CASH = 'SEC211';

/** The first version of the row that was restated later: the amount was missing from the cash line and from the account's value. */
function firstReported(row: FilledRow): FilledRow {
  const isMeant = row['code'] === CORRECTION.ref && row['asOf'] === CORRECTION.asOf;
  const missed = (name: string) => String(BigInt(row[name] ?? '0') - CORRECTION.missed);
  if (isMeant && row['marketValue']) return { ...row, marketValue: missed('marketValue') };
  if (!isMeant || row['security'] !== CASH) return row;
  return { ...row, units: missed('units'), valueLocal: missed('valueLocal'), value: missed('value'), bookValue: missed('bookValue') };
}

function onDay(asOf: string, businessDay: number, hour: number): string {
  return `${deadlineAfter(tokyo, asOf, businessDay)}T${String(hour).padStart(2, '0')}:00:00+09:00`;
}
