import { monthEndsBetween } from '@hakaru/engine/calendar/month-end';
import { deadlineAfter } from '@hakaru/engine/calendar/business-days';
import { calendarOf } from '@hakaru/engine/calendar/calendars';
import { bookAt } from '#features/figures/public';
import { freezeFrom } from '#features/reports/public';
import type { Db } from '#platform/db';
import { demoId } from '#features/demo/demo-id';
import { demoPeople } from '#features/demo/people';
import { isReported } from '#features/demo/workbooks/sendings';
import { demoMandates, type DemoMandate } from './mandates';
import { entityId, owners } from './structure';

const tokyo = calendarOf('JP');
const MONTHS = monthEndsBetween('2025-09-30', '2026-09-30');
const QUARTERS = MONTHS.filter(asOf => Number(asOf.slice(5, 7)) % 3 === 0);
const MANDATES_ON = 11;
const PACK_ON = 12;
const PUBLISHERS = { HOSHI: 'user@hoshikawa.example', SHIRA: 'user@shirasagi.example' } as const;

/**
 * The reports of the closed months as they were published: mandates on the eleventh business day, the pack on the twelfth, each with what was
 * known then. August's say what was thought before its correction of October.
 */
export async function plantPublished(db: Db): Promise<void> {
  for (const { ref, asset } of owners) {
    for (const asOf of ref === 'HOSHI' ? MONTHS : QUARTERS) {
      const mandates = demoMandates.filter(mandate => mandate.owner === ref && reported(mandate, asOf));
      const key = { organisationId: demoId(ref), assetId: demoId(asset), asOf };
      await publish(db, PUBLISHERS[ref], {
        ...key,
        at: onDay(asOf, MANDATES_ON),
        entityIds: mandates.map(mandate => entityId(ref, mandate.ref)),
      });
      if (ref === 'HOSHI') await publish(db, PUBLISHERS[ref], { ...key, at: onDay(asOf, PACK_ON), entityIds: [null] });
    }
  }
  const { owner, asset, ref, ...early } = FIRST_OF_OCTOBER;
  const key = { organisationId: demoId(owner), assetId: demoId(asset) };
  await publish(db, PUBLISHERS[owner], { ...key, ...early, entityIds: [entityId(owner, ref)] });
}

/** Cash is ready first, and was published the day it came. */
const FIRST_OF_OCTOBER = { owner: 'HOSHI', asset: 'HMAIN', ref: 'HCS01', asOf: '2026-10-31', at: '2026-11-04T15:20:00+09:00' } as const;

const onDay = (asOf: string, businessDay: number): string => `${deadlineAfter(tokyo, asOf, businessDay)}T10:00:00+09:00`;

type Publication = { organisationId: string; assetId: string; asOf: string; at: string; entityIds: readonly (string | null)[] };

async function publish(db: Db, email: string, { organisationId, assetId, asOf, at, entityIds }: Publication): Promise<void> {
  const publishedAt = new Date(at);
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
  return opened <= asOf && (!closed || asOf <= closed) && isReported(ref, asOf);
}
