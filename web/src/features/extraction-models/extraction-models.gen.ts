// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** What keeps a document from being approved. */
export type ApprovalBlockCode =
  | 'check'
  | 'conflict'
  | 'missingValue'
  | 'noCashflows'
  | 'noFund'
  | 'openValues'
  | 'otherSide'
  | 'outOfScope'
  | 'replaced'
  | 'replacedFinal'
  | 'replacedPaid';

/** Where a value’s caption stands. */
export type CaptionSide =
  | 'above'
  | 'left';

/** What came of a check; unknown where one of its sides is missing. */
export type CheckOutcome =
  | 'failed'
  | 'passed'
  | 'unknown';

/** What the values of a document are held against. */
export type ContentCheckKind =
  | 'bankDetails'
  | 'currency'
  | 'dueDate'
  | 'duplicate'
  | 'ledgerCalls'
  | 'ledgerDistributions'
  | 'openingClosing'
  | 'rollForward'
  | 'statementDay'
  | 'totalOfParts'
  | 'withinUnfunded';

/** What a document is, in the codes of the exchange format. */
export type DocumentType =
  | 'CORP_CFD'
  | 'MF_PROSPECTUS'
  | 'MMR_DOC'
  | 'PA_CAPITAL_ACC'
  | 'PA_CASHFLOW'
  | 'PA_CONTRIBUTION'
  | 'PA_DISTRIBUTION'
  | 'PA_FIN_STATEMENT'
  | 'PA_INVEST_REPORT';

/** The sign a value is expected to have. */
export type ExpectedSign =
  | 'negative'
  | 'none'
  | 'positive';

export type ExtractionFieldMappingInput = {
  dataPointId: string;
  expectedSign?: string | null | undefined;
  factor?: string | null | undefined;
  /** The kind. */
  kind: number;
  pattern?: string | null | undefined;
  prompt?: string | null | undefined;
  signHandling?: string | null | undefined;
};

export type ExtractionModelInput = {
  documentType: string;
  layout?: string | null | undefined;
  mappings: Array<ExtractionFieldMappingInput>;
  /** The name. */
  name: string;
};

/** Whether money goes to a fund or comes from it. */
export type FlowSide =
  | 'call'
  | 'distribution';

/** What a part of a fund’s call or distribution was for. */
export type FundFlowKind =
  | 'admissionInterest'
  | 'carriedInterest'
  | 'dividendIncome'
  | 'feeWaiver'
  | 'incentiveAllocation'
  | 'interestExpense'
  | 'interestIncome'
  | 'investment'
  | 'managementFee'
  | 'managementFeeRebate'
  | 'otherExpense'
  | 'otherOffset'
  | 'otherProfit'
  | 'partnershipExpense'
  | 'placementFee'
  | 'portfolioCompanyExpense'
  | 'realizedGainLoss'
  | 'recallable'
  | 'reinvestment'
  | 'repayment'
  | 'returnOfCapital'
  | 'unrealizedGainLoss'
  | 'withholdingTax';

/** What became of a value when its document was read anew. */
export type ReplayChange =
  | 'changed'
  | 'gained'
  | 'lost'
  | 'same';

/** How far a piece of work in the background has come. */
export type RunState =
  | 'done'
  | 'failed'
  | 'running'
  | 'waiting';

/** What two notices have in common. */
export type Sameness =
  | 'amount'
  | 'day'
  | 'number';

/** The sign a mapping gives to a number it found. */
export type SignHandling =
  | 'None'
  | 'always_negative'
  | 'always_positive'
  | 'reverse_sign';

/** Where the unit of a value stands. */
export type UnitPlace =
  | 'beside'
  | 'none'
  | 'page';

/** How sure a reported value is, strongest first: audited, valuated, estimated. */
export type ValuationQuality =
  | 'audited'
  | 'estimated'
  | 'valuated';

/** What a person decided about a value. */
export type ValueDecision =
  | 'approved'
  | 'corrected'
  | 'open';

/** What became of looking for a value in a document. */
export type ValueStatus =
  | 'found'
  | 'missing'
  | 'needsEntry'
  | 'notAnswered'
  | 'notAsked'
  | 'unplaced'
  | 'unreadable';

/** What a value of a document is. */
export type ValueType =
  | 'amount'
  | 'date'
  | 'number'
  | 'percent'
  | 'text';

export type ExtractionModelsQueryVariables = Exact<{ [key: string]: never; }>;


export type ExtractionModelsQuery = { extractionModels: Array<{ id: string, name: string, documentType: DocumentType, layout: string | null, version: number, mappings: Array<{ dataPointId: string, dataPointName: string, tableName: string, valueType: ValueType, kind: number, pattern: string | null, prompt: string | null, factor: string | null, signHandling: SignHandling, expectedSign: ExpectedSign }> }> };

export type ExtractionModelQueryVariables = Exact<{
  id: string;
}>;


export type ExtractionModelQuery = { extractionModel: { id: string, name: string, documentType: DocumentType, layout: string | null, version: number, mappings: Array<{ dataPointId: string, dataPointName: string, tableName: string, valueType: ValueType, kind: number, pattern: string | null, prompt: string | null, factor: string | null, signHandling: SignHandling, expectedSign: ExpectedSign }> } };

export type TryExtractionModelQueryVariables = Exact<{
  id: string;
  documentId: string;
}>;


