import { cutOffOf, isPastCutOff } from '@hakaru/contract/cut-offs';
import { addDays } from '@hakaru/engine/calendar/day';
import { findBreaches } from '#features/cashflows/public';
import { businessCalendar } from '#features/holidays/public';
import type { NotifyOrganisation } from '#features/notifications/public';
import type { Db } from '#platform/db';
import * as store from './store';

/** One condition to warn of, with its subject, the day it concerns and the page where it is handled. */
export type Finding = store.Raised & Pick<NotifyOrganisation, 'kind' | 'params' | 'page'> & { mandateId: string };

/** A roll is dealt two business days before maturity; one more week leaves time to prepare and approve it. */
const ROLL_NOTICE_DAYS = 10;
/** Drafts that lapsed longer ago are not reported. */
const LAPSED_FOR_DAYS = 7;
/** No cut-off is earlier than this many days before its settlement, whatever holidays there are. */
const CUT_OFF_DAYS = 21;

type Reading = { ownerId: string; today: string; /** Tokyo local time. */ moment: string };

export async function findAll(db: Db, reading: Reading): Promise<Finding[]> {
  return [...(await unrolled(db, reading)), ...(await pastCutOff(db, reading)), ...(await belowMinimum(db, reading))];
}

async function unrolled(db: Db, { ownerId, today }: Reading): Promise<Finding[]> {
  const rows = await store.findUnrolled(db, ownerId, { from: today, to: addDays(today, ROLL_NOTICE_DAYS) });
  return rows.map(({ id, ref, entityId, entityRef, currency, maturityDate }) => ({
    kind: 'forwardUnrolled',
    subjectId: id,
    mandateId: entityId,
    currency,
    day: maturityDate,
    params: { forward: ref, mandate: entityRef, currency, day: maturityDate },
    page: `/fxForwards/${id}`,
  }));
}

async function pastCutOff(db: Db, { ownerId, today, moment }: Reading): Promise<Finding[]> {
  const calendar = await businessCalendar(db);
  const span = { from: addDays(today, -LAPSED_FOR_DAYS), to: addDays(today, CUT_OFF_DAYS) };
  const findings: Finding[] = [];
  for (const draft of await store.findDrafts(db, ownerId, span)) {
    const cutOff = cutOffOf(draft, calendar);
    if (!isPastCutOff(cutOff, moment)) continue;
    findings.push({
      kind: 'instructionPastCutOff',
      subjectId: draft.id,
      mandateId: draft.entityId,
      currency: draft.currency,
      day: draft.settlementDate,
      params: { number: draft.ref, mandate: draft.entityRef, day: cutOff.day, time: cutOff.time },
      page: `/instructions/${draft.id}`,
    });
  }
  return findings;
}

async function belowMinimum(db: Db, { ownerId, today }: Reading): Promise<Finding[]> {
  return (await findBreaches(db, ownerId, today)).map(({ mandateId, ref, currency, day }) => ({
    kind: 'balanceBelowMinimum',
    subjectId: mandateId,
    mandateId,
    currency,
    day,
    params: { mandate: ref, currency, day },
    page: `/cashflow/forecast?account=mandate:${mandateId}&currency=${currency}`,
  }));
}
