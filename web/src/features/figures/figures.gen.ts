// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** What a node of an asset’s tree is. */
export type EntityKind =
  | 'account'
  | 'benchmark'
  | 'custodial'
  | 'fund'
  | 'mandate';

/** What a node is in particular; gathering types hold no money of their own. */
export type EntityType =
  | 'bank'
  | 'clientPaidOut'
  | 'clientPrincipal'
  | 'composite'
  | 'container'
  | 'corporation'
  | 'firm'
  | 'fund'
  | 'fx'
  | 'investment'
  | 'mandate'
  | 'market'
  | 'mvWeightedAverage'
  | 'pme'
  | 'policyWeightedAverage'
  | 'portfolioCompany'
  | 'privateAsset'
  | 'property'
  | 'security'
  | 'spliced'
  | 'subMandate'
  | 'subtotal'
  | 'summary'
  | 'total'
  | 'trustee'
  | 'virtual';

/** Why a figure is missing. A missing figure is never shown as zero. */
export type FigureGap =
  | 'gap'
  | 'no_data'
  | 'no_root'
  | 'not_applicable'
  | 'risk_within_rounding'
  | 'too_few_months'
  | 'too_short'
  | 'total_loss'
  | 'zero_denominator';

/** Which entities of an asset become rows. */
export type GridRows =
  | 'accounts'
  | 'benchmarks'
  | 'classes'
  | 'mandates'
  | 'root'
  | 'subMandates';

