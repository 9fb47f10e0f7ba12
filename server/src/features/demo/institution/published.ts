import { deadlineAfter } from '@hakaru/engine/calendar/business-days';
import { calendarOf } from '@hakaru/engine/calendar/calendars';
import { bookAt } from '#features/figures/public';
import { freezeFrom } from '#features/reports/public';
import type { Db } from '#platform/db';
import { demoId } from '#features/demo/demo-id';
import { demoPeople } from '#features/demo/people';
import { demoMandates, type DemoMandate } from './mandates';
import { entityId, owners } from './structure';
import { NOT_REPORTED, REPORTED_MONTHS, REPORTED_QUARTERS } from './task-states';

const tokyo = calendarOf('JP');
const MANDATES_ON = 11;
const PACK_ON = 12;
const PUBLISHERS = { HOSHI: 'user@hoshikawa.example', SHIRA: 'user@shirasagi.example' } as const;

/**
 * The reports of the closed months as they were published: mandates on the eleventh business day, the pack on the twelfth, each with what was
 * known then. August's say what was thought before its correction of October.
 */
export async function plantPublished(db: Db): Promise<void> {
  for (const { ref, asset } of owners) {
    for (const asOf of ref === 'HOSHI' ? REPORTED_MONTHS : [...REPORTED_QUARTERS]) {
      const mandates = demoMandates.filter(mandate => mandate.owner === ref && reported(mandate, asOf));
      const key = { organisationId: demoId(ref), assetId: demoId(asset), asOf };
      await publish(db, PUBLISHERS[ref], { ...key, on: MANDATES_ON, entityIds: mandates.map(mandate => entityId(ref, mandate.ref)) });
      if (ref === 'HOSHI') await publish(db, PUBLISHERS[ref], { ...key, on: PACK_ON, entityIds: [null] });
    }
  }
}

type Publication = { organisationId: string; assetId: string; asOf: string; on: number; entityIds: readonly (string | null)[] };

async function publish(db: Db, email: string, { organisationId, assetId, asOf, on, entityIds }: Publication): Promise<void> {
  const publishedAt = new Date(`${deadlineAfter(tokyo, asOf, on)}T10:00:00+09:00`);
  const knownAt = publishedAt.toISOString();
  const opened = await bookAt(db, { id: assetId, ownerId: organisationId }, knownAt);
  if (!opened) throw new Error('the demo has no such asset');
  const publisher = { userId: demoId(email), name: demoPeople.find(one => one.email === email)?.name ?? email, organisationId };
  for (const id of entityIds)
    await freezeFrom(
      db,
      opened,
      { organisationId, assetId, entityId: id, asOf },
      { publisher, knownAt, publishedAt, reason: null, previous: undefined },
    );
}

function reported({ ref, opened, closed }: DemoMandate, asOf: string): boolean {
  return opened <= asOf && (!closed || asOf <= closed) && !NOT_REPORTED.has(`${ref} ${asOf}`);
}
