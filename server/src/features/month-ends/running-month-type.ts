import { builder } from '#platform/graphql';
import type { RunningMonth } from './running-month';

export const RunningMonthType = builder.objectRef<RunningMonth>('RunningMonth').implement({
  description: 'How far the month in work has come: the next one to populate, or the newest when none is waiting.',
  fields: t => ({
    assetId: t.exposeID('assetId'),
    asOf: t.exposeString('asOf'),
    reports: t.exposeInt('reports'),
    received: t.exposeInt('received'),
    validated: t.exposeInt('validated'),
    late: t.exposeInt('late'),
    nextDue: t.exposeString('nextDue', { nullable: true }),
    isPopulated: t.exposeBoolean('isPopulated'),
    isPublished: t.exposeBoolean('isPublished'),
  }),
});
