// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type RiskCorrelationsQueryVariables = Exact<{
  assetId: string;
  asOf: string;
  known?: string | null | undefined;
  horizon: string;
}>;


export type RiskCorrelationsQuery = { riskCorrelations: Array<{ entityId: string, figures: Array<{ key: string, value: string | null, reason: string | null }> }> };

export type RiskReportQueryVariables = Exact<{
  assetId: string;
  asOf: string;
  known?: string | null | undefined;
  entityId?: string | null | undefined;
}>;


export type RiskReportQuery = { riskReport: { asOf: string, months: Array<string>, isModelled: boolean, isOwn: boolean, totalRisk: { key: string, value: string | null, reason: string | null }, activeRisk: { key: string, value: string | null, reason: string | null }, beta: { key: string, value: string | null, reason: string | null }, vendorBeta: { key: string, value: string | null, reason: string | null }, factorRisk: { key: string, value: string | null, reason: string | null }, specificRisk: { key: string, value: string | null, reason: string | null }, factorShare: { key: string, value: string | null, reason: string | null }, specificShare: { key: string, value: string | null, reason: string | null }, coverage: { key: string, value: string | null, reason: string | null }, undiversified: { key: string, value: string | null, reason: string | null }, factors: Array<{ code: string, exposure: { key: string, value: string | null, reason: string | null }, contribution: { key: string, value: string | null, reason: string | null } }>, contributors: Array<{ part: string, name: string, nameJp: string, weight: { key: string, value: string | null, reason: string | null }, benchmarkWeight: { key: string, value: string | null, reason: string | null }, contribution: { key: string, value: string | null, reason: string | null } }>, history: Array<{ asOf: string, totalRisk: { key: string, value: string | null, reason: string | null }, activeRisk: { key: string, value: string | null, reason: string | null }, beta: { key: string, value: string | null, reason: string | null } }> } };

export type RiskUploadsQueryVariables = Exact<{
  assetId: string;
}>;


export type RiskUploadsQuery = { riskUploads: Array<{ id: string, fileName: string, isRecorded: boolean, months: Array<string>, mandates: number, userName: string, uploadedAt: string, findings: Array<{ severity: string, code: string, sheet: string, cell: string | null, value: string }> }> };

export type RiskFigureFragment = { key: string, value: string | null, reason: string | null };

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