export type TryExtractionModelQuery = { tryExtractionModel: Array<{ dataPointId: string, dataPointName: string, tableName: string, page: number, found: string | null, value: string | null, confidence: number, status: ValueStatus }> };

export type ExtractionProviderQueryVariables = Exact<{ [key: string]: never; }>;


export type ExtractionProviderQuery = { extractionProvider: { host: string, model: string } | null };

export type ExtractionRequestQueryVariables = Exact<{
  id: string;
  documentId: string;
}>;


export type ExtractionRequestQuery = { extractionRequest: { instructions: string, text: string, isShortened: boolean, bytes: number, provider: { host: string, model: string } } | null };

export type TeachExtractionQueryVariables = Exact<{
  documentId: string;
  page: number;
  documentType: string;
  dataPointId?: string | null | undefined;
  box?: Array<number> | number | null | undefined;
  at?: number | null | undefined;
  words?: number | null | undefined;
}>;


export type TeachExtractionQuery = { teachExtraction: { pointed: string, box: Array<number>, label: string | null, side: CaptionSide | null, unit: string, unitPlace: UnitPlace, dataPointId: string | null, isExact: boolean, mappings: Array<{ dataPointId: string, kind: number, pattern: string | null, prompt: string | null, factor: string | null, signHandling: SignHandling, expectedSign: ExpectedSign }>, reads: { page: number, found: string | null, value: string | null, box: Array<number>, status: ValueStatus } | null } };

export type CreateExtractionModelMutationVariables = Exact<{
  input: ExtractionModelInput;
}>;


export type CreateExtractionModelMutation = { createExtractionModel: { id: string } };

export type ExtractionReplaysQueryVariables = Exact<{
  modelId: string;
}>;


export type ExtractionReplaysQuery = { extractionReplays: Array<{ id: string, isCurrent: boolean, isOwn: boolean, state: RunState, done: number, total: number, isCapped: boolean, requesterName: string, requestedAt: string, name: string, documentType: DocumentType, layout: string | null, mappings: Array<{ dataPointId: string, dataPointName: string, tableName: string, valueType: ValueType, kind: number, pattern: string | null, prompt: string | null, factor: string | null, signHandling: SignHandling, expectedSign: ExpectedSign }>, counts: { same: number, changed: number, gained: number, lost: number }, documents: Array<{ documentId: string, name: string, isSettled: boolean, readBy: string | null, isCompared: boolean, fields: Array<{ dataPointId: string, name: string, nameJp: string, tableName: string, valueType: ValueType, decided: string | null, change: ReplayChange, before: { value: string | null, page: number | null, box: Array<number> }, after: { value: string | null, page: number | null, box: Array<number> } }> }> }> };

export type ProposeExtractionModelMutationVariables = Exact<{
  id: string;
  version: number;
  input: ExtractionModelInput;
}>;


export type ProposeExtractionModelMutation = { proposeExtractionModel: { id: string } };

export type AcceptExtractionReplayMutationVariables = Exact<{
  id: string;
  rereads: boolean;
}>;


export type AcceptExtractionReplayMutation = { acceptExtractionReplay: { id: string, version: number } };

export type DiscardExtractionReplayMutationVariables = Exact<{
  id: string;
}>;


export type DiscardExtractionReplayMutation = { discardExtractionReplay: boolean };

export type DeleteExtractionModelMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteExtractionModelMutation = { deleteExtractionModel: boolean };

export type DocumentContentsQueryVariables = Exact<{
  documentId: string;
}>;


export type DocumentContentsQuery = { documentContents: { documentId: string, version: number, isInScope: boolean, isReading: boolean, revision: { replacesId: string | null, replacesName: string | null, replacedById: string | null, replacedByName: string | null, changes: Array<{ name: string, before: string | null, after: string | null }>, offers: Array<{ documentId: string, name: string, createdAt: string, same: Array<Sameness>, day: string | null, amount: string | null }> }, statement: { proposedQuality: ValuationQuality, proposedWords: string | null, asOf: string | null, currency: string | null, nav: string | null, earlierId: string | null, earlierName: string | null, blocks: Array<{ code: ApprovalBlockCode, about: string | null }>, standing: Array<{ quality: ValuationQuality, nav: string, moved: string | null, recordedAt: string, sourceEn: string, sourceJp: string, documentId: string | null }>, changes: Array<{ name: string, before: string | null, after: string | null }>, made: { fundId: string, asOf: string, quality: ValuationQuality, nav: string, currency: string, approvedByName: string, approvedAt: string, isValued: boolean } | null } | null, approval: { needsConfirmation: boolean, confirmedByName: string | null, blocks: Array<{ code: ApprovalBlockCode, about: string | null }>, notices: Array<{ side: FlowSide, amount: string, currency: string, day: string, status: string, instructionId: string, instructionRef: string, approvedByName: string, approvedAt: string }> } | null, values: Array<{ dataPointId: string, name: string, nameJp: string, tableName: string, valueType: string, breakdownType: string, timeDimension: string, page: number, found: string | null, value: string | null, box: Array<number>, confidence: number, status: ValueStatus, decision: ValueDecision, decidedValue: string | null, decidedByName: string | null, version: number }>, checks: Array<{ id: ContentCheckKind, outcome: CheckOutcome, left: string | null, right: string | null }> }, documentFlows: { flows: Array<{ page: number, text: string, type: string, amount: string, box: Array<number> }>, conflicts: Array<{ page: number, text: string, types: Array<FundFlowKind> }> } };

