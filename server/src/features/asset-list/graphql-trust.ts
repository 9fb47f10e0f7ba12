import { parse } from '@hakaru/contract/fields';
import { searchText } from '@hakaru/contract/organisation-settings';
import { MEMBER } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { pageType, sliceOf } from '#platform/paging';
import { listTrustMandates } from './trust-mandates';
import type { TrustMandate } from './trust-store';

const TrustMandateType = builder.objectRef<TrustMandate>('TrustMandate').implement({
  description: 'A mandate the sender’s organisation keeps as trustee or master trustee, with what it has to confirm.',
  fields: t => ({
    id: t.exposeID('id'),
    ref: t.exposeString('ref'),
    nameEn: t.exposeString('nameEn'),
    nameJp: t.exposeString('nameJp'),
    classEn: t.exposeString('classEn', { nullable: true }),
    classJp: t.exposeString('classJp', { nullable: true }),
    clientId: t.exposeID('clientId'),
    clientEn: t.exposeString('clientEn'),
    clientJp: t.exposeString('clientJp'),
    managerEn: t.exposeString('managerEn', { nullable: true }),
    managerJp: t.exposeString('managerJp', { nullable: true }),
    role: t.exposeString('role'),
    fromDay: t.exposeString('fromDay'),
    toDay: t.exposeString('toDay', { nullable: true }),
    unanswered: t.exposeInt('unanswered', { description: 'Final instructions that were neither confirmed nor returned.' }),
    unansweredTab: t.exposeString('unansweredTab', { nullable: true }),
    nextSettlement: t.exposeString('nextSettlement', { nullable: true }),
  }),
});

builder.queryFields(t => ({
  trustMandates: t.field({
    access: MEMBER,
    type: pageType('TrustMandatePage', TrustMandateType),
    args: { search: t.arg.string(), first: t.arg.int(), page: t.arg.int() },
    resolve: (_, { search, ...slice }, ctx) =>
      listTrustMandates(signedIn(ctx), { search: parse(searchText, search ?? ''), ...sliceOf(slice) }),
  }),
}));
