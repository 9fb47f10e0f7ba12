import { MEMBER } from '#platform/access';
import { FindingSeverityEnum, ImportKindEnum } from '#platform/enumerations/imports';
import { builder } from '#platform/graphql';
import { sentencesFor } from '#features/import-checks/public';
import { Wording } from '#features/import-kinds/public';
import type { Override } from './override-store';
import type { RowChange } from './review';
import type { KeptFinding, KeptRow, KeptSheet } from './staging-store';

export const Finding = builder.objectRef<KeptFinding>('ImportFinding').implement({
  fields: t => ({
    id: t.exposeID('id'),
    severity: t.expose('severity', { type: FindingSeverityEnum }),
    code: t.exposeString('code'),
    sheet: t.exposeString('sheet'),
    row: t.exposeInt('row', { nullable: true }),
    cell: t.exposeString('cell', { nullable: true }),
    field: t.exposeString('field', { nullable: true }),
    value: t.exposeString('value', { nullable: true }),
    previous: t.exposeString('previous', { nullable: true }),
    fix: t.exposeString('fix', { nullable: true }),
    what: t.field({ type: Wording, resolve: finding => sentencesFor(finding).what }),
    remedy: t.field({ type: Wording, resolve: finding => sentencesFor(finding).remedy }),
  }),
});

export const RowType = builder.objectRef<KeptRow>('ImportRow').implement({
  fields: t => ({
    sheet: t.exposeString('sheet'),
    row: t.exposeInt('row'),
    kind: t.field({ type: ImportKindEnum, resolve: ({ kind }) => kind }),
    values: t.field({ type: 'Json', resolve: ({ values }) => values }),
  }),
});

export const SheetType = builder.objectRef<KeptSheet>('ImportSheet').implement({
  fields: t => ({
    name: t.exposeString('name'),
    kind: t.field({ type: ImportKindEnum, resolve: ({ kind }) => kind }),
    headerRow: t.exposeInt('headerRow'),
    rows: t.exposeInt('rows'),
    columns: t.stringList({ resolve: ({ columns }) => Object.keys(columns) }),
  }),
});

export const OverrideType = builder.objectRef<Override>('ImportOverride').implement({
  fields: t => ({
    sheet: t.exposeString('sheet'),
    row: t.exposeInt('row'),
    cell: t.exposeString('cell'),
    field: t.exposeString('field'),
    fileValue: t.exposeString('fileValue', { nullable: true }),
    usedValue: t.exposeString('usedValue'),
    reason: t.exposeString('reason'),
    userName: t.exposeString('userName'),
    at: t.string({ resolve: ({ at }) => at.toISOString() }),
  }),
});

export const RowChangeType = builder.objectRef<RowChange>('ImportRowChange').implement({
  fields: t => ({
    kind: t.field({ type: ImportKindEnum, resolve: ({ kind }) => kind }),
    sheet: t.exposeString('sheet'),
    row: t.exposeInt('row'),
    key: t.exposeString('key'),
    field: t.exposeString('field', { nullable: true }),
    before: t.exposeString('before', { nullable: true }),
    after: t.exposeString('after', { nullable: true }),
  }),
});

builder.queryFields(t => ({
  importFilesMax: t.int({ access: MEMBER, resolve: (_, __, ctx) => ctx.app.settings.maxImportFiles }),
}));
