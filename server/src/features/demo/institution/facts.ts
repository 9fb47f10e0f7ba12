import { calendarOf } from '@hakaru/engine/calendar/calendars';
import { deadlineAfter } from '@hakaru/engine/calendar/business-days';
import { monthEndOfIndex } from '@hakaru/engine/calendar/month-end';
import { tell, type Observation } from '#features/facts/public';
import type { Db } from '#platform/db';
import { demoId } from '#features/demo/demo-id';
import { demoBenchmarks, marketReturns } from './benchmarks';
import { demoMandates } from './mandates';
import { OCTOBER, OCTOBER_IN, type DemoSeries, type YenMonth } from './series';
import { entityId, fundRef, owners } from './structure';

const tokyo = calendarOf('JP');
const REPORTED_ON = 8;
export const GENERATOR = { kind: 'generator', labelEn: 'Demo generator', labelJp: 'デモデータ生成' } as const;

/** Facts became known on the eighth business day of the following month, in the evening. */
export function recordedAt(month: number): string {
  const known = RECORDED.get(month) ?? `${deadlineAfter(tokyo, monthEndOfIndex(month), REPORTED_ON)}T18:00:00+09:00`;
  RECORDED.set(month, known);
  return known;
}
// Tens of thousands of facts share some hundred months.
const RECORDED = new Map<number, string>();

/** One restated figure, for the knowledge clock: HDB02's August value, corrected by the fund's officer on 5 October. */
export const CORRECTION = {
  ref: 'HDB02',
  asOf: '2026-08-31',
  at: '2026-10-05T10:30:00+09:00',
  firstTold: (right: bigint) => right - 18_200_000n,
};

export async function plantFacts(db: Db, series: DemoSeries): Promise<void> {
  for (const owner of owners) {
    const organisationId = demoId(owner.ref);
    const assetId = demoId(owner.asset);
    const observations = [
      ...demoMandates
        .filter(mandate => mandate.owner === owner.ref)
        .flatMap(({ ref, closed }) => mandateFacts(owner.ref, ref, kept(ref, series.mandates.get(ref) ?? [], closed))),
      ...[...series.funds.values()]
        .filter(({ terms }) => demoMandates.some(({ ref, owner: of }) => ref === terms.mandate && of === owner.ref))
        .flatMap(({ terms, months }) =>
          mandateFacts(
            owner.ref,
            fundRef(terms.name),
            months.filter(({ month }) => month < OCTOBER),
          ),
        ),
      ...demoBenchmarks.filter(({ type }) => type === 'market').flatMap(({ ref }) => indexFacts(owner.ref, ref, series)),
    ];
    const first = observations.map(one =>
      isCorrected(owner.ref, one) ? { ...one, value: String(CORRECTION.firstTold(BigInt(one.value))) } : one,
    );
    await tell(db, { organisationId, assetId, source: GENERATOR, observations: first });
    const corrected = observations.filter(one => isCorrected(owner.ref, one)).map(one => ({ ...one, recordedAt: CORRECTION.at }));
    const person = demoId('admin@hoshikawa.example');
    const source = {
      kind: 'person',
      labelEn: 'Restated by the manager',
      labelJp: '運用機関による訂正',
      personId: person,
      approvedBy: demoId('user@hoshikawa.example'),
    } as const;
    if (corrected.length > 0) await tell(db, { organisationId, assetId, source, observations: corrected });
  }
}

function isCorrected(owner: string, { entityId: id, measure, asOf }: Observation): boolean {
  return id === entityId(owner, CORRECTION.ref) && measure === 'marketValue' && asOf === CORRECTION.asOf;
}

function kept(ref: string, months: readonly YenMonth[], closed: string | undefined): YenMonth[] {
  return months.filter(({ month, value, flow }) => {
    if (closed && monthEndOfIndex(month) > closed) return false;
    if (month === OCTOBER && !OCTOBER_IN.has(ref)) return false;
    return value !== 0n || flow !== 0n;
  });
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

export function indexFacts(owner: string, ref: string, { factors }: DemoSeries): Observation[] {
  return marketReturns(ref, factors)
    .filter(({ month }) => month < OCTOBER || ref !== 'WCRH')
    .map(({ month, value }) => ({
      entityId: entityId(owner, ref),
      measure: 'return',
      asOf: monthEndOfIndex(month),
      value,
      recordedAt: recordedAt(month),
    }));
}