/** What a figure measures. */
export type Measure =
  | 'activeCompanies'
  | 'activeEffect'
  | 'admissionInterest'
  | 'allocationCoefficient'
  | 'allocationEffect'
  | 'assumedMirr'
  | 'assumedReturn'
  | 'auditedShare'
  | 'averagePolicyWeight'
  | 'averageWeight'
  | 'band'
  | 'baselBridge'
  | 'baselCapital'
  | 'baselCoverage'
  | 'baselDerivatives'
  | 'baselExposure'
  | 'baselMissingCost'
  | 'baselRwa'
  | 'baselWeight'
  | 'benchmarkCorrelation'
  | 'benchmarkEffect'
  | 'benchmarkReturn'
  | 'beta'
  | 'bookDifference'
  | 'callProgress'
  | 'called'
  | 'commitment'
  | 'contribution'
  | 'cumulativeBenchmark'
  | 'cumulativeReturn'
  | 'currencyAllocation'
  | 'currencyBase'
  | 'currencyBenchmarkHedge'
  | 'currencyBenchmarkLocal'
  | 'currencyBenchmarkWeight'
  | 'currencyCash'
  | 'currencyCashMix'
  | 'currencyCoefficient'
  | 'currencyEffect'
  | 'currencyFactor'
  | 'currencyHedge'
  | 'currencyInteraction'
  | 'currencyLocal'
  | 'currencyMove'
  | 'currencyOther'
  | 'currencyPremium'
  | 'currencySelection'
  | 'currencySum'
  | 'currencyWeight'
  | 'deviation'
  | 'differenceShare'
  | 'directAlpha'
  | 'distributed'
  | 'downCapture'
  | 'downsideDeviation'
  | 'dpi'
  | 'drawdown'
  | 'estimatedShare'
  | 'excess'
  | 'excessCorrelation'
  | 'flow'
  | 'flowDifference'
  | 'forwardAmount'
  | 'forwardValue'
  | 'fundFlow'
  | 'geometricAllocation'
  | 'geometricBenchmark'
  | 'geometricManager'
  | 'geometricOther'
  | 'geometricSelection'
  | 'geometricTotal'
  | 'geometricWithin'
  | 'grossReturn'
  | 'hedgeCost'
  | 'hedgeExposure'
  | 'hedgeExposureBase'
  | 'hedgeGap'
  | 'hedgeNotional'
  | 'hedgeRatio'
  | 'hedgeValue'
  | 'hedgeWhatIf'
  | 'heldFund'
  | 'holdingAccrued'
  | 'holdingBook'
  | 'holdingChange'
  | 'holdingDifference'
  | 'holdingDuration'
  | 'holdingEffect'
  | 'holdingOther'
  | 'holdingPrice'
  | 'holdingRating'
  | 'holdingReturn'
  | 'holdingUnits'
  | 'holdingUnrealised'
  | 'holdingValue'
  | 'holdingWeight'
  | 'hypotheticalCorrelation'
  | 'hypotheticalDrawdown'
  | 'hypotheticalMonth'
  | 'hypotheticalReturn'
  | 'hypotheticalRisk'
  | 'informationRatio'
  | 'interactionEffect'
  | 'irrGross'
  | 'irrNet'
  | 'jensenAlpha'
  | 'ksPme'
  | 'likeContribution'
  | 'likeFlow'
  | 'likeOpening'
  | 'likeProfit'
  | 'likeReturn'
  | 'likeValue'
  | 'linkingCoefficient'
  | 'linkingFactor'
  | 'lnPme'
  | 'managementFee'
  | 'managerEffect'
  | 'mandateMixReturn'
  | 'marketValue'
  | 'maxDrawdown'
  | 'mixContribution'
  | 'mixRisk'
  | 'modelActiveRisk'
  | 'modelBenchmarkWeight'
  | 'modelBeta'
  | 'modelContribution'
  | 'modelCovariance'
  | 'modelCoverage'
  | 'modelExposure'
  | 'modelFactorContribution'
  | 'modelFactorRisk'
  | 'modelFactorShare'
  | 'modelFactorVariance'
  | 'modelLineRisk'
  | 'modelLoading'
  | 'modelSpecificRisk'
  | 'modelSpecificShare'
  | 'modelSpecificVariance'
  | 'modelTotalExposure'
  | 'modelTotalRisk'
  | 'modelUndiversified'
  | 'modelVendorBeta'
  | 'modelWeight'
  | 'modifiedPme'
  | 'multipliedAllocation'
  | 'multipliedAllocationCoefficient'
  | 'multipliedBenchmark'
  | 'multipliedCurrency'
  | 'multipliedHedging'
  | 'multipliedLocal'
  | 'multipliedMarket'
  | 'multipliedNotional'
  | 'multipliedOther'
  | 'multipliedOwn'
  | 'multipliedSelection'
  | 'multipliedSelectionCoefficient'
  | 'multipliedSum'
  | 'nav'
  | 'navAge'
  | 'navAgeAverage'
  | 'notionalAllocation'
  | 'notionalInteraction'
  | 'notionalOther'
  | 'notionalReturn'
  | 'notionalSelection'
  | 'openingNav'
  | 'otherEffect'
  | 'outsideBand'
  | 'overAssumed'
  | 'overPrior'
  | 'partContribution'
  | 'partWeight'
  | 'peerDownCapture'
  | 'peerDrawdown'
  | 'peerExcess'
  | 'peerInformationRatio'
  | 'peerReturn'
  | 'peerRisk'
  | 'peerTrackingError'
  | 'peerUpCapture'
  | 'periodCalls'
  | 'periodDistributions'
  | 'periodGain'
  | 'pme'
  | 'pmeReturn'
  | 'policyReturn'
  | 'policyWeight'
  | 'priorReturn'
  | 'profit'
  | 'rateEffect'
  | 'realizedCompanies'
  | 'recallable'
  | 'reinvested'
  | 'return'
  | 'rvpi'
  | 'selectionCoefficient'
  | 'selectionEffect'
  | 'selectionFund'
  | 'sharpe'
  | 'sortino'
  | 'splitCountry'
  | 'splitCurrency'
  | 'splitOther'
  | 'splitStock'
  | 'splitSum'
  | 'stressCoverage'
  | 'stressEffect'
  | 'stressFactorEffect'
  | 'stressReturn'
  | 'stressShock'
  | 'stressedDeviation'
  | 'stressedOutside'
  | 'stressedValue'
  | 'stressedWeight'
  | 'surpriseAllocation'
  | 'surpriseInteraction'
  | 'surpriseLocalMean'
  | 'surpriseManagement'
  | 'surpriseMean'
  | 'surpriseOther'
  | 'surprisePremium'
  | 'surprisePremiumMean'
  | 'surpriseSelection'
  | 'surpriseSum'
  | 'systematicRisk'
  | 'toBand'
  | 'toPolicy'
  | 'totalEffect'
  | 'trackingError'
  | 'treynor'
  | 'trusteeUnits'
  | 'trusteeValue'
  | 'tvpi'
  | 'unfunded'
  | 'unitsDifference'
  | 'upCapture'
  | 'valuatedShare'
  | 'valueAge'
  | 'volatility'
  | 'weight'
  | 'withinEffect';

