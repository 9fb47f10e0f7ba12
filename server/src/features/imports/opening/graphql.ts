import { MEMBER } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { Wording } from '#features/import-kinds/public';
import { openWindow, type Window, type WindowCell, type WindowRow } from './window';

const CellType = builder.objectRef<WindowCell>('ImportWindowCell').implement({
  fields: t => ({
    text: t.exposeString('text'),
    isNumber: t.exposeBoolean('isNumber'),
    severity: t.exposeString('severity', { nullable: true }),
    remark: t.field({ type: Wording, nullable: true, resolve: ({ remark }) => remark }),
  }),
});

const RowType = builder.objectRef<WindowRow>('ImportWindowRow').implement({
  fields: t => ({
    number: t.exposeInt('number'),
    isHeader: t.exposeBoolean('isHeader'),
    cells: t.field({ type: [CellType], resolve: ({ cells }) => cells }),
  }),
});

const WindowType = builder.objectRef<Window>('ImportWindow').implement({
  description: 'A stretch of a sheet as it was sent, around the cell a fact came from. Rows the reader may not see are left out.',
  fields: t => ({
    fileName: t.exposeString('fileName'),
    sheet: t.exposeString('sheet'),
    row: t.exposeInt('row'),
    column: t.exposeString('column', { nullable: true }),
    columns: t.exposeStringList('columns'),
    rows: t.field({ type: [RowType], resolve: ({ rows }) => rows }),
    withheld: t.exposeInt('withheld'),
    mayDownload: t.exposeBoolean('mayDownload'),
  }),
});

builder.queryField('importWindow', t =>
  t.field({
    access: MEMBER,
    type: WindowType,
    args: { id: t.arg.id({ required: true }), sheet: t.arg.string({ required: true }), cell: t.arg.string({ required: true }) },
    resolve: (_, { id, sheet, cell }, ctx) => openWindow(signedIn(ctx), { id: idOf(id), sheet, cell }),
  }),
);