export type DecideContentDataPointMutationVariables = Exact<{
  documentId: string;
  dataPointId: string;
  tableName: string;
  page: number;
  version: number;
  value?: string | null | undefined;
}>;


export type DecideContentDataPointMutation = { decideContentDataPoint: { documentId: string, version: number, isInScope: boolean, isReading: boolean, revision: { replacesId: string | null, replacesName: string | null, replacedById: string | null, replacedByName: string | null, changes: Array<{ name: string, before: string | null, after: string | null }>, offers: Array<{ documentId: string, name: string, createdAt: string, same: Array<Sameness>, day: string | null, amount: string | null }> }, statement: { proposedQuality: ValuationQuality, proposedWords: string | null, asOf: string | null, currency: string | null, nav: string | null, earlierId: string | null, earlierName: string | null, blocks: Array<{ code: ApprovalBlockCode, about: string | null }>, standing: Array<{ quality: ValuationQuality, nav: string, moved: string | null, recordedAt: string, sourceEn: string, sourceJp: string, documentId: string | null }>, changes: Array<{ name: string, before: string | null, after: string | null }>, made: { fundId: string, asOf: string, quality: ValuationQuality, nav: string, currency: string, approvedByName: string, approvedAt: string, isValued: boolean } | null } | null, approval: { needsConfirmation: boolean, confirmedByName: string | null, blocks: Array<{ code: ApprovalBlockCode, about: string | null }>, notices: Array<{ side: FlowSide, amount: string, currency: string, day: string, status: string, instructionId: string, instructionRef: string, approvedByName: string, approvedAt: string }> } | null, values: Array<{ dataPointId: string, name: string, nameJp: string, tableName: string, valueType: string, breakdownType: string, timeDimension: string, page: number, found: string | null, value: string | null, box: Array<number>, confidence: number, status: ValueStatus, decision: ValueDecision, decidedValue: string | null, decidedByName: string | null, version: number }>, checks: Array<{ id: ContentCheckKind, outcome: CheckOutcome, left: string | null, right: string | null }> } };

export type ExtractDocumentAgainMutationVariables = Exact<{
  documentId: string;
}>;


export type ExtractDocumentAgainMutation = { extractDocumentAgain: boolean };

export type ApproveDocumentNoticeMutationVariables = Exact<{
  documentId: string;
  version: number;
}>;


export type ApproveDocumentNoticeMutation = { approveDocumentNotice: { documentId: string, version: number, isInScope: boolean, isReading: boolean, revision: { replacesId: string | null, replacesName: string | null, replacedById: string | null, replacedByName: string | null, changes: Array<{ name: string, before: string | null, after: string | null }>, offers: Array<{ documentId: string, name: string, createdAt: string, same: Array<Sameness>, day: string | null, amount: string | null }> }, statement: { proposedQuality: ValuationQuality, proposedWords: string | null, asOf: string | null, currency: string | null, nav: string | null, earlierId: string | null, earlierName: string | null, blocks: Array<{ code: ApprovalBlockCode, about: string | null }>, standing: Array<{ quality: ValuationQuality, nav: string, moved: string | null, recordedAt: string, sourceEn: string, sourceJp: string, documentId: string | null }>, changes: Array<{ name: string, before: string | null, after: string | null }>, made: { fundId: string, asOf: string, quality: ValuationQuality, nav: string, currency: string, approvedByName: string, approvedAt: string, isValued: boolean } | null } | null, approval: { needsConfirmation: boolean, confirmedByName: string | null, blocks: Array<{ code: ApprovalBlockCode, about: string | null }>, notices: Array<{ side: FlowSide, amount: string, currency: string, day: string, status: string, instructionId: string, instructionRef: string, approvedByName: string, approvedAt: string }> } | null, values: Array<{ dataPointId: string, name: string, nameJp: string, tableName: string, valueType: string, breakdownType: string, timeDimension: string, page: number, found: string | null, value: string | null, box: Array<number>, confidence: number, status: ValueStatus, decision: ValueDecision, decidedValue: string | null, decidedByName: string | null, version: number }>, checks: Array<{ id: ContentCheckKind, outcome: CheckOutcome, left: string | null, right: string | null }> } };

export type ReplaceDocumentNoticeMutationVariables = Exact<{
  documentId: string;
  replacesId?: string | null | undefined;
  version: number;
}>;


