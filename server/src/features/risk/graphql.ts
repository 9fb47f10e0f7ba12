import { addOns } from '@hakaru/contract/add-ons';
import type { RiskFinding } from '@hakaru/contract/risk-uploads';
import type { ModelMeasure } from '@hakaru/contract/risk-measures';
import { FigureType, GridRowType } from '#features/figures/public';
import { MEMBER, type Access } from '#platform/access';
import { signedIn } from '#platform/context';
import { CheckSeverityEnum } from '#platform/enumerations/imports';
import { RiskFindingCodeEnum } from '#platform/enumerations/markets';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { correlations } from './actions';
import { joinFigures } from './figures';
import { readReport, type Contributor, type FigureOf, type RiskReport } from './report';
import type { UploadRow } from './store';
import { listUploads } from './uploads';

joinFigures();

const READER: Access = { ...MEMBER, gate: addOns.risk.gate };

type Row = { figureOf: FigureOf };
const figureField = (measure: ModelMeasure) => ({ type: FigureType, resolve: ({ figureOf }: Row) => figureOf(measure) });

const FactorType = builder.objectRef<RiskReport['factors'][number]>('RiskFactor').implement({
  fields: t => ({
    code: t.exposeString('code'),
    exposure: t.field(figureField('modelExposure')),
    contribution: t.field(figureField('modelFactorContribution')),
  }),
});

const ContributorType = builder.objectRef<Contributor>('RiskContributor').implement({
  description: 'A security of a mandate, or a mandate of the whole.',
  fields: t => ({
    part: t.exposeString('part'),
    name: t.string({ resolve: ({ name }) => name.en }),
    nameJp: t.string({ resolve: ({ name }) => name.jp }),
    weight: t.field(figureField('modelWeight')),
    benchmarkWeight: t.field(figureField('modelBenchmarkWeight')),
    contribution: t.field(figureField('modelContribution')),
  }),
});

const MonthType = builder.objectRef<RiskReport['history'][number]>('RiskMonth').implement({
  fields: t => ({
    asOf: t.exposeString('asOf'),
    totalRisk: t.field(figureField('modelTotalRisk')),
    activeRisk: t.field(figureField('modelActiveRisk')),
    beta: t.field(figureField('modelBeta')),
  }),
});

const ReportType = builder.objectRef<RiskReport>('RiskReport').implement({
  description: 'Factor risk by a vendor’s data on a month-end; without it, only the months it is there for.',
  fields: t => ({
    asOf: t.exposeString('asOf'),
    months: t.exposeStringList('months'),
    isModelled: t.exposeBoolean('isModelled'),
    isOwn: t.exposeBoolean('isOwn'),
    totalRisk: t.field(figureField('modelTotalRisk')),
    activeRisk: t.field(figureField('modelActiveRisk')),
    beta: t.field(figureField('modelBeta')),
    vendorBeta: t.field(figureField('modelVendorBeta')),
    factorRisk: t.field(figureField('modelFactorRisk')),
    specificRisk: t.field(figureField('modelSpecificRisk')),
    factorShare: t.field(figureField('modelFactorShare')),
    specificShare: t.field(figureField('modelSpecificShare')),
    coverage: t.field(figureField('modelCoverage')),
    undiversified: t.field(figureField('modelUndiversified')),
    factors: t.expose('factors', { type: [FactorType] }),
    contributors: t.expose('contributors', { type: [ContributorType] }),
    history: t.expose('history', { type: [MonthType] }),
  }),
});

const FindingType = builder.objectRef<RiskFinding>('RiskFinding').implement({
  fields: t => ({
    severity: t.expose('severity', { type: CheckSeverityEnum }),
    code: t.expose('code', { type: RiskFindingCodeEnum }),
    sheet: t.exposeString('sheet'),
    cell: t.exposeString('cell', { nullable: true }),
    value: t.exposeString('value'),
  }),
});

const UploadType = builder.objectRef<UploadRow>('RiskUpload').implement({
  fields: t => ({
    id: t.exposeID('id'),
    fileName: t.exposeString('fileName'),
    isRecorded: t.exposeBoolean('isRecorded'),
    months: t.exposeStringList('months'),
    mandates: t.exposeInt('mandates'),
    findings: t.expose('findings', { type: [FindingType] }),
    userName: t.exposeString('userName'),
    uploadedAt: t.string({ resolve: ({ uploadedAt }) => uploadedAt.toISOString() }),
  }),
});

builder.queryFields(t => {
  const place = { assetId: t.arg.id({ required: true }), asOf: t.arg.string({ required: true }), known: t.arg.string() };
  return {
    riskCorrelations: t.field({
      access: READER,
      type: [GridRowType],
      description: 'Correlations of the excess returns of mandates: one row a mandate, figures in the order of the rows.',
      args: { ...place, horizon: t.arg.string({ required: true }) },
      resolve: (_, args, ctx) => correlations(signedIn(ctx), args),
    }),
    riskReport: t.field({
      access: READER,
      type: ReportType,
      args: { ...place, entityId: t.arg.id() },
      resolve: (_, { entityId, ...args }, ctx) => readReport(signedIn(ctx), { ...args, entityId: entityId ? idOf(entityId) : null }),
    }),
    riskUploads: t.field({
      access: READER,
      type: [UploadType],
      args: { assetId: t.arg.id({ required: true }) },
      resolve: (_, { assetId }, ctx) => listUploads(signedIn(ctx), idOf(assetId)),
    }),
  };
});
