import { importStatuses } from '@hakaru/contract/address-choices';
import { parse } from '@hakaru/contract/fields';
import {
  intakeChange,
  intakeChannels,
  intakeFileStates,
  intakeInput,
  intakeRefusals,
  intakeRefusalSentence,
  intakeStates,
  intakeStops,
  type Intake,
  type IntakeFile,
  type IntakePerson,
  type IntakeRefusal,
} from '@hakaru/contract/intakes';
import { Wording } from '#features/import-kinds/public';
import { USER_MANAGER } from '#platform/access';
import { signedIn } from '#platform/context';
import { ImportStatusEnum } from '#platform/enumerations/imports';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { pageType, sliceOf } from '#platform/paging';
import { createIntake, listIntakeFiles, readIntakes, renewIntakeAddress, switchIntake, updateIntake, type Overview } from './actions';

const StateType = builder.enumType('IntakeState', {
  values: intakeStates,
  description: 'Stopped is what nobody who may answers for any more; switching it on makes the administrator responsible.',
});
const StopType = builder.enumType('IntakeStop', {
  values: intakeStops,
  description: 'Why it was stopped: its administrator left, is no administrator any more, or may no longer import for the client.',
});
const ChannelType = builder.enumType('IntakeChannel', { values: intakeChannels, description: 'How a file arrived.' });
const FileStateType = builder.enumType('IntakeFileState', {
  values: intakeFileStates,
  description: 'Arriving may still be written to, taken is being handed over, received has an import, refused a reason.',
});
const RefusalCodeType = builder.enumType('IntakeRefusalCode', {
  values: Object.keys(intakeRefusals) as IntakeRefusal[], // the keys of a constant
  description: 'Why a file was refused before it became an import.',
});

const PersonType = builder.objectRef<IntakePerson>('IntakePerson').implement({
  description: 'Somebody who gets receipts.',
  fields: t => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
});

const IntakeType = builder.objectRef<Intake>('Intake').implement({
  description:
    'A folder and a mail address whose files are imported for one client, with the rights of the administrator who switched it on.',
  fields: t => ({
    id: t.exposeID('id'),
    version: t.exposeInt('version'),
    ownerId: t.exposeID('ownerId', { description: 'The client the files are about.' }),
    client: t.field({ type: Wording, resolve: ({ client }) => client, description: 'The client’s name.' }),
    state: t.expose('state', { type: StateType }),
    stoppedBy: t.expose('stoppedBy', { type: StopType, nullable: true }),
    responsible: t.exposeString('responsible', { description: 'The administrator who switched it on last; their rights are its rights.' }),
    folder: t.exposeString('folder', { description: 'The folder’s name within the drop folder of the installation.' }),
    unusableSince: t.exposeString('unusableSince', { nullable: true, description: 'Since when the folder could not be opened.' }),
    receivers: t.field({ type: [PersonType], resolve: ({ receivers }) => receivers, description: 'Who gets a receipt for each file.' }),
    senders: t.exposeStringList('senders', { description: 'The addresses that may send reports by mail.' }),
    mailAddress: t.exposeString('mailAddress', {
      nullable: true,
      description: 'Where they send them; none without senders, or where this installation reads no mail.',
    }),
  }),
});

const OverviewType = builder.objectRef<Overview>('IntakeOverview').implement({
  description: 'Files that arrive without a browser.',
  fields: t => ({
    isFolderOpen: t.exposeBoolean('isFolderOpen', { description: 'Whether this installation has a drop folder.' }),
    isMailOpen: t.exposeBoolean('isMailOpen', { description: 'Whether this installation takes reports by mail.' }),
    intakes: t.field({ type: [IntakeType], resolve: ({ intakes }) => intakes, description: 'The organisation’s intakes by client.' }),
  }),
});

const RefusalType = builder.objectRef<IntakeRefusal>('IntakeRefusal').implement({
  description: 'Why a file was refused, and what to do next.',
  fields: t => ({
    code: t.field({ type: RefusalCodeType, resolve: reason => reason }),
    message: t.field({
      type: Wording,
      resolve: reason => ({ en: intakeRefusalSentence(reason, 'en'), jp: intakeRefusalSentence(reason, 'jp') }),
    }),
  }),
});

