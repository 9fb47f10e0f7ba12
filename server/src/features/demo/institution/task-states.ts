import { calendarOf } from '@hakaru/engine/calendar/calendars';
import { addBusinessDays, deadlineAfter } from '@hakaru/engine/calendar/business-days';
import { monthEndsBetween } from '@hakaru/engine/calendar/month-end';
import type { Db } from '#platform/db';
import { demoId } from '#features/demo/demo-id';
import { insertAll } from '#features/demo/store';
import { demoMandates } from './mandates';
import { assignmentId, demoPackages } from './packages';

const tokyo = calendarOf('JP');
export const REPORTED_MONTHS = monthEndsBetween('2025-09-30', '2026-09-30');
export const REPORTED_QUARTERS = new Set(['2025-09-30', '2025-12-31', '2026-03-31', '2026-06-30', '2026-09-30']);

/** Reports that came after their day, for the history of punctuality; everything else came in time. */
const LATE: Readonly<Record<string, readonly string[]>> = {
  HAL01: ['2025-11-30', '2026-03-31', '2026-04-30', '2026-07-31'],
  HFH02: ['2026-01-31', '2026-06-30'],
};
/** The bank's evidence for this one is still missing. */
export const NOT_REPORTED = new Set(['SIN01 2026-09-30']);

/** What had been received and approved for the closed months: every report of the last thirteen month-ends. */
export async function plantTaskStates(db: Db): Promise<void> {
  const rows = demoPackages.flatMap(({ owner, of = [], ref, days, datasets }) =>
    of.flatMap(mandate =>
      monthsOf(owner, mandate).flatMap(asOf => {
        const due = deadlineAfter(tokyo, asOf, days ?? DEFAULT_DAYS);
        const isLate = LATE[mandate]?.includes(asOf) ?? false;
        const on = addBusinessDays(tokyo, due, isLate ? 2 : -1);
        return (datasets ?? ['mandates']).map((dataset, at) => row({ owner, mandate, asOf, dataset, on, minute: (ref.length + at) * 7 }));
      }),
    ),
  );
  await insertAll(db, 'task_dataset', rows);
}

const DEFAULT_DAYS = 10;

function monthsOf(owner: string, mandate: string): string[] {
  const { closed } = demoMandates.find(({ ref }) => ref === mandate) ?? {};
  return REPORTED_MONTHS.filter(
    asOf => (!closed || asOf <= closed) && (owner === 'HOSHI' || REPORTED_QUARTERS.has(asOf)) && !NOT_REPORTED.has(`${mandate} ${asOf}`),
  );
}

type Received = { owner: string; mandate: string; asOf: string; dataset: string; on: string; minute: number };

function row({ owner, mandate, asOf, dataset, on, minute }: Received) {
  const at = (hour: number) => new Date(`${on}T${String(hour).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00+09:00`);
  return {
    organisation_id: demoId(owner),
    assignment_id: assignmentId(owner, mandate),
    as_of: asOf,
    dataset,
    state: 'approved',
    approvals: 1,
    received_at: at(10),
    changed_at: at(15),
    first_approved_at: at(15),
  };
}