export type ReplaceDocumentNoticeMutation = { replaceDocumentNotice: { documentId: string, version: number, isInScope: boolean, isReading: boolean, revision: { replacesId: string | null, replacesName: string | null, replacedById: string | null, replacedByName: string | null, changes: Array<{ name: string, before: string | null, after: string | null }>, offers: Array<{ documentId: string, name: string, createdAt: string, same: Array<Sameness>, day: string | null, amount: string | null }> }, statement: { proposedQuality: ValuationQuality, proposedWords: string | null, asOf: string | null, currency: string | null, nav: string | null, earlierId: string | null, earlierName: string | null, blocks: Array<{ code: ApprovalBlockCode, about: string | null }>, standing: Array<{ quality: ValuationQuality, nav: string, moved: string | null, recordedAt: string, sourceEn: string, sourceJp: string, documentId: string | null }>, changes: Array<{ name: string, before: string | null, after: string | null }>, made: { fundId: string, asOf: string, quality: ValuationQuality, nav: string, currency: string, approvedByName: string, approvedAt: string, isValued: boolean } | null } | null, approval: { needsConfirmation: boolean, confirmedByName: string | null, blocks: Array<{ code: ApprovalBlockCode, about: string | null }>, notices: Array<{ side: FlowSide, amount: string, currency: string, day: string, status: string, instructionId: string, instructionRef: string, approvedByName: string, approvedAt: string }> } | null, values: Array<{ dataPointId: string, name: string, nameJp: string, tableName: string, valueType: string, breakdownType: string, timeDimension: string, page: number, found: string | null, value: string | null, box: Array<number>, confidence: number, status: ValueStatus, decision: ValueDecision, decidedValue: string | null, decidedByName: string | null, version: number }>, checks: Array<{ id: ContentCheckKind, outcome: CheckOutcome, left: string | null, right: string | null }> } };

export type ConfirmNoticeBankDetailsMutationVariables = Exact<{
  documentId: string;
}>;


export type ConfirmNoticeBankDetailsMutation = { confirmNoticeBankDetails: { documentId: string, version: number, isInScope: boolean, isReading: boolean, revision: { replacesId: string | null, replacesName: string | null, replacedById: string | null, replacedByName: string | null, changes: Array<{ name: string, before: string | null, after: string | null }>, offers: Array<{ documentId: string, name: string, createdAt: string, same: Array<Sameness>, day: string | null, amount: string | null }> }, statement: { proposedQuality: ValuationQuality, proposedWords: string | null, asOf: string | null, currency: string | null, nav: string | null, earlierId: string | null, earlierName: string | null, blocks: Array<{ code: ApprovalBlockCode, about: string | null }>, standing: Array<{ quality: ValuationQuality, nav: string, moved: string | null, recordedAt: string, sourceEn: string, sourceJp: string, documentId: string | null }>, changes: Array<{ name: string, before: string | null, after: string | null }>, made: { fundId: string, asOf: string, quality: ValuationQuality, nav: string, currency: string, approvedByName: string, approvedAt: string, isValued: boolean } | null } | null, approval: { needsConfirmation: boolean, confirmedByName: string | null, blocks: Array<{ code: ApprovalBlockCode, about: string | null }>, notices: Array<{ side: FlowSide, amount: string, currency: string, day: string, status: string, instructionId: string, instructionRef: string, approvedByName: string, approvedAt: string }> } | null, values: Array<{ dataPointId: string, name: string, nameJp: string, tableName: string, valueType: string, breakdownType: string, timeDimension: string, page: number, found: string | null, value: string | null, box: Array<number>, confidence: number, status: ValueStatus, decision: ValueDecision, decidedValue: string | null, decidedByName: string | null, version: number }>, checks: Array<{ id: ContentCheckKind, outcome: CheckOutcome, left: string | null, right: string | null }> } };

export type ApproveDocumentStatementMutationVariables = Exact<{
  documentId: string;
  version: number;
  quality: string;
}>;


export type ApproveDocumentStatementMutation = { approveDocumentStatement: { documentId: string, version: number, isInScope: boolean, isReading: boolean, revision: { replacesId: string | null, replacesName: string | null, replacedById: string | null, replacedByName: string | null, changes: Array<{ name: string, before: string | null, after: string | null }>, offers: Array<{ documentId: string, name: string, createdAt: string, same: Array<Sameness>, day: string | null, amount: string | null }> }, statement: { proposedQuality: ValuationQuality, proposedWords: string | null, asOf: string | null, currency: string | null, nav: string | null, earlierId: string | null, earlierName: string | null, blocks: Array<{ code: ApprovalBlockCode, about: string | null }>, standing: Array<{ quality: ValuationQuality, nav: string, moved: string | null, recordedAt: string, sourceEn: string, sourceJp: string, documentId: string | null }>, changes: Array<{ name: string, before: string | null, after: string | null }>, made: { fundId: string, asOf: string, quality: ValuationQuality, nav: string, currency: string, approvedByName: string, approvedAt: string, isValued: boolean } | null } | null, approval: { needsConfirmation: boolean, confirmedByName: string | null, blocks: Array<{ code: ApprovalBlockCode, about: string | null }>, notices: Array<{ side: FlowSide, amount: string, currency: string, day: string, status: string, instructionId: string, instructionRef: string, approvedByName: string, approvedAt: string }> } | null, values: Array<{ dataPointId: string, name: string, nameJp: string, tableName: string, valueType: string, breakdownType: string, timeDimension: string, page: number, found: string | null, value: string | null, box: Array<number>, confidence: number, status: ValueStatus, decision: ValueDecision, decidedValue: string | null, decidedByName: string | null, version: number }>, checks: Array<{ id: ContentCheckKind, outcome: CheckOutcome, left: string | null, right: string | null }> } };

export type WithdrawDocumentStatementMutationVariables = Exact<{
  documentId: string;
  version: number;
}>;


