import { parse } from '@hakaru/contract/fields';
import { ownProof } from '@hakaru/contract/passkeys';
import { codeInput, type NewSecret } from '@hakaru/contract/second-factors';
import { MEMBER, USER_MANAGER } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { finishTotp, ownFactors, removeTotp, renewRecoveryCodes, resetSecondFactor, startTotp, type OwnFactors } from './actions';
import { PasskeyAnswerInput, PasskeyType } from './passkey-graphql';

const FactorsType = builder.objectRef<OwnFactors>('SecondFactor').implement({
  description: 'One’s own second step of the log-in with a password: an authenticator app, passkeys, or both.',
  fields: t => ({
    enrolledAt: t.string({ nullable: true, resolve: ({ enrolledAt }) => enrolledAt?.toISOString() ?? null }),
    lastUsedAt: t.string({ nullable: true, resolve: ({ lastUsedAt }) => lastUsedAt?.toISOString() ?? null }),
    recoveryCodesLeft: t.exposeInt('recoveryCodesLeft'),
    passkeys: t.field({ type: [PasskeyType], description: 'In the order they were added.', resolve: ({ passkeys }) => passkeys }),
    isRequired: t.exposeBoolean('isRequired', {
      description: 'Whether the organisation asks it of everybody, so that it cannot be removed.',
    }),
    isSso: t.exposeBoolean('isSso', { description: 'Who logs in by single sign-on is asked by their identity provider.' }),
  }),
});

const SecretType = builder.objectRef<NewSecret>('AuthenticatorSecret').implement({
  description: 'Shown this once; in force after a code made with it was given.',
  fields: t => ({ secret: t.exposeString('secret'), uri: t.exposeString('uri') }),
});

builder.queryField('secondFactor', t => t.field({ type: FactorsType, access: MEMBER, resolve: (_, __, ctx) => ownFactors(signedIn(ctx)) }));
builder.mutationFields(t => ({
  startAuthenticator: t.field({
    type: SecretType,
    access: MEMBER,
    args: { password: t.arg.string({ required: true }), code: t.arg.string(), passkey: t.arg({ type: PasskeyAnswerInput }) },
    resolve: (_, args, ctx) => startTotp(signedIn(ctx), parse(ownProof, args)),
  }),
  confirmAuthenticator: t.stringList({
    access: MEMBER,
    description: 'Answers the recovery codes, which are shown this once; none where passkeys came with some already.',
    args: { code: t.arg.string({ required: true }) },
    resolve: (_, args, ctx) => finishTotp(signedIn(ctx), parse(codeInput, args).code),
  }),
  renewRecoveryCodes: t.stringList({
    access: MEMBER,
    args: { password: t.arg.string({ required: true }), code: t.arg.string(), passkey: t.arg({ type: PasskeyAnswerInput }) },
    resolve: (_, args, ctx) => renewRecoveryCodes(signedIn(ctx), parse(ownProof, args)),
  }),
  removeAuthenticator: t.boolean({
    access: MEMBER,
    args: { password: t.arg.string({ required: true }), code: t.arg.string(), passkey: t.arg({ type: PasskeyAnswerInput }) },
    resolve: (_, args, ctx) => removeTotp(signedIn(ctx), parse(ownProof, args)),
  }),
  resetSecondFactor: t.boolean({
    access: USER_MANAGER,
    description: 'Takes away somebody’s authenticator, passkeys and recovery codes, and ends their sessions.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => resetSecondFactor(signedIn(ctx), idOf(id)),
  }),
}));
