import { preferencesInput } from '@hakaru/contract/preferences-input';
import { parse } from '@hakaru/contract/fields';
import { searchText } from '@hakaru/contract/organisation-settings';
import { ownProfileInput } from '@hakaru/contract/profile';
import { newUserInput, passwordForUser, userInput } from '@hakaru/contract/users';
import { ProfileType, UserPackageType } from '#features/sessions/public';
import { MEMBER, SESSION, USER_MANAGER } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { pageType, sliceOf } from '#platform/paging';
import {
  addUser,
  changeUser,
  disableUser,
  exportUsers,
  findUser,
  inviteAgain,
  listAdministrators,
  listUsers,
  requireOwnPasswordChange,
  setUserPassword,
  type ListedUser,
} from './actions';
import { agreeToTerms, changeOwnProfile } from './own-profile';
import type { Administrator, UserRow } from './store';

const Preferences = builder.inputType('PreferencesInput', {
  fields: t => ({
    asOfDate: t.string(),
    assetId: t.id(),
    assetType: t.string(),
    useLatestAsOfDate: t.boolean(),
    language: t.string(),
    theme: t.string(),
    density: t.string(),
    unit: t.string(),
    negative: t.string(),
    firstDay: t.string(),
  }),
});

const User = builder.objectRef<UserRow & Partial<ListedUser>>('User').implement({
  fields: t => ({
    id: t.exposeID('id'),
    email: t.exposeString('email'),
    name: t.exposeString('name'),
    title: t.exposeString('title', { nullable: true }),
    phone_number: t.exposeString('phone_number', { nullable: true }),
    role: t.exposeString('role'),
    superuser: t.exposeBoolean('superuser'),
    sso: t.exposeBoolean('sso'),
    isVerified: t.exposeBoolean('isVerified'),
    hasSecondFactor: t.exposeBoolean('hasSecondFactor', { description: 'Whether a log-in with their password takes a second step.' }),
    hasAgreed: t.exposeBoolean('hasAgreed'),
    isLocked: t.boolean({ nullable: true, description: 'In lists only.', resolve: ({ isLocked }) => isLocked ?? null }),
    password_reset: t.exposeBoolean('mustChangePassword'),
    state: t.exposeString('state'),
    version: t.exposeInt('version'),
    createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
    lastLoginAt: t.string({ nullable: true, resolve: ({ lastLoginAt }) => lastLoginAt?.toISOString() ?? null }),
    packages: t.field({ type: [UserPackageType], resolve: ({ packages }) => packages }),
    organisationId: t.exposeID('organisationId'),
    organisationRef: t.exposeString('organisationRef'),
    organisationName: t.exposeString('organisationNameEn'),
  }),
});
const UserPage = pageType('UserPage', User);

const AdministratorType = builder.objectRef<Administrator>('Administrator').implement({
  fields: t => ({ name: t.exposeString('name'), email: t.exposeString('email') }),
});

const NewUser = builder.inputType('NewUserInput', {
  fields: t => ({
    email: t.string({ required: true }),
    name: t.string({ required: true }),
    title: t.string(),
    phone_number: t.string(),
    role: t.string({ required: true }),
    packages: t.stringList({ required: true }),
    language: t.string({ required: true }),
  }),
});
const ChangedUser = builder.inputType('UserInput', {
  fields: t => ({
    email: t.string({ required: true }),
    name: t.string({ required: true }),
    title: t.string(),
    phone_number: t.string(),
    role: t.string({ required: true }),
    packages: t.stringList({ required: true }),
    sso: t.boolean({ required: true }),
  }),
});

builder.mutationField('updateProfile', t =>
  t.field({
    type: ProfileType,
    access: SESSION,
    args: { preferences: t.arg({ type: Preferences }), title: t.arg.string(), phone_number: t.arg.string() },
    resolve: (_, { preferences, ...own }, ctx) => {
      const chosen = parse(preferencesInput, preferences ?? {});
      const { title, phone_number } = parse(ownProfileInput, own);
      const said = { ...(title === undefined ? {} : { title }), ...(phone_number === undefined ? {} : { phone_number }) };
      return changeOwnProfile(signedIn(ctx), { preferences: chosen, ...said });
    },
  }),
);
builder.mutationField('registerUser', t =>
  t.field({ type: ProfileType, access: SESSION, resolve: (_, __, ctx) => agreeToTerms(signedIn(ctx)) }),
);

builder.queryField('users', t =>
  t.field({
    type: UserPage,
    access: USER_MANAGER,
    args: { first: t.arg.int(), page: t.arg.int(), search: t.arg.string() },
    resolve: (_, args, ctx) => {
      const { search, ...slice } = args;
      return listUsers(signedIn(ctx), sliceOf(slice), parse(searchText, search ?? ''));
    },
  }),
);
builder.queryField('user', t =>
  t.field({
    type: User,
    access: USER_MANAGER,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => findUser(signedIn(ctx), idOf(id)),
  }),
);
builder.mutationField('addUser', t =>
  t.field({
    type: User,
    access: USER_MANAGER,
    args: { input: t.arg({ type: NewUser, required: true }) },
    resolve: (_, { input }, ctx) => addUser(signedIn(ctx), parse(newUserInput, { title: null, phone_number: null, ...input })),
  }),
);
builder.mutationField('updateUser', t =>
  t.field({
    type: User,
    access: USER_MANAGER,
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      input: t.arg({ type: ChangedUser, required: true }),
    },
    resolve: (_, { id, version, input }, ctx) =>
      changeUser(signedIn(ctx), { id: idOf(id), version }, parse(userInput, { title: null, phone_number: null, ...input })),
  }),
);
builder.mutationField('disableUser', t =>
  t.field({
    type: User,
    access: USER_MANAGER,
    args: { id: t.arg.id({ required: true }), disabled: t.arg.boolean({ required: true }) },
    resolve: (_, { id, disabled }, ctx) => disableUser(signedIn(ctx), idOf(id), disabled),
  }),
);
builder.mutationField('setUserPassword', t =>
  t.field({
    type: User,
    access: USER_MANAGER,
    args: { id: t.arg.id({ required: true }), password: t.arg.string({ required: true }) },
    resolve: (_, { id, password }, ctx) => setUserPassword(signedIn(ctx), idOf(id), parse(passwordForUser, { password }).password),
  }),
);
builder.mutationField('inviteUser', t =>
  t.field({
    type: User,
    access: USER_MANAGER,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => inviteAgain(signedIn(ctx), idOf(id)),
  }),
);
builder.queryField('administrators', t =>
  t.field({ type: [AdministratorType], access: MEMBER, resolve: (_, __, ctx) => listAdministrators(signedIn(ctx)) }),
);
builder.mutationField('exportOwnUsers', t =>
  t.field({ type: [User], access: USER_MANAGER, resolve: (_, __, ctx) => exportUsers(signedIn(ctx)) }),
);
builder.mutationField('requireOwnPasswordChange', t =>
  t.field({
    type: User,
    access: USER_MANAGER,
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }), required: t.arg.boolean({ required: true }) },
    resolve: (_, { id, version, required }, ctx) => requireOwnPasswordChange(signedIn(ctx), { id: idOf(id), version }, required),
  }),
);