const FileType = builder.objectRef<IntakeFile>('IntakeFile').implement({
  description: 'A file that arrived.',
  fields: t => ({
    id: t.exposeID('id'),
    channel: t.expose('channel', { type: ChannelType }),
    client: t.field({ type: Wording, resolve: ({ client }) => client, description: 'The client’s name.' }),
    name: t.exposeString('name'),
    bytes: t.exposeFloat('bytes', { description: 'Its size.' }),
    state: t.expose('state', { type: FileStateType }),
    refusal: t.field({ type: RefusalType, nullable: true, resolve: ({ reason }) => reason }),
    importId: t.exposeID('importId', { nullable: true, description: 'The import it became.' }),
    importStatus: t.field({
      type: ImportStatusEnum,
      nullable: true,
      description: 'How the import stands now.',
      resolve: ({ importStatus }) => importStatuses.find(one => one === importStatus) ?? null,
    }),
    isKnown: t.exposeBoolean('isKnown', { description: 'Whether the same file had been received before: then the import is that one.' }),
    seenAt: t.exposeString('seenAt', { description: 'When it was seen, or last seen to change.' }),
    receiptAt: t.exposeString('receiptAt', { nullable: true, description: 'When the receipts were written.' }),
  }),
});
const FilePage = pageType('IntakeFilePage', FileType);

const Change = builder.inputType('IntakeChange', {
  description: 'What can be changed of an intake.',
  fields: t => ({ receiptUserIds: t.idList({ required: true }), senders: t.stringList({ description: 'As they were, unless given.' }) }),
});
const Input = builder.inputType('IntakeInput', {
  description: 'A new intake.',
  fields: t => ({
    ownerId: t.id({ required: true }),
    receiptUserIds: t.idList({ required: true }),
    senders: t.stringList({ description: 'The addresses that may send reports by mail.' }),
  }),
});

builder.queryFields(t => ({
  intakes: t.field({
    type: OverviewType,
    access: USER_MANAGER,
    description: 'The organisation’s intakes, and whether this installation offers them.',
    resolve: (_, __, ctx) => readIntakes(signedIn(ctx)),
  }),
  intakeFiles: t.field({
    type: FilePage,
    access: USER_MANAGER,
    description: 'What arrived for the organisation’s intakes, newest first; kept for a year.',
    args: { first: t.arg.int(), page: t.arg.int() },
    resolve: (_, slice, ctx) => listIntakeFiles(signedIn(ctx), sliceOf(slice)),
  }),
}));

builder.mutationFields(t => {
  const seen = { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) };
  return {
    createIntake: t.field({
      type: IntakeType,
      access: USER_MANAGER,
      description: 'Opens a folder for a client.',
      args: { input: t.arg({ type: Input, required: true }) },
      resolve: (_, { input }, ctx) => createIntake(signedIn(ctx), parse(intakeInput, { ...input, senders: input.senders ?? [] })),
    }),
    updateIntake: t.field({
      type: IntakeType,
      access: USER_MANAGER,
      description: 'Chooses who gets receipts and who may send by mail; whoever changes the senders is responsible from then on.',
      args: { ...seen, input: t.arg({ type: Change, required: true }) },
      resolve: (_, { id, version, input: { receiptUserIds, senders } }, ctx) =>
        updateIntake(signedIn(ctx), { id: idOf(id), version }, parse(intakeChange, { receiptUserIds, ...(senders ? { senders } : {}) })),
    }),
    renewIntakeAddress: t.field({
      type: IntakeType,
      access: USER_MANAGER,
      description: 'Gives the intake a new mail address; the old one stops at once.',
      args: seen,
      resolve: (_, { id, version }, ctx) => renewIntakeAddress(signedIn(ctx), { id: idOf(id), version }),
    }),
    switchIntake: t.field({
      type: IntakeType,
      access: USER_MANAGER,
      description: 'Switches an intake on, in the administrator’s own name, or off.',
      args: { ...seen, isOn: t.arg.boolean({ required: true }) },
      resolve: (_, { id, version, isOn }, ctx) => switchIntake(signedIn(ctx), { id: idOf(id), version }, isOn),
    }),
  };
});
