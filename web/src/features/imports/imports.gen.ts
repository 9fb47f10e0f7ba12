// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Why the approval of a large file was not recorded. */
export type ApprovalFailure =
  | 'alreadyProposed'
  | 'checkAgain'
  | 'codeGone'
  | 'conflict'
  | 'notProposed'
  | 'ownersToAccept'
  | 'rightsLost'
  | 'secondPerson'
  | 'unexpected';

/** What became of an import that was decided with others. */
export type BulkOutcome =
  | 'approved'
  | 'beingApproved'
  | 'left'
  | 'proposed';

/** How the cells of a column are written. */
export type ColumnShape =
  | 'day'
  | 'number'
  | 'percent'
  | 'text';

/** Why a file was refused as a whole. */
export type FileRefusal =
  | 'damaged'
  | 'doctype'
  | 'empty'
  | 'encoding'
  | 'inflatesTooFar'
  | 'interrupted'
  | 'macros'
  | 'memory'
  | 'nameTooLong'
  | 'noKind'
  | 'noOwner'
  | 'notFilled'
  | 'notWorkbook'
  | 'oldWorkbook'
  | 'outsideFormula'
  | 'sheetName'
  | 'textTooLong'
  | 'timeout'
  | 'tooLarge'
  | 'tooManyColumns'
  | 'tooManyParts'
  | 'tooManyRows'
  | 'tooManySheets'
  | 'unexpected'
  | 'unknownType';

/** An error stops a row, a warning wants a reason, information wants nothing. */
export type FindingSeverity =
  | 'error'
  | 'info'
  | 'warning';

/** What a sheet reports. */
export type ImportKind =
  | 'accounts'
  | 'benchmarks'
  | 'corporations'
  | 'fixedincome'
  | 'funds'
  | 'fxrates'
  | 'holdings'
  | 'instructions'
  | 'mandates'
  | 'securities'
  | 'securityprices';

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

/** Why rows of a file were left unread. */
export type SheetIgnoredReason =
  | 'blankKey'
  | 'hiddenSheet'
  | 'notAllowed'
  | 'notFilled'
  | 'otherKind'
  | 'ownSheet'
  | 'unknownSheet';

export type ImportsQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
  search?: string | null | undefined;
  status?: ImportStatus | null | undefined;
  kind?: ImportKind | null | undefined;
  proposed?: boolean | null | undefined;
}>;


