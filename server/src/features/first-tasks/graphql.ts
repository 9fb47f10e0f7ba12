import { MEMBER } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { listDone } from './actions';

builder.queryField('firstTasksDone', t =>
  t.field({
    description: 'What the first day asks of newcomers and the sender has done, as the server has seen it.',
    type: ['String'],
    access: MEMBER,
    resolve: (_, __, ctx) => listDone(signedIn(ctx)),
  }),
);