/** Which part of the structure a change was about. */
export type StructureKind =
  | 'assumedRate'
  | 'benchmark'
  | 'class'
  | 'entity'
  | 'linking'
  | 'parts'
  | 'place'
  | 'policy'
  | 'terms';

/** What the number of a step is measured in. */
export type TraceUnit =
  | 'count'
  | 'days'
  | 'factor'
  | 'money'
  | 'rate'
  | 'text';

/** How sure a reported value is, strongest first: audited, valuated, estimated. */
export type ValuationQuality =
  | 'audited'
  | 'estimated'
  | 'valuated';

export type BookQueryVariables = Exact<{
  assetId: string;
  known?: string | null | undefined;
  asOf?: string | null | undefined;
}>;


export type BookQuery = { book: { assetId: string, clientRef: string, baseCurrency: string, known: string | null, isOwn: boolean, rootId: string | null, fiscal_year_start: number, monthEnds: Array<string>, reportedOnly: Array<string>, name: { en: string, jp: string }, client: { en: string, jp: string }, entities: Array<{ id: string, ref: string, kind: EntityKind, type: EntityType, shortName: string | null, currency: string, parentId: string | null, classId: string | null, benchmarkId: string | null, name: { en: string, jp: string }, mandate: { fiscal_year_start: number, feeBps: string | null, termsFromDay: string | null, isPrivate: boolean, style: string | null, openedDate: string, performanceInceptionDate: string | null, performanceClosedDate: string | null, terminationDate: string | null, custodianCode: string | null, manager: { en: string, jp: string } | null, trustee: { en: string, jp: string } | null } | null }>, classes: Array<{ id: string, ref: string, colour: number, entityId: string | null, name: { en: string, jp: string } }>, policies: Array<{ fromDay: string, weights: Array<{ classId: string, weightPercent: string, bandPercent: string }> }> } };

export type FigureGridQueryVariables = Exact<{
  assetId: string;
  asOf: string;
  known?: string | null | undefined;
  rows?: GridRows | null | undefined;
  entityIds?: Array<string> | string | null | undefined;
  columns: Array<string> | string;
}>;


export type FigureGridQuery = { figureGrid: Array<{ entityId: string, figures: Array<{ value: string | null, reason: FigureGap | null, quality: { have: number, of: number, weakest: ValuationQuality | null, audited: number, valuated: number, estimated: number, oldestDays: number, carried: number, missing: Array<string> } | null }> }> };

export type FigureSeriesQueryVariables = Exact<{
  assetId: string;
  entityId: string;
  known?: string | null | undefined;
  from: string;
  to: string;
  columns: Array<string> | string;
}>;


export type FigureSeriesQuery = { figureSeries: Array<{ asOf: string, figures: Array<{ value: string | null, reason: FigureGap | null, quality: { have: number, of: number, weakest: ValuationQuality | null, audited: number, valuated: number, estimated: number, oldestDays: number, carried: number, missing: Array<string> } | null }> }> };

export type FigureHistoryQueryVariables = Exact<{
  assetId: string;
  known?: string | null | undefined;
  from: string;
  to: string;
  rows?: GridRows | null | undefined;
  entityIds?: Array<string> | string | null | undefined;
  column: string;
}>;


export type FigureHistoryQuery = { figureHistory: Array<{ entityId: string, figures: Array<{ value: string | null, reason: FigureGap | null, quality: { have: number, of: number, weakest: ValuationQuality | null, audited: number, valuated: number, estimated: number, oldestDays: number, carried: number, missing: Array<string> } | null }> }> };

