import type { MasterFinding, MasterStep } from '@hakaru/contract/master-data';
import { USER_MANAGER } from '#platform/access';
import { signedIn } from '#platform/context';
import {
  CheckSeverityEnum,
  MasterEffectEnum,
  MasterFindingCodeEnum,
  MasterSheetEnum,
  MasterUploadStatusEnum,
} from '#platform/enumerations/imports';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import type { UploadRow } from './store';
import { applyMaster, countsOf, listUploads, withdrawMaster } from './uploads';

const FindingType = builder.objectRef<MasterFinding>('MasterFinding').implement({
  fields: t => ({
    severity: t.expose('severity', { type: CheckSeverityEnum }),
    code: t.expose('code', { type: MasterFindingCodeEnum }),
    sheet: t.exposeString('sheet'),
    cell: t.exposeString('cell', { nullable: true }),
    value: t.exposeString('value'),
    choices: t.string({ nullable: true, resolve: ({ choices }) => choices ?? null }),
  }),
});

const ChangeType = builder.objectRef<MasterStep['changes'][number]>('MasterChange').implement({
  fields: t => ({
    field: t.exposeString('field'),
    before: t.exposeString('before', { nullable: true }),
    after: t.exposeString('after', { nullable: true }),
  }),
});

const StepType = builder.objectRef<MasterStep>('MasterStep').implement({
  description: 'What applying does with a row of the workbook.',
  fields: t => ({
    sheet: t.expose('sheet', { type: MasterSheetEnum }),
    row: t.exposeInt('row'),
    key: t.exposeString('key'),
    effect: t.expose('effect', { type: MasterEffectEnum }),
    changes: t.expose('changes', { type: [ChangeType] }),
  }),
});

const UploadType = builder.objectRef<UploadRow>('MasterUpload').implement({
  description: 'A workbook of master data: what is wrong with it, and what applying it does or did.',
  fields: t => ({
    id: t.exposeID('id'),
    assetId: t.exposeID('assetId', { nullable: true }),
    fileName: t.exposeString('fileName'),
    status: t.expose('status', { type: MasterUploadStatusEnum }),
    created: t.int({ resolve: ({ steps }) => countsOf(steps).created }),
    changed: t.int({ resolve: ({ steps }) => countsOf(steps).changed }),
    unchanged: t.int({ resolve: ({ steps }) => countsOf(steps).unchanged }),
    findings: t.expose('findings', { type: [FindingType] }),
    steps: t.field({ type: [StepType], resolve: ({ steps }) => steps.filter(({ effect }) => effect !== 'unchanged') }),
    reason: t.exposeString('reason', { nullable: true }),
    userName: t.exposeString('userName'),
    uploadedAt: t.string({ resolve: ({ uploadedAt }) => uploadedAt.toISOString() }),
    decidedName: t.exposeString('decidedName', { nullable: true }),
    decidedAt: t.string({ nullable: true, resolve: ({ decidedAt }) => decidedAt?.toISOString() ?? null }),
    version: t.exposeInt('version'),
  }),
});

builder.queryField('masterUploads', t =>
  t.field({
    access: USER_MANAGER,
    type: [UploadType],
    description: 'Workbooks of master data of the sender’s organisation, newest first.',
    resolve: (_, __, ctx) => listUploads(signedIn(ctx)),
  }),
);

builder.mutationFields(t => {
  const args = { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) };
  return {
    applyMasterUpload: t.field({
      access: USER_MANAGER,
      type: UploadType,
      description: 'Does what the preview says, all of it or nothing.',
      args,
      resolve: (_, { id, version }, ctx) => applyMaster(signedIn(ctx), idOf(id), version),
    }),
    withdrawMasterUpload: t.field({
      access: USER_MANAGER,
      type: UploadType,
      args,
      resolve: (_, { id, version }, ctx) => withdrawMaster(signedIn(ctx), idOf(id), version),
    }),
  };
});
