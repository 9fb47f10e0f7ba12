import { monthEndOfIndex, monthEndsBetween } from '@hakaru/engine/calendar/month-end';
import { deadlineAfter } from '@hakaru/engine/calendar/business-days';
import { calendarOf } from '@hakaru/engine/calendar/calendars';
import { bookAt } from '#features/figures/public';
import { freezeFrom } from '#features/reports/public';
import type { Db } from '#platform/db';
import { demoId } from '#features/demo/demo-id';
import { demoPeople } from '#features/demo/people';
import { isReported } from '#features/demo/workbooks/sendings';
import { demoMandates, type DemoMandate } from './mandates';
import { OCTOBER, type DemoSeries } from './series';
import { entityId, owners } from './structure';

const tokyo = calendarOf('JP');
const LAST = OCTOBER - 1;
const MANDATES_ON = 11;
const PACK_ON = 12;
const PUBLISHERS = { HOSHI: 'user@hoshikawa.example', SHIRA: 'user@shirasagi.example' } as const;

/**
 * The published reports of the closed months, each as known at its time: mandates on the eleventh business day, the pack on the twelfth.
 * August's show the values before the October correction. They begin with the month before the first workbook.
 */
export async function plantPublished(db: Db, { firstSent }: DemoSeries): Promise<void> {
  const months = monthEndsBetween(monthEndOfIndex(firstSent - 1), monthEndOfIndex(LAST));
  for (const { ref, asset } of owners) {
    for (const asOf of ref === 'HOSHI' ? months : months.filter(isQuarterEnd)) {
      const mandates = demoMandates.filter(mandate => mandate.owner === ref && reported(mandate, asOf));
      const reports = mandates.map(mandate => ({ entityId: entityId(ref, mandate.ref), at: onDay(asOf, MANDATES_ON) }));
      const pack = ref === 'HOSHI' ? [{ entityId: null, at: onDay(asOf, PACK_ON) }] : [];
      await publish(db, PUBLISHERS[ref], { organisationId: demoId(ref), assetId: demoId(asset), asOf, reports: [...reports, ...pack] });
    }
  }
  const { owner, asset, ref, asOf, at } = FIRST_OF_OCTOBER;
  const reports = [{ entityId: entityId(owner, ref), at }];
  await publish(db, PUBLISHERS[owner], { organisationId: demoId(owner), assetId: demoId(asset), asOf, reports });
}

/** The cash account is the first to be ready in October, and is published on the same day. */
const FIRST_OF_OCTOBER = { owner: 'HOSHI', asset: 'HMAIN', ref: 'HCS01', asOf: '2026-10-31', at: '2026-11-04T15:20:00+09:00' } as const;

const isQuarterEnd = (asOf: string): boolean => Number(asOf.slice(5, 7)) % 3 === 0;
const onDay = (asOf: string, businessDay: number): string => `${deadlineAfter(tokyo, asOf, businessDay)}T10:00:00+09:00`;

type Publication = {
  organisationId: string;
  assetId: string;
  asOf: string;
  reports: readonly { entityId: string | null; at: string }[];
};

/** Nothing is recorded between the first and the last report of a month, so one book serves all of them. */
async function publish(db: Db, email: string, { organisationId, assetId, asOf, reports }: Publication): Promise<void> {
  const opened = await bookAt(db, { id: assetId, ownerId: organisationId }, new Date(reports.at(-1)?.at ?? asOf).toISOString());
  if (!opened) throw new Error('the demo has no such asset');
  const publisher = { userId: demoId(email), name: demoPeople.find(one => one.email === email)?.name ?? email, organisationId };
  for (const { entityId: id, at } of reports) {
    const publishedAt = new Date(at);
    await freezeFrom(
      db,
      opened,
      { organisationId, assetId, entityId: id, asOf },
      { publisher, knownAt: publishedAt.toISOString(), publishedAt, reason: null, previous: undefined },
    );
  }
}

function reported({ ref, opened, closed }: DemoMandate, asOf: string): boolean {
  return opened <= asOf && (!closed || asOf <= closed) && isReported(ref, asOf);
}