export type TraceQueryVariables = Exact<{
  assetId: string;
  key: string;
  known?: string | null | undefined;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type TraceQuery = { trace: { measure: Measure, horizon: string | null, asOf: string, method: string, figure: { key: string, value: string | null, reason: FigureGap | null, quality: { have: number, of: number, weakest: ValuationQuality | null, audited: number, valuated: number, estimated: number, oldestDays: number, carried: number, missing: Array<string> } | null }, entity: { id: string, ref: string, kind: EntityKind, type: EntityType, currency: string, name: { en: string, jp: string } }, part: { en: string, jp: string } | null, steps: Array<{ id: string, value: string | null, unit: TraceUnit, at: string | null }>, inputs: Array<{ measure: Measure, horizon: string | null, asOf: string, figure: { key: string, value: string | null, reason: FigureGap | null, quality: { have: number, of: number, weakest: ValuationQuality | null, audited: number, valuated: number, estimated: number, oldestDays: number, carried: number, missing: Array<string> } | null }, entity: { id: string, ref: string, name: { en: string, jp: string } }, part: { en: string, jp: string } | null }>, paginatorInfo: { currentPage: number, lastPage: number, perPage: number, total: number }, facts: Array<{ id: string, entityId: string | null, measure: string, asOf: string, value: string, quality: string, place: string | null, valuedOn: string | null, carriedFrom: string | null, carriedValue: string | null, carriedFlow: string | null, recordedAt: string | null, supersededAt: string | null, sourceKind: string, sourceEn: string, sourceJp: string, person: string | null, approvedBy: string | null, reason: string | null, importId: string | null, documentId: string | null, overrides: Array<{ cell: string, fileValue: string | null, usedValue: string, reason: string, userName: string, at: string }> }> } };

export type ChangesQueryVariables = Exact<{
  assetId: string;
  asOf: string;
  since: string;
  rows?: GridRows | null | undefined;
  entityIds?: Array<string> | string | null | undefined;
  columns: Array<string> | string;
}>;


export type ChangesQuery = { changes: Array<{ measure: Measure, horizon: string | null, change: string | null, entity: { id: string, name: { en: string, jp: string } }, before: { key: string, value: string | null, reason: FigureGap | null }, after: { key: string, value: string | null, reason: FigureGap | null }, effects: Array<{ effect: string | null, facts: number, previous: string | null, entity: { name: { en: string, jp: string } }, structure: { at: string, person: string | null, reason: string | null, kinds: Array<StructureKind>, fromDay: string | null } | null, fact: { id: string, measure: string, asOf: string, value: string, recordedAt: string | null, sourceEn: string, sourceJp: string, person: string | null, approvedBy: string | null } | null }> }> };

export type ShownTermsFragment = { style: string | null, openedDate: string, performanceInceptionDate: string | null, performanceClosedDate: string | null, terminationDate: string | null, custodianCode: string | null };

export const BookDocument = `query Book($assetId: ID!, $known: String, $asOf: String) {
  book(assetId: $assetId, known: $known) {
    assetId
    name {
      en
      jp
    }
    client {
      en
      jp
    }
    clientRef
    baseCurrency
    known
    isOwn
    rootId
    fiscal_year_start(asOf: $asOf)
    monthEnds
    reportedOnly
    entities {
      id
      ref
      kind
      type
      name {
        en
        jp
      }
      shortName
      currency
      parentId(asOf: $asOf)
      classId(asOf: $asOf)
      benchmarkId(asOf: $asOf)
      mandate {
        ...ShownTerms
        fiscal_year_start(asOf: $asOf)
        feeBps(asOf: $asOf)
        termsFromDay(asOf: $asOf)
        isPrivate
        manager {
          en
          jp
        }
        trustee {
          en
          jp
        }
      }
    }
    classes {
      id
      ref
      name {
        en
        jp
      }
      colour
      entityId
    }
    policies {
      fromDay
      weights {
        classId
        weightPercent
        bandPercent
      }
    }
  }
}

fragment ShownTerms on MandateTerms {
  style
  openedDate
  performanceInceptionDate
  performanceClosedDate
  terminationDate
  custodianCode
}` as TypedDocument<BookQuery, BookQueryVariables>;

export const FigureGridDocument = `query FigureGrid($assetId: ID!, $asOf: String!, $known: String, $rows: GridRows, $entityIds: [ID!], $columns: [String!]!) {
  figureGrid(
    assetId: $assetId
    asOf: $asOf
    known: $known
    rows: $rows
    entityIds: $entityIds
    columns: $columns
  ) {
    entityId
    figures {
      value
      reason
      quality {
        have
        of
        weakest
        audited
        valuated
        estimated
        oldestDays
        carried
        missing
      }
    }
  }
}` as TypedDocument<FigureGridQuery, FigureGridQueryVariables>;

export const FigureSeriesDocument = `query FigureSeries($assetId: ID!, $entityId: ID!, $known: String, $from: String!, $to: String!, $columns: [String!]!) {
  figureSeries(
    assetId: $assetId
    entityId: $entityId
    known: $known
    from: $from
    to: $to
    columns: $columns
  ) {
    asOf
    figures {
      value
      reason
      quality {
        have
        of
        weakest
        audited
        valuated
        estimated
        oldestDays
        carried
        missing
      }
    }
  }
}` as TypedDocument<FigureSeriesQuery, FigureSeriesQueryVariables>;

export const FigureHistoryDocument = `query FigureHistory($assetId: ID!, $known: String, $from: String!, $to: String!, $rows: GridRows, $entityIds: [ID!], $column: String!) {
  figureHistory(
    assetId: $assetId
    known: $known
    from: $from
    to: $to
    rows: $rows
    entityIds: $entityIds
    column: $column
  ) {
    entityId
    figures {
      value
      reason
      quality {
        have
        of
        weakest
        audited
        valuated
        estimated
        oldestDays
        carried
        missing
      }
    }
  }
}` as TypedDocument<FigureHistoryQuery, FigureHistoryQueryVariables>;

export const TraceDocument = `query Trace($assetId: ID!, $key: String!, $known: String, $first: Int, $page: Int) {
  trace(assetId: $assetId, key: $key, known: $known, first: $first, page: $page) {
    figure {
      key
      value
      reason
      quality {
        have
        of
        weakest
        audited
        valuated
        estimated
        oldestDays
        carried
        missing
      }
    }
    entity {
      id
      ref
      kind
      type
      name {
        en
        jp
      }
      currency
    }
    part {
      en
      jp
    }
    measure
    horizon
    asOf
    method
    steps {
      id
      value
      unit
      at
    }
    inputs {
      figure {
        key
        value
        reason
        quality {
          have
          of
          weakest
          audited
          valuated
          estimated
          oldestDays
          carried
          missing
        }
      }
      entity {
        id
        ref
        name {
          en
          jp
        }
      }
      part {
        en
        jp
      }
      measure
      horizon
      asOf
    }
    paginatorInfo {
      currentPage
      lastPage
      perPage
      total
    }
    facts {
      id
      entityId
      measure
      asOf
      value
      quality
      place
      valuedOn
      carriedFrom
      carriedValue
      carriedFlow
      recordedAt
      supersededAt
      sourceKind
      sourceEn
      sourceJp
      person
      approvedBy
      reason
      importId
      documentId
      overrides {
        cell
        fileValue
        usedValue
        reason
        userName
        at
      }
    }
  }
}` as TypedDocument<TraceQuery, TraceQueryVariables>;

export const ChangesDocument = `query Changes($assetId: ID!, $asOf: String!, $since: String!, $rows: GridRows, $entityIds: [ID!], $columns: [String!]!) {
  changes(
    assetId: $assetId
    asOf: $asOf
    since: $since
    rows: $rows
    entityIds: $entityIds
    columns: $columns
  ) {
    entity {
      id
      name {
        en
        jp
      }
    }
    measure
    horizon
    before {
      key
      value
      reason
    }
    after {
      key
      value
      reason
    }
    change
    effects {
      effect
      facts
      previous
      entity {
        name {
          en
          jp
        }
      }
      structure {
        at
        person
        reason
        kinds
        fromDay
      }
      fact {
        id
        measure
        asOf
        value
        recordedAt
        sourceEn
        sourceJp
        person
        approvedBy
      }
    }
  }
}` as TypedDocument<ChangesQuery, ChangesQueryVariables>;
