// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Whether a finding stops a file or only asks for a look. */
export type CheckSeverity =
  | 'error'
  | 'warning';

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

/** What is wrong with a file of factor data. */
export type RiskFindingCode =
  | 'columnMissing'
  | 'coverage'
  | 'factorCode'
  | 'inFuture'
  | 'negative'
  | 'noModel'
  | 'noSheet'
  | 'notMonthEnd'
  | 'notNumber'
  | 'notPositive'
  | 'notSquare'
  | 'notSymmetric'
  | 'otherFactors'
  | 'required'
  | 'twice'
  | 'unknownMandate'
  | 'weightSum';

export type RiskCorrelationsQueryVariables = Exact<{
  assetId: string;
  asOf: string;
  known?: string | null | undefined;
  horizon: string;
}>;


export type RiskCorrelationsQuery = { riskCorrelations: Array<{ entityId: string, figures: Array<{ key: string, value: string | null, reason: FigureGap | null }> }> };

export type RiskReportQueryVariables = Exact<{
  assetId: string;
  asOf: string;
  known?: string | null | undefined;
  entityId?: string | null | undefined;
}>;


export type RiskReportQuery = { riskReport: { asOf: string, months: Array<string>, isModelled: boolean, isOwn: boolean, totalRisk: { key: string, value: string | null, reason: FigureGap | null }, activeRisk: { key: string, value: string | null, reason: FigureGap | null }, beta: { key: string, value: string | null, reason: FigureGap | null }, vendorBeta: { key: string, value: string | null, reason: FigureGap | null }, factorRisk: { key: string, value: string | null, reason: FigureGap | null }, specificRisk: { key: string, value: string | null, reason: FigureGap | null }, factorShare: { key: string, value: string | null, reason: FigureGap | null }, specificShare: { key: string, value: string | null, reason: FigureGap | null }, coverage: { key: string, value: string | null, reason: FigureGap | null }, undiversified: { key: string, value: string | null, reason: FigureGap | null }, factors: Array<{ code: string, exposure: { key: string, value: string | null, reason: FigureGap | null }, contribution: { key: string, value: string | null, reason: FigureGap | null } }>, contributors: Array<{ part: string, name: string, nameJp: string, weight: { key: string, value: string | null, reason: FigureGap | null }, benchmarkWeight: { key: string, value: string | null, reason: FigureGap | null }, contribution: { key: string, value: string | null, reason: FigureGap | null } }>, history: Array<{ asOf: string, totalRisk: { key: string, value: string | null, reason: FigureGap | null }, activeRisk: { key: string, value: string | null, reason: FigureGap | null }, beta: { key: string, value: string | null, reason: FigureGap | null } }> } };

export type RiskUploadsQueryVariables = Exact<{
  assetId: string;
}>;


export type RiskUploadsQuery = { riskUploads: Array<{ id: string, fileName: string, isRecorded: boolean, months: Array<string>, mandates: number, userName: string, uploadedAt: string, findings: Array<{ severity: CheckSeverity, code: RiskFindingCode, sheet: string, cell: string | null, value: string }> }> };

export type RiskFigureFragment = { key: string, value: string | null, reason: FigureGap | null };

export const RiskCorrelationsDocument = `query RiskCorrelations($assetId: ID!, $asOf: String!, $known: String, $horizon: String!) {
  riskCorrelations(
    assetId: $assetId
    asOf: $asOf
    known: $known
    horizon: $horizon
  ) {
    entityId
    figures {
      ...RiskFigure
    }
  }
}

fragment RiskFigure on Figure {
  key
  value
  reason
}` as TypedDocument<RiskCorrelationsQuery, RiskCorrelationsQueryVariables>;

export const RiskReportDocument = `query RiskReport($assetId: ID!, $asOf: String!, $known: String, $entityId: ID) {
  riskReport(assetId: $assetId, asOf: $asOf, known: $known, entityId: $entityId) {
    asOf
    months
    isModelled
    isOwn
    totalRisk {
      ...RiskFigure
    }
    activeRisk {
      ...RiskFigure
    }
    beta {
      ...RiskFigure
    }
    vendorBeta {
      ...RiskFigure
    }
    factorRisk {
      ...RiskFigure
    }
    specificRisk {
      ...RiskFigure
    }
    factorShare {
      ...RiskFigure
    }
    specificShare {
      ...RiskFigure
    }
    coverage {
      ...RiskFigure
    }
    undiversified {
      ...RiskFigure
    }
    factors {
      code
      exposure {
        ...RiskFigure
      }
      contribution {
        ...RiskFigure
      }
    }
    contributors {
      part
      name
      nameJp
      weight {
        ...RiskFigure
      }
      benchmarkWeight {
        ...RiskFigure
      }
      contribution {
        ...RiskFigure
      }
    }
    history {
      asOf
      totalRisk {
        ...RiskFigure
      }
      activeRisk {
        ...RiskFigure
      }
      beta {
        ...RiskFigure
      }
    }
  }
}

fragment RiskFigure on Figure {
  key
  value
  reason
}` as TypedDocument<RiskReportQuery, RiskReportQueryVariables>;

export const RiskUploadsDocument = `query RiskUploads($assetId: ID!) {
  riskUploads(assetId: $assetId) {
    id
    fileName
    isRecorded
    months
    mandates
    userName
    uploadedAt
    findings {
      severity
      code
      sheet
      cell
      value
    }
  }
}` as TypedDocument<RiskUploadsQuery, RiskUploadsQueryVariables>;
