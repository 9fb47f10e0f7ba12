import { parse } from '@hakaru/contract/fields';
import {
  ownProof,
  passkeyInput,
  passkeyRename,
  type KnownPasskey,
  type NewPasskey,
  type PasskeyAnswer,
  type PasskeyCreation,
  type PasskeyQuestion,
} from '@hakaru/contract/passkeys';
import { MEMBER } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import type { Passkey } from './passkey-store';
import { askOwnPasskey, finishPasskey, removePasskey, renamePasskey, startPasskey, type AddedPasskey } from './passkeys';

/** A passkey in place of a code, beside the password. */
export const PasskeyAnswerInput = builder.inputRef<PasskeyAnswer>('PasskeyAnswerInput').implement({
  description: 'What a browser answers to `askForPasskey`, by the fields of WebAuthn’s AuthenticatorAssertionResponse in base64url.',
  fields: t => ({
    id: t.string({ required: true }),
    clientData: t.string({ required: true }),
    authenticatorData: t.string({ required: true }),
    signature: t.string({ required: true }),
    userHandle: t.string(),
  }),
});

const NewPasskeyInput = builder.inputRef<NewPasskey>('NewPasskeyInput').implement({
  description: 'What a browser answers to `startPasskey`, by the fields of WebAuthn’s AuthenticatorAttestationResponse in base64url.',
  fields: t => ({
    id: t.string({ required: true }),
    clientData: t.string({ required: true }),
    attestation: t.string({ required: true }),
    transports: t.stringList({ required: true }),
  }),
});

export const PasskeyType = builder.objectRef<Passkey>('Passkey').implement({
  description: 'A key in one’s own device or password manager, for the second step of a log-in with a password.',
  fields: t => ({
    id: t.exposeID('id'),
    name: t.exposeString('name', { description: 'As its owner calls it.' }),
    addedAt: t.string({ resolve: ({ addedAt }) => addedAt.toISOString() }),
    lastUsedAt: t.string({ nullable: true, resolve: ({ lastUsedAt }) => lastUsedAt?.toISOString() ?? null }),
  }),
});

const KnownType = builder.objectRef<KnownPasskey>('KnownPasskey').implement({
  description: 'A passkey the browser may look for.',
  fields: t => ({
    id: t.exposeString('id', { description: 'The id of the credential in base64url.' }),
    transports: t.exposeStringList('transports', { description: 'How its device was reached, in the words of WebAuthn.' }),
  }),
});

const QuestionType = builder.objectRef<PasskeyQuestion>('PasskeyQuestion').implement({
  description: 'What a browser needs for asking for a passkey. It is answered once, within five minutes and in the same session.',
  fields: t => ({
    challenge: t.exposeString('challenge'),
    rpId: t.exposeString('rpId', { description: 'The host this installation’s passkeys belong to.' }),
    known: t.field({ type: [KnownType], description: 'The sender’s own passkeys.', resolve: ({ known }) => known }),
  }),
});

const CreationType = builder.objectRef<PasskeyCreation>('PasskeyCreation').implement({
  description: 'What a browser needs for making a passkey. It is answered once, within five minutes and in the same session.',
  fields: t => ({
    challenge: t.exposeString('challenge'),
    rpId: t.exposeString('rpId', { description: 'The host this installation’s passkeys belong to.' }),
    rpName: t.exposeString('rpName'),
    userHandle: t.exposeString('userHandle', { description: 'Random, and the same for all passkeys of a person.' }),
    userName: t.exposeString('userName'),
    displayName: t.exposeString('displayName'),
    known: t.field({ type: [KnownType], description: 'Passkeys not to be made again on the same device.', resolve: ({ known }) => known }),
  }),
});

const AddedType = builder.objectRef<AddedPasskey>('AddedPasskey').implement({
  description: 'A passkey just added.',
  fields: t => ({
    passkey: t.field({ type: PasskeyType, resolve: ({ passkey }) => passkey }),
    recoveryCodes: t.exposeStringList('recoveryCodes', {
      description: 'Shown this once, with somebody’s first second factor; afterwards none.',
    }),
  }),
});

builder.mutationFields(t => ({
  askForPasskey: t.field({
    type: QuestionType,
    access: MEMBER,
    description: 'Asks for one of the sender’s passkeys, to be given in place of a code beside the password.',
    resolve: (_, __, ctx) => askOwnPasskey(signedIn(ctx)),
  }),
  startPasskey: t.field({
    type: CreationType,
    access: MEMBER,
    args: { password: t.arg.string({ required: true }), code: t.arg.string(), passkey: t.arg({ type: PasskeyAnswerInput }) },
    resolve: (_, args, ctx) => startPasskey(signedIn(ctx), parse(ownProof, args)),
  }),
  addPasskey: t.field({
    type: AddedType,
    access: MEMBER,
    description: 'Ends the sender’s other sessions.',
    args: { name: t.arg.string({ required: true }), passkey: t.arg({ type: NewPasskeyInput, required: true }) },
    resolve: (_, args, ctx) => finishPasskey(signedIn(ctx), parse(passkeyInput, args)),
  }),
  renamePasskey: t.field({
    type: PasskeyType,
    access: MEMBER,
    args: { id: t.arg.id({ required: true }), name: t.arg.string({ required: true }) },
    resolve: (_, { id, name }, ctx) => renamePasskey(signedIn(ctx), parse(passkeyRename, { id: idOf(id), name })),
  }),
  removePasskey: t.boolean({
    access: MEMBER,
    description: 'Ends the sender’s other sessions. The last one takes the recovery codes along.',
    args: {
      id: t.arg.id({ required: true }),
      password: t.arg.string({ required: true }),
      code: t.arg.string(),
      passkey: t.arg({ type: PasskeyAnswerInput }),
    },
    resolve: (_, { id, ...proof }, ctx) => removePasskey(signedIn(ctx), idOf(id), parse(ownProof, proof)),
  }),
}));