export type WithdrawDocumentStatementMutation = { withdrawDocumentStatement: { documentId: string, version: number, isInScope: boolean, isReading: boolean, revision: { replacesId: string | null, replacesName: string | null, replacedById: string | null, replacedByName: string | null, changes: Array<{ name: string, before: string | null, after: string | null }>, offers: Array<{ documentId: string, name: string, createdAt: string, same: Array<Sameness>, day: string | null, amount: string | null }> }, statement: { proposedQuality: ValuationQuality, proposedWords: string | null, asOf: string | null, currency: string | null, nav: string | null, earlierId: string | null, earlierName: string | null, blocks: Array<{ code: ApprovalBlockCode, about: string | null }>, standing: Array<{ quality: ValuationQuality, nav: string, moved: string | null, recordedAt: string, sourceEn: string, sourceJp: string, documentId: string | null }>, changes: Array<{ name: string, before: string | null, after: string | null }>, made: { fundId: string, asOf: string, quality: ValuationQuality, nav: string, currency: string, approvedByName: string, approvedAt: string, isValued: boolean } | null } | null, approval: { needsConfirmation: boolean, confirmedByName: string | null, blocks: Array<{ code: ApprovalBlockCode, about: string | null }>, notices: Array<{ side: FlowSide, amount: string, currency: string, day: string, status: string, instructionId: string, instructionRef: string, approvedByName: string, approvedAt: string }> } | null, values: Array<{ dataPointId: string, name: string, nameJp: string, tableName: string, valueType: string, breakdownType: string, timeDimension: string, page: number, found: string | null, value: string | null, box: Array<number>, confidence: number, status: ValueStatus, decision: ValueDecision, decidedValue: string | null, decidedByName: string | null, version: number }>, checks: Array<{ id: ContentCheckKind, outcome: CheckOutcome, left: string | null, right: string | null }> } };

export type ModelFullFragment = { id: string, name: string, documentType: DocumentType, layout: string | null, version: number, mappings: Array<{ dataPointId: string, dataPointName: string, tableName: string, valueType: ValueType, kind: number, pattern: string | null, prompt: string | null, factor: string | null, signHandling: SignHandling, expectedSign: ExpectedSign }> };

export type ReplayFullFragment = { id: string, isCurrent: boolean, isOwn: boolean, state: RunState, done: number, total: number, isCapped: boolean, requesterName: string, requestedAt: string, name: string, documentType: DocumentType, layout: string | null, mappings: Array<{ dataPointId: string, dataPointName: string, tableName: string, valueType: ValueType, kind: number, pattern: string | null, prompt: string | null, factor: string | null, signHandling: SignHandling, expectedSign: ExpectedSign }>, counts: { same: number, changed: number, gained: number, lost: number }, documents: Array<{ documentId: string, name: string, isSettled: boolean, readBy: string | null, isCompared: boolean, fields: Array<{ dataPointId: string, name: string, nameJp: string, tableName: string, valueType: ValueType, decided: string | null, change: ReplayChange, before: { value: string | null, page: number | null, box: Array<number> }, after: { value: string | null, page: number | null, box: Array<number> } }> }> };

export type ContentsFullFragment = { documentId: string, version: number, isInScope: boolean, isReading: boolean, revision: { replacesId: string | null, replacesName: string | null, replacedById: string | null, replacedByName: string | null, changes: Array<{ name: string, before: string | null, after: string | null }>, offers: Array<{ documentId: string, name: string, createdAt: string, same: Array<Sameness>, day: string | null, amount: string | null }> }, statement: { proposedQuality: ValuationQuality, proposedWords: string | null, asOf: string | null, currency: string | null, nav: string | null, earlierId: string | null, earlierName: string | null, blocks: Array<{ code: ApprovalBlockCode, about: string | null }>, standing: Array<{ quality: ValuationQuality, nav: string, moved: string | null, recordedAt: string, sourceEn: string, sourceJp: string, documentId: string | null }>, changes: Array<{ name: string, before: string | null, after: string | null }>, made: { fundId: string, asOf: string, quality: ValuationQuality, nav: string, currency: string, approvedByName: string, approvedAt: string, isValued: boolean } | null } | null, approval: { needsConfirmation: boolean, confirmedByName: string | null, blocks: Array<{ code: ApprovalBlockCode, about: string | null }>, notices: Array<{ side: FlowSide, amount: string, currency: string, day: string, status: string, instructionId: string, instructionRef: string, approvedByName: string, approvedAt: string }> } | null, values: Array<{ dataPointId: string, name: string, nameJp: string, tableName: string, valueType: string, breakdownType: string, timeDimension: string, page: number, found: string | null, value: string | null, box: Array<number>, confidence: number, status: ValueStatus, decision: ValueDecision, decidedValue: string | null, decidedByName: string | null, version: number }>, checks: Array<{ id: ContentCheckKind, outcome: CheckOutcome, left: string | null, right: string | null }> };

export const ExtractionModelsDocument = `query ExtractionModels {
  extractionModels {
    ...ModelFull
  }
}

fragment ModelFull on ExtractionModel {
  id
  name
  documentType
  layout
  version
  mappings {
    dataPointId
    dataPointName
    tableName
    valueType
    kind
    pattern
    prompt
    factor
    signHandling
    expectedSign
  }
}` as TypedDocument<ExtractionModelsQuery, ExtractionModelsQueryVariables>;

export const ExtractionModelDocument = `query ExtractionModel($id: ID!) {
  extractionModel(id: $id) {
    ...ModelFull
  }
}

fragment ModelFull on ExtractionModel {
  id
  name
  documentType
  layout
  version
  mappings {
    dataPointId
    dataPointName
    tableName
    valueType
    kind
    pattern
    prompt
    factor
    signHandling
    expectedSign
  }
}` as TypedDocument<ExtractionModelQuery, ExtractionModelQueryVariables>;

