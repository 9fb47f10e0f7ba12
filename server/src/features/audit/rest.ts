import type { FastifyInstance } from 'fastify';
import { USER_MANAGER } from '#platform/access';
import type { ChainedRow } from '#platform/audit';
import { signedIn } from '#platform/context';
import { addRoute } from '#platform/http';
import { readFeed } from './actions';

export function addAuditRoutes(http: FastifyInstance): void {
  addRoute(http, {
    method: 'GET',
    path: '/audit/feed',
    access: USER_MANAGER,
    handle: async (ctx, { query }, reply) => {
      const { rows, asOf } = await readFeed(signedIn(ctx), query as { after?: string; first?: string }); // strings or undefined; the action validates them
      reply.header('content-type', 'application/x-ndjson; charset=utf-8').header('cache-control', 'no-store');
      if (asOf) reply.header('hakaru-as-of', asOf.toISOString());
      return rows.map(row => `${JSON.stringify(lineOf(row))}\n`).join('');
    },
  });
}

/** One entry as docs/audit-feed.md describes it: fields may be added, but no field changes its meaning. */
const lineOf = ({ seq, hash, previous_hash: previous, originalUser, asRole, subjectId, token, ...row }: ChainedRow) => ({
  schema: 1,
  organisation: row.organisation,
  seq: Number(seq),
  at: row.at,
  action: row.action,
  subject: row.subject,
  subjectId,
  user: row.user,
  supportUser: originalUser,
  asRole,
  token: token ?? null,
  request: row.request,
  before: row.before,
  after: row.after,
  previousHash: previous.toString('hex'),
  hash: hash.toString('hex'),
});