export type ImportsQuery = { imports: { data: Array<{ id: string, status: ImportStatus, kinds: Array<ImportKind>, fileName: string, asOf: string | null, rows: number, warnings: number, errors: number, userName: string, createdAt: string, isOwn: boolean, isDraft: boolean, version: number, proposal: { at: string, byName: string, reason: string | null, returnedAt: string | null, returnedByName: string | null, comment: string | null, isOpen: boolean } | null, approval: { at: string, byName: string, isOpen: boolean, failure: ApprovalFailure | null } | null, withdrawn: { at: string, byName: string } | null, sender: { name: { en: string, jp: string } } | null, owner: { name: { en: string, jp: string } } | null }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type UploadsQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
  search?: string | null | undefined;
  status?: ImportStatus | null | undefined;
}>;


export type UploadsQuery = { uploads: { data: Array<{ id: string, status: ImportStatus, kinds: Array<ImportKind>, fileName: string, asOf: string | null, rows: number, warnings: number, errors: number, userName: string, createdAt: string, isOwn: boolean, isDraft: boolean, version: number, proposal: { at: string, byName: string, reason: string | null, returnedAt: string | null, returnedByName: string | null, comment: string | null, isOpen: boolean } | null, approval: { at: string, byName: string, isOpen: boolean, failure: ApprovalFailure | null } | null, withdrawn: { at: string, byName: string } | null, sender: { name: { en: string, jp: string } } | null, owner: { name: { en: string, jp: string } } | null }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type ImportChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ImportChoicesQuery = { importFilesMax: number, importClients: Array<{ id: string, isOwn: boolean, kinds: Array<ImportKind>, name: { en: string, jp: string } }>, importKinds: Array<{ kind: ImportKind, title: { en: string, jp: string }, help: { en: string, jp: string }, columns: Array<{ name: string, example: string, shape: ColumnShape, isRequired: boolean, header: { en: string, jp: string }, help: { en: string, jp: string } }> }> };

export type ImportDetailQueryVariables = Exact<{
  id: string;
}>;


export type ImportDetailQuery = { import: { fileNo: number, bytes: number, recorded: number | null, reason: string | null, approvedByName: string | null, approvedAt: string | null, updatedAt: string, ownerId: string | null, withheld: number, mayDownload: boolean, goodRows: number, partOf: string | null, id: string, status: ImportStatus, kinds: Array<ImportKind>, fileName: string, asOf: string | null, rows: number, warnings: number, errors: number, userName: string, createdAt: string, isOwn: boolean, isDraft: boolean, version: number, parts: Array<{ id: string, rows: number, status: ImportStatus, isWithdrawn: boolean }>, refusal: { code: FileRefusal, message: { en: string, jp: string } } | null, ignored: Array<{ sheet: string, rows: number, why: SheetIgnoredReason }>, overrides: Array<{ sheet: string, row: number, cell: string, fileValue: string | null, usedValue: string, reason: string, userName: string, at: string }>, steps: Array<{ status: ImportStatus, at: string, userName: string | null }>, files: Array<{ fileNo: number, name: string, bytes: number, userName: string, at: string }>, sheets: Array<{ name: string, kind: ImportKind, rows: number, headerRow: number, columns: Array<string> }>, proposal: { at: string, byName: string, reason: string | null, returnedAt: string | null, returnedByName: string | null, comment: string | null, isOpen: boolean } | null, approval: { at: string, byName: string, isOpen: boolean, failure: ApprovalFailure | null } | null, withdrawn: { at: string, byName: string } | null, sender: { name: { en: string, jp: string } } | null, owner: { name: { en: string, jp: string } } | null } };

export type ImportWindowQueryVariables = Exact<{
  id: string;
  sheet: string;
  cell: string;
}>;


export type ImportWindowQuery = { importWindow: { fileName: string, sheet: string, row: number, column: string | null, columns: Array<string>, withheld: number, mayDownload: boolean, rows: Array<{ number: number, isHeader: boolean, cells: Array<{ text: string, isNumber: boolean, severity: string | null, remark: { en: string, jp: string } | null }> }> } };

export type ImportFindingsQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type ImportFindingsQuery = { importFindings: { data: Array<{ id: string, severity: FindingSeverity, code: string, sheet: string, row: number | null, cell: string | null, field: string | null, value: string | null, previous: string | null, fix: string | null, what: { en: string, jp: string }, remedy: { en: string, jp: string } }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type ImportRowsQueryVariables = Exact<{
  id: string;
  sheet?: string | null | undefined;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type ImportRowsQuery = { importRows: { data: Array<{ sheet: string, row: number, kind: ImportKind, values: unknown }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type ImportChangesQueryVariables = Exact<{
  id: string;
}>;


export type ImportChangesQuery = { importChanges: Array<{ kind: ImportKind, sheet: string, row: number, key: string, field: string | null, before: string | null, after: string | null }> };

export type ReimportMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ReimportMutation = { reimport: { id: string, status: ImportStatus } };

export type ApproveImportMutationVariables = Exact<{
  id: string;
  version: number;
  reason?: string | null | undefined;
}>;


export type ApproveImportMutation = { approveImport: { id: string, status: ImportStatus, recorded: number | null, proposal: { isOpen: boolean } | null, approval: { isOpen: boolean } | null } };

export type ApproveImportsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type ApproveImportsMutation = { approveImports: Array<{ id: string, outcome: BulkOutcome, why: string | null }> };

export type AcceptProposalMutationVariables = Exact<{
  id: string;
  version: number;
  reason: string;
}>;


export type AcceptProposalMutation = { acceptProposal: { id: string, status: ImportStatus, approval: { isOpen: boolean } | null } };

export type ReturnProposalMutationVariables = Exact<{
  id: string;
  version: number;
  comment: string;
}>;


export type ReturnProposalMutation = { returnProposal: { id: string, status: ImportStatus } };

export type WithdrawImportMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type WithdrawImportMutation = { withdrawImport: { id: string, status: ImportStatus } };

export type SendOnImportMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type SendOnImportMutation = { sendOnImport: { id: string, status: ImportStatus } };

export type ChooseImportClientMutationVariables = Exact<{
  id: string;
  version: number;
  ownerId: string;
}>;


export type ChooseImportClientMutation = { chooseImportClient: { id: string, status: ImportStatus } };

export type ProposalEffectsQueryVariables = Exact<{
  id: string;
}>;


export type ProposalEffectsQuery = { proposalEffects: { facts: Array<{ about: string, field: string, asOf: string | null, before: string | null, after: string | null }>, figures: Array<{ asOf: string, entityId: string, ref: string, nameEn: string, nameJp: string, change: string | null, before: { key: string, value: string | null }, after: { key: string, value: string | null } }>, reports: Array<{ id: string, asOf: string, version: number, entityRef: string | null, entityEn: string | null, entityJp: string | null, moved: number }> } };

export type FixImportMutationVariables = Exact<{
  id: string;
  version: number;
  findingIds: Array<string> | string;
  reason: string;
}>;


export type FixImportMutation = { fixImport: { id: string, status: ImportStatus } };

export type UploadQueryVariables = Exact<{
  id: string;
}>;


export type UploadQuery = { upload: { organisationId: string, import: { bytes: number, fileNo: number, recorded: number | null, approvedByName: string | null, approvedAt: string | null, id: string, status: ImportStatus, kinds: Array<ImportKind>, fileName: string, asOf: string | null, rows: number, warnings: number, errors: number, userName: string, createdAt: string, isOwn: boolean, isDraft: boolean, version: number, refusal: { message: { en: string, jp: string } } | null, proposal: { at: string, byName: string, reason: string | null, returnedAt: string | null, returnedByName: string | null, comment: string | null, isOpen: boolean } | null, approval: { at: string, byName: string, isOpen: boolean, failure: ApprovalFailure | null } | null, withdrawn: { at: string, byName: string } | null, sender: { name: { en: string, jp: string } } | null, owner: { name: { en: string, jp: string } } | null }, log: Array<{ status: ImportStatus, at: string, userName: string | null }>, files: Array<{ fileNo: number, name: string, bytes: number, userName: string, at: string }> } };

export type ReimportUploadMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ReimportUploadMutation = { reimportUpload: { organisationId: string, import: { bytes: number, fileNo: number, recorded: number | null, approvedByName: string | null, approvedAt: string | null, id: string, status: ImportStatus, kinds: Array<ImportKind>, fileName: string, asOf: string | null, rows: number, warnings: number, errors: number, userName: string, createdAt: string, isOwn: boolean, isDraft: boolean, version: number, refusal: { message: { en: string, jp: string } } | null, proposal: { at: string, byName: string, reason: string | null, returnedAt: string | null, returnedByName: string | null, comment: string | null, isOpen: boolean } | null, approval: { at: string, byName: string, isOpen: boolean, failure: ApprovalFailure | null } | null, withdrawn: { at: string, byName: string } | null, sender: { name: { en: string, jp: string } } | null, owner: { name: { en: string, jp: string } } | null }, log: Array<{ status: ImportStatus, at: string, userName: string | null }>, files: Array<{ fileNo: number, name: string, bytes: number, userName: string, at: string }> } };

export type SaveGoodRowsMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type SaveGoodRowsMutation = { saveGoodRows: { id: string } };

export type ImportLineFragment = { id: string, status: ImportStatus, kinds: Array<ImportKind>, fileName: string, asOf: string | null, rows: number, warnings: number, errors: number, userName: string, createdAt: string, isOwn: boolean, isDraft: boolean, version: number, proposal: { at: string, byName: string, reason: string | null, returnedAt: string | null, returnedByName: string | null, comment: string | null, isOpen: boolean } | null, approval: { at: string, byName: string, isOpen: boolean, failure: ApprovalFailure | null } | null, withdrawn: { at: string, byName: string } | null, sender: { name: { en: string, jp: string } } | null, owner: { name: { en: string, jp: string } } | null };

export type UploadFullFragment = { organisationId: string, import: { bytes: number, fileNo: number, recorded: number | null, approvedByName: string | null, approvedAt: string | null, id: string, status: ImportStatus, kinds: Array<ImportKind>, fileName: string, asOf: string | null, rows: number, warnings: number, errors: number, userName: string, createdAt: string, isOwn: boolean, isDraft: boolean, version: number, refusal: { message: { en: string, jp: string } } | null, proposal: { at: string, byName: string, reason: string | null, returnedAt: string | null, returnedByName: string | null, comment: string | null, isOpen: boolean } | null, approval: { at: string, byName: string, isOpen: boolean, failure: ApprovalFailure | null } | null, withdrawn: { at: string, byName: string } | null, sender: { name: { en: string, jp: string } } | null, owner: { name: { en: string, jp: string } } | null }, log: Array<{ status: ImportStatus, at: string, userName: string | null }>, files: Array<{ fileNo: number, name: string, bytes: number, userName: string, at: string }> };

export const ImportsDocument = `query Imports($first: Int, $page: Int, $search: String, $status: ImportStatus, $kind: ImportKind, $proposed: Boolean) {
  imports(
    first: $first
    page: $page
    search: $search
    status: $status
    kind: $kind
    proposed: $proposed
  ) {
    data {
      ...ImportLine
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}

fragment ImportLine on Import {
  id
  status
  kinds
  fileName
  asOf
  rows
  warnings
  errors
  userName
  createdAt
  isOwn
  isDraft
  version
  proposal {
    at
    byName
    reason
    returnedAt
    returnedByName
    comment
    isOpen
  }
  approval {
    at
    byName
    isOpen
    failure
  }
  withdrawn {
    at
    byName
  }
  sender {
    name {
      en
      jp
    }
  }
  owner {
    name {
      en
      jp
    }
  }
}` as TypedDocument<ImportsQuery, ImportsQueryVariables>;

export const UploadsDocument = `query Uploads($first: Int, $page: Int, $search: String, $status: ImportStatus) {
  uploads(first: $first, page: $page, search: $search, status: $status) {
    data {
      ...ImportLine
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}

fragment ImportLine on Import {
  id
  status
  kinds
  fileName
  asOf
  rows
  warnings
  errors
  userName
  createdAt
  isOwn
  isDraft
  version
  proposal {
    at
    byName
    reason
    returnedAt
    returnedByName
    comment
    isOpen
  }
  approval {
    at
    byName
    isOpen
    failure
  }
  withdrawn {
    at
    byName
  }
  sender {
    name {
      en
      jp
    }
  }
  owner {
    name {
      en
      jp
    }
  }
}` as TypedDocument<UploadsQuery, UploadsQueryVariables>;

export const ImportChoicesDocument = `query ImportChoices {
  importFilesMax
  importClients {
    id
    name {
      en
      jp
    }
    isOwn
    kinds
  }
  importKinds {
    kind
    title {
      en
      jp
    }
    help {
      en
      jp
    }
    columns {
      name
      header {
        en
        jp
      }
      help {
        en
        jp
      }
      example
      shape
      isRequired
    }
  }
}` as TypedDocument<ImportChoicesQuery, ImportChoicesQueryVariables>;

export const ImportDetailDocument = `query ImportDetail($id: ID!) {
  import(id: $id) {
    ...ImportLine
    fileNo
    bytes
    recorded
    reason
    approvedByName
    approvedAt
    updatedAt
    ownerId
    withheld
    mayDownload
    goodRows
    partOf
    parts {
      id
      rows
      status
      isWithdrawn
    }
    refusal {
      code
      message {
        en
        jp
      }
    }
    ignored {
      sheet
      rows
      why
    }
    overrides {
      sheet
      row
      cell
      fileValue
      usedValue
      reason
      userName
      at
    }
    steps {
      status
      at
      userName
    }
    files {
      fileNo
      name
      bytes
      userName
      at
    }
    sheets {
      name
      kind
      rows
      headerRow
      columns
    }
  }
}

fragment ImportLine on Import {
  id
  status
  kinds
  fileName
  asOf
  rows
  warnings
  errors
  userName
  createdAt
  isOwn
  isDraft
  version
  proposal {
    at
    byName
    reason
    returnedAt
    returnedByName
    comment
    isOpen
  }
  approval {
    at
    byName
    isOpen
    failure
  }
  withdrawn {
    at
    byName
  }
  sender {
    name {
      en
      jp
    }
  }
  owner {
    name {
      en
      jp
    }
  }
}` as TypedDocument<ImportDetailQuery, ImportDetailQueryVariables>;

export const ImportWindowDocument = `query ImportWindow($id: ID!, $sheet: String!, $cell: String!) {
  importWindow(id: $id, sheet: $sheet, cell: $cell) {
    fileName
    sheet
    row
    column
    columns
    withheld
    mayDownload
    rows {
      number
      isHeader
      cells {
        text
        isNumber
        severity
        remark {
          en
          jp
        }
      }
    }
  }
}` as TypedDocument<ImportWindowQuery, ImportWindowQueryVariables>;

export const ImportFindingsDocument = `query ImportFindings($id: ID!, $first: Int, $page: Int) {
  importFindings(id: $id, first: $first, page: $page) {
    data {
      id
      severity
      code
      sheet
      row
      cell
      field
      value
      previous
      fix
      what {
        en
        jp
      }
      remedy {
        en
        jp
      }
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}` as TypedDocument<ImportFindingsQuery, ImportFindingsQueryVariables>;

export const ImportRowsDocument = `query ImportRows($id: ID!, $sheet: String, $first: Int, $page: Int) {
  importRows(id: $id, sheet: $sheet, first: $first, page: $page) {
    data {
      sheet
      row
      kind
      values
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}` as TypedDocument<ImportRowsQuery, ImportRowsQueryVariables>;

export const ImportChangesDocument = `query ImportChanges($id: ID!) {
  importChanges(id: $id) {
    kind
    sheet
    row
    key
    field
    before
    after
  }
}` as TypedDocument<ImportChangesQuery, ImportChangesQueryVariables>;

export const ReimportDocument = `mutation Reimport($id: ID!, $version: Int!) {
  reimport(id: $id, version: $version) {
    id
    status
  }
}` as TypedDocument<ReimportMutation, ReimportMutationVariables>;

export const ApproveImportDocument = `mutation ApproveImport($id: ID!, $version: Int!, $reason: String) {
  approveImport(id: $id, version: $version, reason: $reason) {
    id
    status
    recorded
    proposal {
      isOpen
    }
    approval {
      isOpen
    }
  }
}` as TypedDocument<ApproveImportMutation, ApproveImportMutationVariables>;

export const ApproveImportsDocument = `mutation ApproveImports($ids: [ID!]!) {
  approveImports(ids: $ids) {
    id
    outcome
    why
  }
}` as TypedDocument<ApproveImportsMutation, ApproveImportsMutationVariables>;

export const AcceptProposalDocument = `mutation AcceptProposal($id: ID!, $version: Int!, $reason: String!) {
  acceptProposal(id: $id, version: $version, reason: $reason) {
    id
    status
    approval {
      isOpen
    }
  }
}` as TypedDocument<AcceptProposalMutation, AcceptProposalMutationVariables>;

export const ReturnProposalDocument = `mutation ReturnProposal($id: ID!, $version: Int!, $comment: String!) {
  returnProposal(id: $id, version: $version, comment: $comment) {
    id
    status
  }
}` as TypedDocument<ReturnProposalMutation, ReturnProposalMutationVariables>;

export const WithdrawImportDocument = `mutation WithdrawImport($id: ID!, $version: Int!) {
  withdrawImport(id: $id, version: $version) {
    id
    status
  }
}` as TypedDocument<WithdrawImportMutation, WithdrawImportMutationVariables>;

export const SendOnImportDocument = `mutation SendOnImport($id: ID!, $version: Int!) {
  sendOnImport(id: $id, version: $version) {
    id
    status
  }
}` as TypedDocument<SendOnImportMutation, SendOnImportMutationVariables>;

export const ChooseImportClientDocument = `mutation ChooseImportClient($id: ID!, $version: Int!, $ownerId: ID!) {
  chooseImportClient(id: $id, version: $version, ownerId: $ownerId) {
    id
    status
  }
}` as TypedDocument<ChooseImportClientMutation, ChooseImportClientMutationVariables>;

export const ProposalEffectsDocument = `query ProposalEffects($id: ID!) {
  proposalEffects(id: $id) {
    facts {
      about
      field
      asOf
      before
      after
    }
    figures {
      asOf
      entityId
      ref
      nameEn
      nameJp
      before {
        key
        value
      }
      after {
        key
        value
      }
      change
    }
    reports {
      id
      asOf
      version
      entityRef
      entityEn
      entityJp
      moved
    }
  }
}` as TypedDocument<ProposalEffectsQuery, ProposalEffectsQueryVariables>;

export const FixImportDocument = `mutation FixImport($id: ID!, $version: Int!, $findingIds: [String!]!, $reason: String!) {
  fixImport(id: $id, version: $version, findingIds: $findingIds, reason: $reason) {
    id
    status
  }
}` as TypedDocument<FixImportMutation, FixImportMutationVariables>;

export const UploadDocument = `query Upload($id: ID!) {
  upload(id: $id) {
    ...UploadFull
  }
}

fragment UploadFull on Upload {
  organisationId
  import {
    ...ImportLine
    bytes
    fileNo
    recorded
    approvedByName
    approvedAt
    refusal {
      message {
        en
        jp
      }
    }
  }
  log {
    status
    at
    userName
  }
  files {
    fileNo
    name
    bytes
    userName
    at
  }
}

fragment ImportLine on Import {
  id
  status
  kinds
  fileName
  asOf
  rows
  warnings
  errors
  userName
  createdAt
  isOwn
  isDraft
  version
  proposal {
    at
    byName
    reason
    returnedAt
    returnedByName
    comment
    isOpen
  }
  approval {
    at
    byName
    isOpen
    failure
  }
  withdrawn {
    at
    byName
  }
  sender {
    name {
      en
      jp
    }
  }
  owner {
    name {
      en
      jp
    }
  }
}` as TypedDocument<UploadQuery, UploadQueryVariables>;

export const ReimportUploadDocument = `mutation ReimportUpload($id: ID!, $version: Int!) {
  reimportUpload(id: $id, version: $version) {
    ...UploadFull
  }
}

fragment UploadFull on Upload {
  organisationId
  import {
    ...ImportLine
    bytes
    fileNo
    recorded
    approvedByName
    approvedAt
    refusal {
      message {
        en
        jp
      }
    }
  }
  log {
    status
    at
    userName
  }
  files {
    fileNo
    name
    bytes
    userName
    at
  }
}

fragment ImportLine on Import {
  id
  status
  kinds
  fileName
  asOf
  rows
  warnings
  errors
  userName
  createdAt
  isOwn
  isDraft
  version
  proposal {
    at
    byName
    reason
    returnedAt
    returnedByName
    comment
    isOpen
  }
  approval {
    at
    byName
    isOpen
    failure
  }
  withdrawn {
    at
    byName
  }
  sender {
    name {
      en
      jp
    }
  }
  owner {
    name {
      en
      jp
    }
  }
}` as TypedDocument<ReimportUploadMutation, ReimportUploadMutationVariables>;

export const SaveGoodRowsDocument = `mutation SaveGoodRows($id: ID!, $version: Int!) {
  saveGoodRows(id: $id, version: $version) {
    id
  }
}` as TypedDocument<SaveGoodRowsMutation, SaveGoodRowsMutationVariables>;
