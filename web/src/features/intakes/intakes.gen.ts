// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Where a file stands: read, checked, staged for approval, approved, or refused. */
export type ImportStatus =
  | 'approved'
  | 'created'
  | 'error'
  | 'preprocessed'
  | 'processing'
  | 'revalidated'
  | 'staged'
  | 'validated'
  | 'warning';

/** What can be changed of an intake. */
export type IntakeChange = {
  receiptUserIds: Array<string>;
  /** As they were, unless given. */
  senders?: Array<string> | null | undefined;
};

/** How a file arrived. */
export type IntakeChannel =
  | 'folder'
  | 'mail';

/** Arriving may still be written to, taken is being handed over, received has an import, refused a reason. */
export type IntakeFileState =
  | 'arriving'
  | 'received'
  | 'refused'
  | 'taken';

/** A new intake. */
export type IntakeInput = {
  ownerId: string;
  receiptUserIds: Array<string>;
  /** The addresses that may send reports by mail. */
  senders?: Array<string> | null | undefined;
};

/** Why a file was refused before it became an import. */
export type IntakeRefusalCode =
  | 'fileName'
  | 'intakeOff'
  | 'messageOld'
  | 'messageTooLarge'
  | 'nameTooLong'
  | 'noReport'
  | 'notAFile'
  | 'notAuthenticated'
  | 'senderUnknown'
  | 'severalAddresses'
  | 'severalNames'
  | 'storageFull'
  | 'tooLarge'
  | 'tooManyFiles'
  | 'tooManyMessages'
  | 'unreadable'
  | 'vanished';

/** Stopped is what nobody who may answers for any more; switching it on makes the administrator responsible. */
export type IntakeState =
  | 'off'
  | 'on'
  | 'stopped';

/** Why it was stopped: its administrator left, is no administrator any more, or may no longer import for the client. */
export type IntakeStop =
  | 'clientLost'
  | 'personLeft'
  | 'rightsLost';

export type IntakesQueryVariables = Exact<{ [key: string]: never; }>;


export type IntakesQuery = { intakes: { isFolderOpen: boolean, isMailOpen: boolean, intakes: Array<{ id: string, version: number, ownerId: string, state: IntakeState, stoppedBy: IntakeStop | null, responsible: string, folder: string, unusableSince: string | null, senders: Array<string>, mailAddress: string | null, client: { en: string, jp: string }, receivers: Array<{ id: string, name: string }> }> } };

export type IntakeChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type IntakeChoicesQuery = { importClients: Array<{ id: string, name: { en: string, jp: string } }>, users: { data: Array<{ id: string, name: string, state: string }> } };

