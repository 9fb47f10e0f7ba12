import { MEMBER, WRITER } from '#platform/access';
import { signedIn } from '#platform/context';
import { RunStateEnum } from '#platform/enumerations/imports';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { monthOf } from './actions';
import { publishOpening, readOpeningReports, type OpeningReports } from './opening';
import type { RunRow } from './opening-store';

const RunType = builder.objectRef<RunRow>('ReportRun').implement({
  description: 'The publishing of an opening history, in progress or done.',
  fields: t => ({
    id: t.exposeID('id'),
    asOf: t.exposeString('asOf', { description: 'The last month-end to publish.' }),
    state: t.expose('state', { type: RunStateEnum }),
    done: t.exposeInt('done', { description: 'How many months are published.' }),
    total: t.exposeInt('total', { description: 'How many months there are.' }),
    failure: t.exposeString('failure', { nullable: true, description: 'Why it ended early.' }),
  }),
});

const OpeningReportsType = builder.objectRef<OpeningReports>('OpeningReports').implement({
  description: 'Months populated as opening history whose reports are not published yet.',
  fields: t => ({
    months: t.exposeStringList('months', { description: 'The month-ends, oldest first.' }),
    run: t.field({ type: RunType, nullable: true, description: 'The newest run.', resolve: ({ run }) => run }),
  }),
});

builder.queryField('openingReports', t =>
  t.field({
    type: OpeningReportsType,
    nullable: true,
    access: MEMBER,
    description: 'What is left to publish of an asset’s opening history; null for who may not publish it.',
    args: { assetId: t.arg.id({ required: true }) },
    resolve: (_, { assetId }, ctx) => readOpeningReports(signedIn(ctx), idOf(assetId)),
  }),
);

builder.mutationField('publishOpeningHistory', t =>
  t.field({
    type: RunType,
    access: WRITER,
    description: 'Publishes the reports of an opening history up to a month, oldest first, in the background.',
    args: { assetId: t.arg.id({ required: true }), asOf: t.arg.string({ required: true }) },
    resolve: (_, { assetId, asOf }, ctx) => publishOpening(signedIn(ctx), { assetId: idOf(assetId), asOf: monthOf(asOf) }),
  }),
);
