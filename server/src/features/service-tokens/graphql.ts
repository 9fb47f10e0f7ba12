import { parse } from '@hakaru/contract/fields';
import { serviceTokenChange, serviceTokenInput, serviceTokenRenewal, type ServiceToken } from '@hakaru/contract/service-tokens';
import { USER_MANAGER } from '#platform/access';
import { signedIn } from '#platform/context';
import { ServiceTokenStateEnum } from '#platform/enumerations/people';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { createToken, listTokens, revokeToken, rotateToken, updateToken, type Issued } from './actions';

const TokenType = builder.objectRef<ServiceToken>('ServiceToken').implement({
  description: 'A secret by which a program works with the authority of the person who made it, within its scopes, networks and days.',
  fields: t => ({
    id: t.exposeID('id'),
    version: t.exposeInt('version'),
    name: t.exposeString('name'),
    scopes: t.exposeStringList('scopes'),
    allowedCidrs: t.exposeStringList('allowedCidrs'),
    createdBy: t.exposeString('createdBy'),
    createdAt: t.exposeString('createdAt'),
    expiresAt: t.exposeString('expiresAt'),
    lastUsedAt: t.exposeString('lastUsedAt', { nullable: true }),
    lastUsedIp: t.exposeString('lastUsedIp', { nullable: true }),
    overlapUntil: t.exposeString('overlapUntil', {
      nullable: true,
      description: 'Until then the secret before the present one works too.',
    }),
    state: t.expose('state', { type: ServiceTokenStateEnum, description: 'active, expired, revoked or creatorDisabled' }),
    isOwn: t.exposeBoolean('isOwn', { description: 'Whether the reader made it, and so may change it and renew its secret.' }),
  }),
});

const IssuedType = builder.objectRef<Issued>('IssuedServiceToken').implement({
  fields: t => ({
    token: t.expose('token', { type: TokenType }),
    secret: t.exposeString('secret', { description: 'Shown this once; only its hash is kept.' }),
  }),
});

const Change = builder.inputType('ServiceTokenChange', {
  fields: t => ({
    name: t.string({ required: true }),
    scopes: t.stringList({ required: true }),
    allowedCidrs: t.stringList({ required: true }),
  }),
});
const Input = builder.inputType('ServiceTokenInput', {
  fields: t => ({
    name: t.string({ required: true }),
    scopes: t.stringList({ required: true }),
    allowedCidrs: t.stringList({ required: true }),
    days: t.int({ required: true }),
  }),
});

builder.queryField('serviceTokens', t =>
  t.field({ type: [TokenType], access: USER_MANAGER, resolve: (_, __, ctx) => listTokens(signedIn(ctx)) }),
);
builder.mutationFields(t => ({
  createServiceToken: t.field({
    type: IssuedType,
    access: USER_MANAGER,
    args: { input: t.arg({ type: Input, required: true }) },
    resolve: (_, { input }, ctx) => createToken(signedIn(ctx), parse(serviceTokenInput, input)),
  }),
  updateServiceToken: t.field({
    type: TokenType,
    access: USER_MANAGER,
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }), input: t.arg({ type: Change, required: true }) },
    resolve: (_, { id, version, input }, ctx) =>
      updateToken(signedIn(ctx), { id: idOf(id), version, input: parse(serviceTokenChange, input) }),
  }),
  rotateServiceToken: t.field({
    type: IssuedType,
    access: USER_MANAGER,
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }), days: t.arg.int({ required: true }) },
    resolve: (_, { id, version, days }, ctx) =>
      rotateToken(signedIn(ctx), { id: idOf(id), version, ...parse(serviceTokenRenewal, { days }) }),
  }),
  revokeServiceToken: t.field({
    type: TokenType,
    access: USER_MANAGER,
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
    resolve: (_, { id, version }, ctx) => revokeToken(signedIn(ctx), { id: idOf(id), version }),
  }),
}));