export const TryExtractionModelDocument = `query TryExtractionModel($id: ID!, $documentId: ID!) {
  tryExtractionModel(id: $id, documentId: $documentId) {
    dataPointId
    dataPointName
    tableName
    page
    found
    value
    confidence
    status
  }
}` as TypedDocument<TryExtractionModelQuery, TryExtractionModelQueryVariables>;

export const ExtractionProviderDocument = `query ExtractionProvider {
  extractionProvider {
    host
    model
  }
}` as TypedDocument<ExtractionProviderQuery, ExtractionProviderQueryVariables>;

export const ExtractionRequestDocument = `query ExtractionRequest($id: ID!, $documentId: ID!) {
  extractionRequest(id: $id, documentId: $documentId) {
    provider {
      host
      model
    }
    instructions
    text
    isShortened
    bytes
  }
}` as TypedDocument<ExtractionRequestQuery, ExtractionRequestQueryVariables>;

export const TeachExtractionDocument = `query TeachExtraction($documentId: ID!, $page: Int!, $documentType: String!, $dataPointId: ID, $box: [Float!], $at: Int, $words: Int) {
  teachExtraction(
    documentId: $documentId
    page: $page
    documentType: $documentType
    dataPointId: $dataPointId
    box: $box
    at: $at
    words: $words
  ) {
    pointed
    box
    label
    side
    unit
    unitPlace
    dataPointId
    isExact
    mappings {
      dataPointId
      kind
      pattern
      prompt
      factor
      signHandling
      expectedSign
    }
    reads {
      page
      found
      value
      box
      status
    }
  }
}` as TypedDocument<TeachExtractionQuery, TeachExtractionQueryVariables>;

export const CreateExtractionModelDocument = `mutation CreateExtractionModel($input: ExtractionModelInput!) {
  createExtractionModel(input: $input) {
    id
  }
}` as TypedDocument<CreateExtractionModelMutation, CreateExtractionModelMutationVariables>;

export const ExtractionReplaysDocument = `query ExtractionReplays($modelId: ID!) {
  extractionReplays(modelId: $modelId) {
    ...ReplayFull
  }
}

fragment ReplayFull on ExtractionReplay {
  id
  isCurrent
  isOwn
  state
  done
  total
  isCapped
  requesterName
  requestedAt
  name
  documentType
  layout
  mappings {
    dataPointId
    dataPointName
    tableName
    valueType
    kind
    pattern
    prompt
    factor
    signHandling
    expectedSign
  }
  counts {
    same
    changed
    gained
    lost
  }
  documents {
    documentId
    name
    isSettled
    readBy
    isCompared
    fields {
      dataPointId
      name
      nameJp
      tableName
      valueType
      before {
        value
        page
        box
      }
      after {
        value
        page
        box
      }
      decided
      change
    }
  }
}` as TypedDocument<ExtractionReplaysQuery, ExtractionReplaysQueryVariables>;

export const ProposeExtractionModelDocument = `mutation ProposeExtractionModel($id: ID!, $version: Int!, $input: ExtractionModelInput!) {
  proposeExtractionModel(id: $id, version: $version, input: $input) {
    id
  }
}` as TypedDocument<ProposeExtractionModelMutation, ProposeExtractionModelMutationVariables>;

export const AcceptExtractionReplayDocument = `mutation AcceptExtractionReplay($id: ID!, $rereads: Boolean!) {
  acceptExtractionReplay(id: $id, rereads: $rereads) {
    id
    version
  }
}` as TypedDocument<AcceptExtractionReplayMutation, AcceptExtractionReplayMutationVariables>;

export const DiscardExtractionReplayDocument = `mutation DiscardExtractionReplay($id: ID!) {
  discardExtractionReplay(id: $id)
}` as TypedDocument<DiscardExtractionReplayMutation, DiscardExtractionReplayMutationVariables>;

export const DeleteExtractionModelDocument = `mutation DeleteExtractionModel($id: ID!, $version: Int!) {
  deleteExtractionModel(id: $id, version: $version)
}` as TypedDocument<DeleteExtractionModelMutation, DeleteExtractionModelMutationVariables>;

export const DocumentContentsDocument = `query DocumentContents($documentId: ID!) {
  documentContents(documentId: $documentId) {
    ...ContentsFull
  }
  documentFlows(documentId: $documentId) {
    flows {
      page
      text
      type
      amount
      box
    }
    conflicts {
      page
      text
      types
    }
  }
}

fragment ContentsFull on DocumentContents {
  documentId
  version
  isInScope
  isReading
  revision {
    replacesId
    replacesName
    replacedById
    replacedByName
    changes {
      name
      before
      after
    }
    offers {
      documentId
      name
      createdAt
      same
      day
      amount
    }
  }
  statement {
    blocks {
      code
      about
    }
    proposedQuality
    proposedWords
    asOf
    currency
    nav
    standing {
      quality
      nav
      moved
      recordedAt
      sourceEn
      sourceJp
      documentId
    }
    earlierId
    earlierName
    changes {
      name
      before
      after
    }
    made {
      fundId
      asOf
      quality
      nav
      currency
      approvedByName
      approvedAt
      isValued
    }
  }
  approval {
    blocks {
      code
      about
    }
    needsConfirmation
    confirmedByName
    notices {
      side
      amount
      currency
      day
      status
      instructionId
      instructionRef
      approvedByName
      approvedAt
    }
  }
  values {
    dataPointId
    name
    nameJp
    tableName
    valueType
    breakdownType
    timeDimension
    page
    found
    value
    box
    confidence
    status
    decision
    decidedValue
    decidedByName
    version
  }
  checks {
    id
    outcome
    left
    right
  }
}` as TypedDocument<DocumentContentsQuery, DocumentContentsQueryVariables>;

