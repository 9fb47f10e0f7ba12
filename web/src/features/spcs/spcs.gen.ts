// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** What moves the cash of a special purpose company. */
export type CashMoveKind =
  | 'booked'
  | 'distribution'
  | 'requested'
  | 'withholding';

/** What an entry follows from. */
export type EntryOrigin =
  | 'distribution'
  | 'manual'
  | 'payment'
  | 'reversal'
  | 'statement';

/** The kind of a ledger account. */
export type LedgerType =
  | 'asset'
  | 'equity'
  | 'expense'
  | 'income'
  | 'liability';

/** Whose book an entry is in: the operator’s or the segregated one. */
export type SpcBookSide =
  | 'operator'
  | 'segregated';

/** What is due of a special purpose company. */
export type SpcDeadlineKind =
  | 'corporateTax'
  | 'depreciableAssets'
  | 'interimTax'
  | 'payment'
  | 'paymentReports'
  | 'transfer'
  | 'withholding';

export type SpcDistributionInput = {
  bankAccountId: string;
  paymentDay: string;
  periodFrom: string;
  periodTo: string;
};

/** Where a distribution stands. */
export type SpcDistributionStatus =
  | 'approved'
  | 'draft';

/** What a document of a special purpose company is. */
export type SpcDocumentKind =
  | 'accounts'
  | 'contract'
  | 'minutes'
  | 'other'
  | 'registry'
  | 'taxReturn';

export type SpcEntryInput = {
  book: string;
  /** The day, YYYY-MM-DD. */
  day: string;
  description: string;
  /** The lines. */
  lines: Array<SpcEntryLineInput>;
};

export type SpcEntryLineInput = {
  account: string;
  credit: string;
  debit: string;
};

/** The legal form of a special purpose company. */
export type SpcForm =
  | 'gk'
  | 'ippanShadan'
  | 'tmk';

export type SpcInput = {
  assignee: string;
  /** The code. */
  code: string;
  fiscalMonth: number;
  form: string;
  investors: Array<SpcInvestorInput>;
  kana: string;
  /** The name. */
  name: string;
  /** The name in English. */
  nameEn: string;
  scheme: string;
};

export type SpcInvestorInput = {
  kana: string;
  /** The name. */
  name: string;
  percent: string;
};

export type SpcPaymentInput = {
  account: string;
  accountNumber: string;
  accountType: string;
  /** The amount, as decimal text. */
  amount: string;
  bankAccountId: string;
  bankCode: string;
  branchCode: string;
  invoiceNo: string;
  payee: string;
  payeeKana: string;
  paymentDay: string;
};

/** Where a payment stands. */
export type SpcPaymentStatus =
  | 'approved'
  | 'rejected'
  | 'requested';

/** Whether a proposal was made by a rule or after an earlier entry. */
export type SpcProposalKind =
  | 'entry'
  | 'rule';

/** The scheme a special purpose company is part of. */
export type SpcScheme =
  | 'gkTk'
  | 'parent'
  | 'tmk';

export type SpcsQueryVariables = Exact<{ [key: string]: never; }>;


export type SpcsQuery = { spcCash: string | null, spcs: Array<{ id: string, code: string, name: string, nameEn: string, kana: string, form: SpcForm, scheme: SpcScheme, fiscalMonth: number, assignee: string, closedUntil: string | null, bankBalance: string | null, accounts: number, openLines: number, unreconciled: number, kanaMismatches: number, version: number, investors: Array<{ name: string, kana: string, percent: string }>, deadlines: Array<{ kind: SpcDeadlineKind, day: string, daysLeft: number }> }> };

export type SpcQueryVariables = Exact<{
  id: string;
}>;


export type SpcQuery = { spc: { id: string, code: string, name: string, nameEn: string, kana: string, form: SpcForm, scheme: SpcScheme, fiscalMonth: number, assignee: string, closedUntil: string | null, bankBalance: string | null, accounts: number, openLines: number, unreconciled: number, kanaMismatches: number, version: number, investors: Array<{ name: string, kana: string, percent: string }>, deadlines: Array<{ kind: SpcDeadlineKind, day: string, daysLeft: number }> } };