export type IntakeFilesQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type IntakeFilesQuery = { intakeFiles: { data: Array<{ id: string, channel: IntakeChannel, name: string, state: IntakeFileState, importId: string | null, importStatus: ImportStatus | null, isKnown: boolean, seenAt: string, receiptAt: string | null, client: { en: string, jp: string }, refusal: { code: IntakeRefusalCode, message: { en: string, jp: string } } | null }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type CreateIntakeMutationVariables = Exact<{
  input: IntakeInput;
}>;


export type CreateIntakeMutation = { createIntake: { id: string, version: number, ownerId: string, state: IntakeState, stoppedBy: IntakeStop | null, responsible: string, folder: string, unusableSince: string | null, senders: Array<string>, mailAddress: string | null, client: { en: string, jp: string }, receivers: Array<{ id: string, name: string }> } };

export type UpdateIntakeMutationVariables = Exact<{
  id: string;
  version: number;
  input: IntakeChange;
}>;


export type UpdateIntakeMutation = { updateIntake: { id: string, version: number, ownerId: string, state: IntakeState, stoppedBy: IntakeStop | null, responsible: string, folder: string, unusableSince: string | null, senders: Array<string>, mailAddress: string | null, client: { en: string, jp: string }, receivers: Array<{ id: string, name: string }> } };

export type SwitchIntakeMutationVariables = Exact<{
  id: string;
  version: number;
  isOn: boolean;
}>;


export type SwitchIntakeMutation = { switchIntake: { id: string, version: number, ownerId: string, state: IntakeState, stoppedBy: IntakeStop | null, responsible: string, folder: string, unusableSince: string | null, senders: Array<string>, mailAddress: string | null, client: { en: string, jp: string }, receivers: Array<{ id: string, name: string }> } };

export type RenewIntakeAddressMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RenewIntakeAddressMutation = { renewIntakeAddress: { id: string, version: number, ownerId: string, state: IntakeState, stoppedBy: IntakeStop | null, responsible: string, folder: string, unusableSince: string | null, senders: Array<string>, mailAddress: string | null, client: { en: string, jp: string }, receivers: Array<{ id: string, name: string }> } };

export type IntakeFieldsFragment = { id: string, version: number, ownerId: string, state: IntakeState, stoppedBy: IntakeStop | null, responsible: string, folder: string, unusableSince: string | null, senders: Array<string>, mailAddress: string | null, client: { en: string, jp: string }, receivers: Array<{ id: string, name: string }> };

export const IntakesDocument = `query Intakes {
  intakes {
    isFolderOpen
    isMailOpen
    intakes {
      ...IntakeFields
    }
  }
}

fragment IntakeFields on Intake {
  id
  version
  ownerId
  client {
    en
    jp
  }
  state
  stoppedBy
  responsible
  folder
  unusableSince
  receivers {
    id
    name
  }
  senders
  mailAddress
}` as TypedDocument<IntakesQuery, IntakesQueryVariables>;

export const IntakeChoicesDocument = `query IntakeChoices {
  importClients {
    id
    name {
      en
      jp
    }
  }
  users(first: 100) {
    data {
      id
      name
      state
    }
  }
}` as TypedDocument<IntakeChoicesQuery, IntakeChoicesQueryVariables>;

export const IntakeFilesDocument = `query IntakeFiles($first: Int, $page: Int) {
  intakeFiles(first: $first, page: $page) {
    data {
      id
      channel
      client {
        en
        jp
      }
      name
      state
      refusal {
        code
        message {
          en
          jp
        }
      }
      importId
      importStatus
      isKnown
      seenAt
      receiptAt
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}` as TypedDocument<IntakeFilesQuery, IntakeFilesQueryVariables>;

export const CreateIntakeDocument = `mutation CreateIntake($input: IntakeInput!) {
  createIntake(input: $input) {
    ...IntakeFields
  }
}

fragment IntakeFields on Intake {
  id
  version
  ownerId
  client {
    en
    jp
  }
  state
  stoppedBy
  responsible
  folder
  unusableSince
  receivers {
    id
    name
  }
  senders
  mailAddress
}` as TypedDocument<CreateIntakeMutation, CreateIntakeMutationVariables>;

export const UpdateIntakeDocument = `mutation UpdateIntake($id: ID!, $version: Int!, $input: IntakeChange!) {
  updateIntake(id: $id, version: $version, input: $input) {
    ...IntakeFields
  }
}

fragment IntakeFields on Intake {
  id
  version
  ownerId
  client {
    en
    jp
  }
  state
  stoppedBy
  responsible
  folder
  unusableSince
  receivers {
    id
    name
  }
  senders
  mailAddress
}` as TypedDocument<UpdateIntakeMutation, UpdateIntakeMutationVariables>;

export const SwitchIntakeDocument = `mutation SwitchIntake($id: ID!, $version: Int!, $isOn: Boolean!) {
  switchIntake(id: $id, version: $version, isOn: $isOn) {
    ...IntakeFields
  }
}

fragment IntakeFields on Intake {
  id
  version
  ownerId
  client {
    en
    jp
  }
  state
  stoppedBy
  responsible
  folder
  unusableSince
  receivers {
    id
    name
  }
  senders
  mailAddress
}` as TypedDocument<SwitchIntakeMutation, SwitchIntakeMutationVariables>;

export const RenewIntakeAddressDocument = `mutation RenewIntakeAddress($id: ID!, $version: Int!) {
  renewIntakeAddress(id: $id, version: $version) {
    ...IntakeFields
  }
}

fragment IntakeFields on Intake {
  id
  version
  ownerId
  client {
    en
    jp
  }
  state
  stoppedBy
  responsible
  folder
  unusableSince
  receivers {
    id
    name
  }
  senders
  mailAddress
}` as TypedDocument<RenewIntakeAddressMutation, RenewIntakeAddressMutationVariables>;