export const DecideContentDataPointDocument = `mutation DecideContentDataPoint($documentId: ID!, $dataPointId: ID!, $tableName: String!, $page: Int!, $version: Int!, $value: String) {
  decideContentDataPoint(
    documentId: $documentId
    dataPointId: $dataPointId
    tableName: $tableName
    page: $page
    version: $version
    value: $value
  ) {
    ...ContentsFull
  }
}

fragment ContentsFull on DocumentContents {
  documentId
  version
  isInScope
  isReading
  revision {
    replacesId
    replacesName
    replacedById
    replacedByName
    changes {
      name
      before
      after
    }
    offers {
      documentId
      name
      createdAt
      same
      day
      amount
    }
  }
  statement {
    blocks {
      code
      about
    }
    proposedQuality
    proposedWords
    asOf
    currency
    nav
    standing {
      quality
      nav
      moved
      recordedAt
      sourceEn
      sourceJp
      documentId
    }
    earlierId
    earlierName
    changes {
      name
      before
      after
    }
    made {
      fundId
      asOf
      quality
      nav
      currency
      approvedByName
      approvedAt
      isValued
    }
  }
  approval {
    blocks {
      code
      about
    }
    needsConfirmation
    confirmedByName
    notices {
      side
      amount
      currency
      day
      status
      instructionId
      instructionRef
      approvedByName
      approvedAt
    }
  }
  values {
    dataPointId
    name
    nameJp
    tableName
    valueType
    breakdownType
    timeDimension
    page
    found
    value
    box
    confidence
    status
    decision
    decidedValue
    decidedByName
    version
  }
  checks {
    id
    outcome
    left
    right
  }
}` as TypedDocument<DecideContentDataPointMutation, DecideContentDataPointMutationVariables>;

export const ExtractDocumentAgainDocument = `mutation ExtractDocumentAgain($documentId: ID!) {
  extractDocumentAgain(documentId: $documentId)
}` as TypedDocument<ExtractDocumentAgainMutation, ExtractDocumentAgainMutationVariables>;

export const ApproveDocumentNoticeDocument = `mutation ApproveDocumentNotice($documentId: ID!, $version: Int!) {
  approveDocumentNotice(documentId: $documentId, version: $version) {
    ...ContentsFull
  }
}

fragment ContentsFull on DocumentContents {
  documentId
  version
  isInScope
  isReading
  revision {
    replacesId
    replacesName
    replacedById
    replacedByName
    changes {
      name
      before
      after
    }
    offers {
      documentId
      name
      createdAt
      same
      day
      amount
    }
  }
  statement {
    blocks {
      code
      about
    }
    proposedQuality
    proposedWords
    asOf
    currency
    nav
    standing {
      quality
      nav
      moved
      recordedAt
      sourceEn
      sourceJp
      documentId
    }
    earlierId
    earlierName
    changes {
      name
      before
      after
    }
    made {
      fundId
      asOf
      quality
      nav
      currency
      approvedByName
      approvedAt
      isValued
    }
  }
  approval {
    blocks {
      code
      about
    }
    needsConfirmation
    confirmedByName
    notices {
      side
      amount
      currency
      day
      status
      instructionId
      instructionRef
      approvedByName
      approvedAt
    }
  }
  values {
    dataPointId
    name
    nameJp
    tableName
    valueType
    breakdownType
    timeDimension
    page
    found
    value
    box
    confidence
    status
    decision
    decidedValue
    decidedByName
    version
  }
  checks {
    id
    outcome
    left
    right
  }
}` as TypedDocument<ApproveDocumentNoticeMutation, ApproveDocumentNoticeMutationVariables>;

export const ReplaceDocumentNoticeDocument = `mutation ReplaceDocumentNotice($documentId: ID!, $replacesId: ID, $version: Int!) {
  replaceDocumentNotice(
    documentId: $documentId
    replacesId: $replacesId
    version: $version
  ) {
    ...ContentsFull
  }
}

fragment ContentsFull on DocumentContents {
  documentId
  version
  isInScope
  isReading
  revision {
    replacesId
    replacesName
    replacedById
    replacedByName
    changes {
      name
      before
      after
    }
    offers {
      documentId
      name
      createdAt
      same
      day
      amount
    }
  }
  statement {
    blocks {
      code
      about
    }
    proposedQuality
    proposedWords
    asOf
    currency
    nav
    standing {
      quality
      nav
      moved
      recordedAt
      sourceEn
      sourceJp
      documentId
    }
    earlierId
    earlierName
    changes {
      name
      before
      after
    }
    made {
      fundId
      asOf
      quality
      nav
      currency
      approvedByName
      approvedAt
      isValued
    }
  }
  approval {
    blocks {
      code
      about
    }
    needsConfirmation
    confirmedByName
    notices {
      side
      amount
      currency
      day
      status
      instructionId
      instructionRef
      approvedByName
      approvedAt
    }
  }
  values {
    dataPointId
    name
    nameJp
    tableName
    valueType
    breakdownType
    timeDimension
    page
    found
    value
    box
    confidence
    status
    decision
    decidedValue
    decidedByName
    version
  }
  checks {
    id
    outcome
    left
    right
  }
}` as TypedDocument<ReplaceDocumentNoticeMutation, ReplaceDocumentNoticeMutationVariables>;

