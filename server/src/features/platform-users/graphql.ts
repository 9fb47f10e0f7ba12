import { peopleOrders } from '@hakaru/contract/address-choices';
import { parse } from '@hakaru/contract/fields';
import { searchText } from '@hakaru/contract/organisation-settings';
import { moveInput } from '@hakaru/contract/users';
import { EntryPage } from '#features/audit/public';
import { SortDirection } from '#features/organisations/public';
import { UserPackageType } from '#features/sessions/public';
import { SUPERUSER } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { pageType, sliceOf } from '#platform/paging';
import {
  exportPeople,
  listPeople,
  movePerson,
  personTrail,
  readPerson,
  requirePasswordChange,
  sendReset,
  setAccess,
  unlockPerson,
  type Person,
} from './actions';

const PlatformUser = builder.objectRef<Person>('PlatformUser').implement({
  description: 'Somebody of any organisation, as support sees them.',
  fields: t => ({
    id: t.exposeID('id'),
    email: t.exposeString('email'),
    name: t.exposeString('name'),
    role: t.exposeString('role'),
    superuser: t.exposeBoolean('superuser'),
    sso: t.exposeBoolean('sso'),
    isVerified: t.exposeBoolean('isVerified'),
    hasAgreed: t.exposeBoolean('hasAgreed'),
    isLocked: t.exposeBoolean('isLocked'),
    password_reset: t.exposeBoolean('mustChangePassword'),
    state: t.exposeString('state'),
    version: t.exposeInt('version'),
    createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
    lastLoginAt: t.string({ nullable: true, resolve: ({ lastLoginAt }) => lastLoginAt?.toISOString() ?? null }),
    packages: t.field({ type: [UserPackageType], resolve: ({ packages }) => packages }),
    organisationId: t.exposeID('organisationId'),
    organisationRef: t.exposeString('organisationRef'),
    organisationName: t.string({
      resolve: ({ organisationNameEn, organisationNameJp }, _, { actor }) =>
        actor?.user.preferences['language'] === 'jp' ? organisationNameJp : organisationNameEn,
    }),
  }),
});
const PeopleOrder = builder.enumType('PeopleOrder', { values: peopleOrders });

type Asked = { organisationId?: string | null | undefined; search?: string | null | undefined };
const withinOf = ({ organisationId, search }: Asked) => ({
  organisationId: organisationId ? idOf(organisationId) : null,
  search: parse(searchText, search ?? ''),
});

builder.queryField('allUsers', t =>
  t.field({
    type: pageType('PlatformUserPage', PlatformUser),
    access: SUPERUSER,
    args: {
      first: t.arg.int(),
      page: t.arg.int(),
      search: t.arg.string(),
      organisationId: t.arg.id(),
      order: t.arg({ type: PeopleOrder }),
      direction: t.arg({ type: SortDirection }),
    },
    resolve: (_, { organisationId, search, order, direction, ...slice }, ctx) =>
      listPeople(signedIn(ctx), sliceOf(slice), withinOf({ organisationId, search }), {
        order: order ?? 'organisation',
        direction: direction ?? 'asc',
      }),
  }),
);
builder.queryField('anyUser', t =>
  t.field({
    type: PlatformUser,
    access: SUPERUSER,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => readPerson(signedIn(ctx), idOf(id)),
  }),
);
builder.queryField('anyUserTrail', t =>
  t.field({
    type: EntryPage,
    access: SUPERUSER,
    args: { id: t.arg.id({ required: true }), first: t.arg.int(), page: t.arg.int() },
    resolve: (_, { id, ...slice }, ctx) => personTrail(signedIn(ctx), idOf(id), sliceOf(slice)),
  }),
);
builder.mutationField('exportUsers', t =>
  t.field({
    type: [PlatformUser],
    access: SUPERUSER,
    args: { search: t.arg.string(), organisationId: t.arg.id() },
    resolve: (_, asked, ctx) => exportPeople(signedIn(ctx), withinOf(asked)),
  }),
);
builder.mutationField('sendUserReset', t =>
  t.field({
    type: PlatformUser,
    access: SUPERUSER,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => sendReset(signedIn(ctx), idOf(id)),
  }),
);
builder.mutationField('unlockUser', t =>
  t.field({
    type: PlatformUser,
    access: SUPERUSER,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => unlockPerson(signedIn(ctx), idOf(id)),
  }),
);
builder.mutationField('requirePasswordChange', t =>
  t.field({
    type: PlatformUser,
    access: SUPERUSER,
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }), required: t.arg.boolean({ required: true }) },
    resolve: (_, { id, version, required }, ctx) => requirePasswordChange(signedIn(ctx), { id: idOf(id), version }, required),
  }),
);
builder.mutationField('setUserAccess', t =>
  t.field({
    type: PlatformUser,
    access: SUPERUSER,
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }), disabled: t.arg.boolean({ required: true }) },
    resolve: (_, { id, version, disabled }, ctx) => setAccess(signedIn(ctx), { id: idOf(id), version }, disabled),
  }),
);
builder.mutationField('moveUser', t =>
  t.field({
    type: PlatformUser,
    access: SUPERUSER,
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      organisationId: t.arg.id({ required: true }),
      role: t.arg.string({ required: true }),
    },
    resolve: (_, { id, version, ...to }, ctx) => movePerson(signedIn(ctx), { id: idOf(id), version }, parse(moveInput, to)),
  }),
);
