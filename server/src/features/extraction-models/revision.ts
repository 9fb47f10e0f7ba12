import { isNotice } from '@hakaru/contract/notice-approval';
import { changedValues, samenessOf, type ChangedValue, type NoticeKey, type Sameness } from '@hakaru/contract/notice-replacement';
import { findReplacement, type NoticeLink } from '#features/fund-notices/public';
import type { SignedIn } from '#platform/context';
import { findEarlierNotices, type EarlierNotice } from './earlier-store';
import { saidIn, type ReadDocument } from './notice-checks';
import type { ValueRow } from './values-store';

/** An earlier notice of the fund that this one may correct, with what the two have in common. */
export type ReplacementOffer = NoticeLink & NoticeKey & { createdAt: Date; same: Sameness[] };
export type Revision = {
  replaces: (NoticeLink & { changes: ChangedValue[] }) | null;
  replacedBy: NoticeLink | null;
  offers: ReplacementOffer[];
};

/** The notice that a document replaces, with the changed values; if none is set, earlier notices that it may replace. */
export async function revisionOf(ctx: SignedIn, document: ReadDocument, values: readonly ValueRow[]): Promise<Revision> {
  const of = { organisationId: ctx.actor.organisation.id, documentId: document.id };
  const { replaces, replacedBy } = await findReplacement(ctx.db, of);
  if (!isNotice(document.type) || !document.entityId) return { replaces: null, replacedBy, offers: [] };
  const earlier = await findEarlierNotices(ctx.db, of, document.entityId);
  const own = values.map(value => ({ name: value.dataPointName, value: value.decidedValue ?? value.value }));
  const before = earlier.find(({ documentId }) => documentId === replaces?.documentId);
  const key = { number: saidIn(values, 'Notice number'), day: saidIn(values, 'Due date'), amount: saidIn(values, 'Total amount') };
  const offers = earlier.flatMap(one => {
    const { documentId, name, createdAt, isReplaced } = one;
    const same = samenessOf(key, keyOf(one));
    return isReplaced || same.length === 0 ? [] : [{ documentId, name, createdAt, same, ...keyOf(one) }];
  });
  return {
    replaces: replaces && { ...replaces, changes: changedValues(before?.values ?? [], own) },
    replacedBy,
    offers: replaces ? [] : offers,
  };
}

function keyOf({ values }: EarlierNotice): NoticeKey {
  const said = (name: string) => values.find(value => value.name === name)?.value ?? null;
  return { number: said('Notice number'), day: said('Due date'), amount: said('Total amount') };
}