export const ConfirmNoticeBankDetailsDocument = `mutation ConfirmNoticeBankDetails($documentId: ID!) {
  confirmNoticeBankDetails(documentId: $documentId) {
    ...ContentsFull
  }
}

fragment ContentsFull on DocumentContents {
  documentId
  version
  isInScope
  isReading
  revision {
    replacesId
    replacesName
    replacedById
    replacedByName
    changes {
      name
      before
      after
    }
    offers {
      documentId
      name
      createdAt
      same
      day
      amount
    }
  }
  statement {
    blocks {
      code
      about
    }
    proposedQuality
    proposedWords
    asOf
    currency
    nav
    standing {
      quality
      nav
      moved
      recordedAt
      sourceEn
      sourceJp
      documentId
    }
    earlierId
    earlierName
    changes {
      name
      before
      after
    }
    made {
      fundId
      asOf
      quality
      nav
      currency
      approvedByName
      approvedAt
      isValued
    }
  }
  approval {
    blocks {
      code
      about
    }
    needsConfirmation
    confirmedByName
    notices {
      side
      amount
      currency
      day
      status
      instructionId
      instructionRef
      approvedByName
      approvedAt
    }
  }
  values {
    dataPointId
    name
    nameJp
    tableName
    valueType
    breakdownType
    timeDimension
    page
    found
    value
    box
    confidence
    status
    decision
    decidedValue
    decidedByName
    version
  }
  checks {
    id
    outcome
    left
    right
  }
}` as TypedDocument<ConfirmNoticeBankDetailsMutation, ConfirmNoticeBankDetailsMutationVariables>;

export const ApproveDocumentStatementDocument = `mutation ApproveDocumentStatement($documentId: ID!, $version: Int!, $quality: String!) {
  approveDocumentStatement(
    documentId: $documentId
    version: $version
    quality: $quality
  ) {
    ...ContentsFull
  }
}

fragment ContentsFull on DocumentContents {
  documentId
  version
  isInScope
  isReading
  revision {
    replacesId
    replacesName
    replacedById
    replacedByName
    changes {
      name
      before
      after
    }
    offers {
      documentId
      name
      createdAt
      same
      day
      amount
    }
  }
  statement {
    blocks {
      code
      about
    }
    proposedQuality
    proposedWords
    asOf
    currency
    nav
    standing {
      quality
      nav
      moved
      recordedAt
      sourceEn
      sourceJp
      documentId
    }
    earlierId
    earlierName
    changes {
      name
      before
      after
    }
    made {
      fundId
      asOf
      quality
      nav
      currency
      approvedByName
      approvedAt
      isValued
    }
  }
  approval {
    blocks {
      code
      about
    }
    needsConfirmation
    confirmedByName
    notices {
      side
      amount
      currency
      day
      status
      instructionId
      instructionRef
      approvedByName
      approvedAt
    }
  }
  values {
    dataPointId
    name
    nameJp
    tableName
    valueType
    breakdownType
    timeDimension
    page
    found
    value
    box
    confidence
    status
    decision
    decidedValue
    decidedByName
    version
  }
  checks {
    id
    outcome
    left
    right
  }
}` as TypedDocument<ApproveDocumentStatementMutation, ApproveDocumentStatementMutationVariables>;

export const WithdrawDocumentStatementDocument = `mutation WithdrawDocumentStatement($documentId: ID!, $version: Int!) {
  withdrawDocumentStatement(documentId: $documentId, version: $version) {
    ...ContentsFull
  }
}

fragment ContentsFull on DocumentContents {
  documentId
  version
  isInScope
  isReading
  revision {
    replacesId
    replacesName
    replacedById
    replacedByName
    changes {
      name
      before
      after
    }
    offers {
      documentId
      name
      createdAt
      same
      day
      amount
    }
  }
  statement {
    blocks {
      code
      about
    }
    proposedQuality
    proposedWords
    asOf
    currency
    nav
    standing {
      quality
      nav
      moved
      recordedAt
      sourceEn
      sourceJp
      documentId
    }
    earlierId
    earlierName
    changes {
      name
      before
      after
    }
    made {
      fundId
      asOf
      quality
      nav
      currency
      approvedByName
      approvedAt
      isValued
    }
  }
  approval {
    blocks {
      code
      about
    }
    needsConfirmation
    confirmedByName
    notices {
      side
      amount
      currency
      day
      status
      instructionId
      instructionRef
      approvedByName
      approvedAt
    }
  }
  values {
    dataPointId
    name
    nameJp
    tableName
    valueType
    breakdownType
    timeDimension
    page
    found
    value
    box
    confidence
    status
    decision
    decidedValue
    decidedByName
    version
  }
  checks {
    id
    outcome
    left
    right
  }
}` as TypedDocument<WithdrawDocumentStatementMutation, WithdrawDocumentStatementMutationVariables>;