export type SaveSpcMutationVariables = Exact<{
  id?: string | null | undefined;
  version?: number | null | undefined;
  input: SpcInput;
}>;


export type SaveSpcMutation = { saveSpc: { id: string } };

export type SpcLedgerQueryVariables = Exact<{
  spcId: string;
}>;


export type SpcLedgerQuery = { spcLedger: { books: Array<{ book: SpcBookSide, closedUntil: string | null }>, accounts: Array<{ book: SpcBookSide, code: string, nameEn: string, nameJp: string, type: LedgerType, isBank: boolean }> } };

export type SpcEntriesQueryVariables = Exact<{
  spcId: string;
  book?: string | null | undefined;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type SpcEntriesQuery = { spcEntries: { data: Array<{ id: string, book: SpcBookSide, number: number, day: string, description: string, origin: EntryOrigin, userName: string, isReversed: boolean, isMatched: boolean, lines: Array<{ account: string, nameEn: string, nameJp: string, debit: string, credit: string }> }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type SpcTrialBalanceQueryVariables = Exact<{
  spcId: string;
  from: string;
  to: string;
}>;


export type SpcTrialBalanceQuery = { spcTrialBalance: Array<{ book: SpcBookSide, debit: string, credit: string, profit: string, rows: Array<{ code: string, nameEn: string, nameJp: string, type: LedgerType, opening: string, debit: string, credit: string, closing: string }> }> };

export type AddSpcEntryMutationVariables = Exact<{
  spcId: string;
  input: SpcEntryInput;
}>;


export type AddSpcEntryMutation = { addSpcEntry: { id: string } };

export type ReverseSpcEntryMutationVariables = Exact<{
  id: string;
  day: string;
}>;


export type ReverseSpcEntryMutation = { reverseSpcEntry: { id: string } };

export type CloseSpcMonthMutationVariables = Exact<{
  spcId: string;
  day: string;
}>;


export type CloseSpcMonthMutation = { closeSpcMonth: { books: Array<{ closedUntil: string | null }> } };

export type ReopenSpcMonthMutationVariables = Exact<{
  spcId: string;
}>;


export type ReopenSpcMonthMutation = { reopenSpcMonth: { books: Array<{ closedUntil: string | null }> } };

export type SpcBankAccountsQueryVariables = Exact<{
  spcId: string;
}>;


export type SpcBankAccountsQuery = { spcBankAccounts: Array<{ id: string, book: SpcBookSide, accountCode: string, bankNameEn: string | null, bankNameJp: string | null, branchNameEn: string | null, branchNameJp: string | null, number: string, holder: string, holderKana: string, isHolderKnown: boolean, statementDay: string | null, statementBalance: string | null, ledgerThen: string | null, ledgerNow: string, difference: string | null, openLines: number }> };

export type SpcFreeAccountsQueryVariables = Exact<{ [key: string]: never; }>;


export type SpcFreeAccountsQuery = { spcFreeAccounts: Array<{ id: string, number: string, holder: string, bankNameEn: string | null, bankNameJp: string | null, isSegregated: boolean }> };

export type SpcStatementLinesQueryVariables = Exact<{
  bankAccountId: string;
  openOnly?: boolean | null | undefined;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type SpcStatementLinesQuery = { spcStatementLines: { data: Array<{ id: string, day: string, text: string, amount: string, balance: string, fileName: string, entryId: string | null, entryNumber: number | null, proposal: { kind: SpcProposalKind, entryId: string | null, entryNumber: number | null, account: string | null } | null }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type SpcStatementsQueryVariables = Exact<{
  spcId: string;
}>;


export type SpcStatementsQuery = { spcStatements: Array<{ id: string, fileName: string, number: string, book: SpcBookSide, fromDay: string, toDay: string, lines: number, userName: string, takenAt: string }> };

export type LinkSpcBankAccountMutationVariables = Exact<{
  spcId: string;
  bankAccountId: string;
}>;


export type LinkSpcBankAccountMutation = { linkSpcBankAccount: { id: string } };

export type TakeSpcStatementMutationVariables = Exact<{
  bankAccountId: string;
  fileName: string;
  text: string;
}>;


export type TakeSpcStatementMutation = { takeSpcStatement: { added: number, known: number, matched: number, proposed: number, open: number } };

export type MatchSpcLineMutationVariables = Exact<{
  lineId: string;
  entryId: string;
}>;


export type MatchSpcLineMutation = { matchSpcLine: { id: string } };

export type BookSpcLineMutationVariables = Exact<{
  lineId: string;
  account: string;
}>;


export type BookSpcLineMutation = { bookSpcLine: { id: string } };

export type BookSpcProposalsMutationVariables = Exact<{
  bankAccountId: string;
}>;


export type BookSpcProposalsMutation = { bookSpcProposals: number };

export type UndoSpcLineMutationVariables = Exact<{
  lineId: string;
}>;


export type UndoSpcLineMutation = { undoSpcLine: { id: string } };

export type SpcDistributionsQueryVariables = Exact<{
  spcId: string;
}>;


export type SpcDistributionsQuery = { spcDistributions: Array<{ id: string, accountNumber: string, periodFrom: string, periodTo: string, profit: string, withholding: string, net: string, paymentDay: string, withholdingDay: string, status: SpcDistributionStatus, preparedName: string, isOwn: boolean, approvedName: string | null, version: number, shares: Array<{ name: string, percent: string, gross: string, withholding: string, net: string }> }> };

export type PrepareSpcDistributionMutationVariables = Exact<{
  spcId: string;
  input: SpcDistributionInput;
}>;


export type PrepareSpcDistributionMutation = { prepareSpcDistribution: { id: string } };

export type ApproveSpcDistributionMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ApproveSpcDistributionMutation = { approveSpcDistribution: { id: string } };

export type DropSpcDistributionMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DropSpcDistributionMutation = { dropSpcDistribution: boolean };

export type SpcPaymentsQueryVariables = Exact<{
  spcId: string;
}>;


export type SpcPaymentsQuery = { spcPayments: Array<{ id: string, book: SpcBookSide, number: number, payerNumber: string, payee: string, payeeKana: string, amount: string, paymentDay: string, account: string, invoiceNo: string, status: SpcPaymentStatus, requestedName: string, decidedName: string | null, isOwn: boolean, version: number }> };

export type RequestSpcPaymentMutationVariables = Exact<{
  spcId: string;
  input: SpcPaymentInput;
}>;


export type RequestSpcPaymentMutation = { requestSpcPayment: { id: string } };

export type DecideSpcPaymentMutationVariables = Exact<{
  id: string;
  version: number;
  approve: boolean;
}>;


export type DecideSpcPaymentMutation = { decideSpcPayment: { id: string } };

export type SpcDocumentsQueryVariables = Exact<{
  spcId: string;
}>;


export type SpcDocumentsQuery = { spcDocuments: Array<{ id: string, kind: SpcDocumentKind, name: string, bytes: number, userName: string, uploadedAt: string }> };

export type RemoveSpcDocumentMutationVariables = Exact<{
  id: string;
}>;


export type RemoveSpcDocumentMutation = { removeSpcDocument: boolean };

export type SpcCashWeeksQueryVariables = Exact<{
  spcId: string;
}>;


export type SpcCashWeeksQuery = { spcCashWeeks: { opening: string, weeks: Array<{ from: string, to: string, inflow: string, outflow: string, closing: string }>, moves: Array<{ day: string, kind: CashMoveKind, text: string, amount: string }> } };

export type SpcFieldsFragment = { id: string, code: string, name: string, nameEn: string, kana: string, form: SpcForm, scheme: SpcScheme, fiscalMonth: number, assignee: string, closedUntil: string | null, bankBalance: string | null, accounts: number, openLines: number, unreconciled: number, kanaMismatches: number, version: number, investors: Array<{ name: string, kana: string, percent: string }>, deadlines: Array<{ kind: SpcDeadlineKind, day: string, daysLeft: number }> };

export type SpcEntryFieldsFragment = { id: string, book: SpcBookSide, number: number, day: string, description: string, origin: EntryOrigin, userName: string, isReversed: boolean, isMatched: boolean, lines: Array<{ account: string, nameEn: string, nameJp: string, debit: string, credit: string }> };

export const SpcsDocument = `query Spcs {
  spcs {
    ...SpcFields
  }
  spcCash
}

fragment SpcFields on Spc {
  id
  code
  name
  nameEn
  kana
  form
  scheme
  fiscalMonth
  assignee
  closedUntil
  investors {
    name
    kana
    percent
  }
  bankBalance
  accounts
  openLines
  unreconciled
  kanaMismatches
  deadlines {
    kind
    day
    daysLeft
  }
  version
}` as TypedDocument<SpcsQuery, SpcsQueryVariables>;

export const SpcDocument = `query Spc($id: ID!) {
  spc(id: $id) {
    ...SpcFields
  }
}

fragment SpcFields on Spc {
  id
  code
  name
  nameEn
  kana
  form
  scheme
  fiscalMonth
  assignee
  closedUntil
  investors {
    name
    kana
    percent
  }
  bankBalance
  accounts
  openLines
  unreconciled
  kanaMismatches
  deadlines {
    kind
    day
    daysLeft
  }
  version
}` as TypedDocument<SpcQuery, SpcQueryVariables>;

export const SaveSpcDocument = `mutation SaveSpc($id: ID, $version: Int, $input: SpcInput!) {
  saveSpc(id: $id, version: $version, input: $input) {
    id
  }
}` as TypedDocument<SaveSpcMutation, SaveSpcMutationVariables>;

export const SpcLedgerDocument = `query SpcLedger($spcId: ID!) {
  spcLedger(spcId: $spcId) {
    books {
      book
      closedUntil
    }
    accounts {
      book
      code
      nameEn
      nameJp
      type
      isBank
    }
  }
}` as TypedDocument<SpcLedgerQuery, SpcLedgerQueryVariables>;

export const SpcEntriesDocument = `query SpcEntries($spcId: ID!, $book: String, $first: Int, $page: Int) {
  spcEntries(spcId: $spcId, book: $book, first: $first, page: $page) {
    data {
      ...SpcEntryFields
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}

fragment SpcEntryFields on SpcEntry {
  id
  book
  number
  day
  description
  origin
  userName
  isReversed
  isMatched
  lines {
    account
    nameEn
    nameJp
    debit
    credit
  }
}` as TypedDocument<SpcEntriesQuery, SpcEntriesQueryVariables>;

export const SpcTrialBalanceDocument = `query SpcTrialBalance($spcId: ID!, $from: String!, $to: String!) {
  spcTrialBalance(spcId: $spcId, from: $from, to: $to) {
    book
    debit
    credit
    profit
    rows {
      code
      nameEn
      nameJp
      type
      opening
      debit
      credit
      closing
    }
  }
}` as TypedDocument<SpcTrialBalanceQuery, SpcTrialBalanceQueryVariables>;

export const AddSpcEntryDocument = `mutation AddSpcEntry($spcId: ID!, $input: SpcEntryInput!) {
  addSpcEntry(spcId: $spcId, input: $input) {
    id
  }
}` as TypedDocument<AddSpcEntryMutation, AddSpcEntryMutationVariables>;

export const ReverseSpcEntryDocument = `mutation ReverseSpcEntry($id: ID!, $day: String!) {
  reverseSpcEntry(id: $id, day: $day) {
    id
  }
}` as TypedDocument<ReverseSpcEntryMutation, ReverseSpcEntryMutationVariables>;

export const CloseSpcMonthDocument = `mutation CloseSpcMonth($spcId: ID!, $day: String!) {
  closeSpcMonth(spcId: $spcId, day: $day) {
    books {
      closedUntil
    }
  }
}` as TypedDocument<CloseSpcMonthMutation, CloseSpcMonthMutationVariables>;

export const ReopenSpcMonthDocument = `mutation ReopenSpcMonth($spcId: ID!) {
  reopenSpcMonth(spcId: $spcId) {
    books {
      closedUntil
    }
  }
}` as TypedDocument<ReopenSpcMonthMutation, ReopenSpcMonthMutationVariables>;

export const SpcBankAccountsDocument = `query SpcBankAccounts($spcId: ID!) {
  spcBankAccounts(spcId: $spcId) {
    id
    book
    accountCode
    bankNameEn
    bankNameJp
    branchNameEn
    branchNameJp
    number
    holder
    holderKana
    isHolderKnown
    statementDay
    statementBalance
    ledgerThen
    ledgerNow
    difference
    openLines
  }
}` as TypedDocument<SpcBankAccountsQuery, SpcBankAccountsQueryVariables>;

export const SpcFreeAccountsDocument = `query SpcFreeAccounts {
  spcFreeAccounts {
    id
    number
    holder
    bankNameEn
    bankNameJp
    isSegregated
  }
}` as TypedDocument<SpcFreeAccountsQuery, SpcFreeAccountsQueryVariables>;

export const SpcStatementLinesDocument = `query SpcStatementLines($bankAccountId: ID!, $openOnly: Boolean, $first: Int, $page: Int) {
  spcStatementLines(
    bankAccountId: $bankAccountId
    openOnly: $openOnly
    first: $first
    page: $page
  ) {
    data {
      id
      day
      text
      amount
      balance
      fileName
      entryId
      entryNumber
      proposal {
        kind
        entryId
        entryNumber
        account
      }
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}` as TypedDocument<SpcStatementLinesQuery, SpcStatementLinesQueryVariables>;

export const SpcStatementsDocument = `query SpcStatements($spcId: ID!) {
  spcStatements(spcId: $spcId) {
    id
    fileName
    number
    book
    fromDay
    toDay
    lines
    userName
    takenAt
  }
}` as TypedDocument<SpcStatementsQuery, SpcStatementsQueryVariables>;

export const LinkSpcBankAccountDocument = `mutation LinkSpcBankAccount($spcId: ID!, $bankAccountId: ID!) {
  linkSpcBankAccount(spcId: $spcId, bankAccountId: $bankAccountId) {
    id
  }
}` as TypedDocument<LinkSpcBankAccountMutation, LinkSpcBankAccountMutationVariables>;

export const TakeSpcStatementDocument = `mutation TakeSpcStatement($bankAccountId: ID!, $fileName: String!, $text: String!) {
  takeSpcStatement(
    bankAccountId: $bankAccountId
    fileName: $fileName
    text: $text
  ) {
    added
    known
    matched
    proposed
    open
  }
}` as TypedDocument<TakeSpcStatementMutation, TakeSpcStatementMutationVariables>;

export const MatchSpcLineDocument = `mutation MatchSpcLine($lineId: ID!, $entryId: ID!) {
  matchSpcLine(lineId: $lineId, entryId: $entryId) {
    id
  }
}` as TypedDocument<MatchSpcLineMutation, MatchSpcLineMutationVariables>;

export const BookSpcLineDocument = `mutation BookSpcLine($lineId: ID!, $account: String!) {
  bookSpcLine(lineId: $lineId, account: $account) {
    id
  }
}` as TypedDocument<BookSpcLineMutation, BookSpcLineMutationVariables>;

export const BookSpcProposalsDocument = `mutation BookSpcProposals($bankAccountId: ID!) {
  bookSpcProposals(bankAccountId: $bankAccountId)
}` as TypedDocument<BookSpcProposalsMutation, BookSpcProposalsMutationVariables>;

export const UndoSpcLineDocument = `mutation UndoSpcLine($lineId: ID!) {
  undoSpcLine(lineId: $lineId) {
    id
  }
}` as TypedDocument<UndoSpcLineMutation, UndoSpcLineMutationVariables>;

export const SpcDistributionsDocument = `query SpcDistributions($spcId: ID!) {
  spcDistributions(spcId: $spcId) {
    id
    accountNumber
    periodFrom
    periodTo
    profit
    withholding
    net
    paymentDay
    withholdingDay
    status
    preparedName
    isOwn
    approvedName
    version
    shares {
      name
      percent
      gross
      withholding
      net
    }
  }
}` as TypedDocument<SpcDistributionsQuery, SpcDistributionsQueryVariables>;

export const PrepareSpcDistributionDocument = `mutation PrepareSpcDistribution($spcId: ID!, $input: SpcDistributionInput!) {
  prepareSpcDistribution(spcId: $spcId, input: $input) {
    id
  }
}` as TypedDocument<PrepareSpcDistributionMutation, PrepareSpcDistributionMutationVariables>;

export const ApproveSpcDistributionDocument = `mutation ApproveSpcDistribution($id: ID!, $version: Int!) {
  approveSpcDistribution(id: $id, version: $version) {
    id
  }
}` as TypedDocument<ApproveSpcDistributionMutation, ApproveSpcDistributionMutationVariables>;

export const DropSpcDistributionDocument = `mutation DropSpcDistribution($id: ID!, $version: Int!) {
  dropSpcDistribution(id: $id, version: $version)
}` as TypedDocument<DropSpcDistributionMutation, DropSpcDistributionMutationVariables>;

export const SpcPaymentsDocument = `query SpcPayments($spcId: ID!) {
  spcPayments(spcId: $spcId) {
    id
    book
    number
    payerNumber
    payee
    payeeKana
    amount
    paymentDay
    account
    invoiceNo
    status
    requestedName
    decidedName
    isOwn
    version
  }
}` as TypedDocument<SpcPaymentsQuery, SpcPaymentsQueryVariables>;

export const RequestSpcPaymentDocument = `mutation RequestSpcPayment($spcId: ID!, $input: SpcPaymentInput!) {
  requestSpcPayment(spcId: $spcId, input: $input) {
    id
  }
}` as TypedDocument<RequestSpcPaymentMutation, RequestSpcPaymentMutationVariables>;

export const DecideSpcPaymentDocument = `mutation DecideSpcPayment($id: ID!, $version: Int!, $approve: Boolean!) {
  decideSpcPayment(id: $id, version: $version, approve: $approve) {
    id
  }
}` as TypedDocument<DecideSpcPaymentMutation, DecideSpcPaymentMutationVariables>;

export const SpcDocumentsDocument = `query SpcDocuments($spcId: ID!) {
  spcDocuments(spcId: $spcId) {
    id
    kind
    name
    bytes
    userName
    uploadedAt
  }
}` as TypedDocument<SpcDocumentsQuery, SpcDocumentsQueryVariables>;

export const RemoveSpcDocumentDocument = `mutation RemoveSpcDocument($id: ID!) {
  removeSpcDocument(id: $id)
}` as TypedDocument<RemoveSpcDocumentMutation, RemoveSpcDocumentMutationVariables>;

export const SpcCashWeeksDocument = `query SpcCashWeeks($spcId: ID!) {
  spcCashWeeks(spcId: $spcId) {
    opening
    weeks {
      from
      to
      inflow
      outflow
      closing
    }
    moves {
      day
      kind
      text
      amount
    }
  }
}` as TypedDocument<SpcCashWeeksQuery, SpcCashWeeksQueryVariables>;
