import { calendarOf } from '@hakaru/engine/calendar/calendars';
import { deadlineAfter } from '@hakaru/engine/calendar/business-days';
import { monthEndOfIndex } from '@hakaru/engine/calendar/month-end';
import { recordFacts, type Observation } from '#features/facts/public';
import type { Db } from '#platform/db';
import { demoId } from '#features/demo/demo-id';
import { demoBenchmarks, marketReturns } from './benchmarks';
import { demoMandates } from './mandates';
import { OCTOBER, type DemoSeries, type YenMonth } from './series';
import { entityId, fundRef, owners } from './structure';

const tokyo = calendarOf('JP');
const REPORTED_ON = 8;
export const GENERATOR = { kind: 'generator', labelEn: 'Demo generator', labelJp: 'デモデータ生成' } as const;

/** Facts are recorded in the evening of the eighth business day of the following month. */
export function recordedAt(month: number): string {
  const known = RECORDED.get(month) ?? `${deadlineAfter(tokyo, monthEndOfIndex(month), REPORTED_ON)}T18:00:00+09:00`;
  RECORDED.set(month, known);
  return known;
}
// Cached by month: tens of thousands of facts fall into about a hundred months.
const RECORDED = new Map<number, string>();

/** Every fact from before the first workbook. */
export async function plantFacts(db: Db, series: DemoSeries): Promise<void> {
  for (const owner of owners) {
    const observations = [
      ...demoMandates
        .filter(mandate => mandate.owner === owner.ref)
        .flatMap(({ ref, closed }) => mandateFacts(owner.ref, ref, kept(series, series.mandates.get(ref) ?? [], closed))),
      ...[...series.funds.values()]
        .filter(({ terms }) => demoMandates.some(({ ref, owner: of }) => ref === terms.mandate && of === owner.ref))
        .flatMap(({ terms, months }) => mandateFacts(owner.ref, fundRef(terms.name), kept(series, months))),
      ...demoBenchmarks.filter(({ type }) => type === 'market').flatMap(({ ref }) => indexFacts(owner.ref, ref, series)),
    ];
    await recordFacts(db, { organisationId: demoId(owner.ref), assetId: demoId(owner.asset), source: GENERATOR, observations });
  }
}

function kept({ firstSent }: DemoSeries, months: readonly YenMonth[], closed?: string): YenMonth[] {
  return months.filter(
    ({ month, value, flow }) => month < firstSent && (!closed || monthEndOfIndex(month) <= closed) && (value !== 0n || flow !== 0n),
  );
}

function mandateFacts(owner: string, ref: string, months: readonly YenMonth[]): Observation[] {
  return months.flatMap(({ month, value, flow, quality, valuedMonth = month }) => {
    const one = { entityId: entityId(owner, ref), asOf: monthEndOfIndex(month), quality, recordedAt: recordedAt(month) };
    return [
      {
        ...one,
        measure: 'marketValue' as const,
        value: value.toString(),
        valuedOn: valuedMonth < month ? monthEndOfIndex(valuedMonth) : null,
      },
      { ...one, measure: 'flow' as const, value: flow.toString() },
    ];
  });
}

/** This index was late in October. */
export const LATE_INDEX = 'WCRH';

export function indexReturns(ref: string, { factors }: DemoSeries): { month: number; value: string }[] {
  return marketReturns(ref, factors).filter(({ month }) => month < OCTOBER || ref !== LATE_INDEX);
}

export function indexFacts(owner: string, ref: string, series: DemoSeries): Observation[] {
  return indexReturns(ref, series)
    .filter(({ month }) => month < series.firstSent)
    .map(({ month, value }) => ({
      entityId: entityId(owner, ref),
      measure: 'return',
      asOf: monthEndOfIndex(month),
      value,
      recordedAt: recordedAt(month),
    }));
}
