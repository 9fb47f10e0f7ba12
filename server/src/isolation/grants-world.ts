import type { TestServer } from '#testing/test-server';
import type { Prober } from './prober';

type Grant = { role: string; whole: boolean; from: string; to: string | null };

/**
 * The grants of each of the three owners to the three organisations beside it: every role, for a mandate and for a whole asset, in force,
 * ended and not yet begun. The rounds of a probe then give each grantee every rank.
 */
const GRANTS: readonly (readonly Grant[])[] = [
  [
    { role: 'manager', whole: false, from: '2020-01-01', to: null },
    { role: 'consultant', whole: true, from: '2020-01-01', to: null },
    { role: 'trustee', whole: false, from: '2020-01-01', to: '2021-03-31' },
  ],
  [
    { role: 'subAdvisor', whole: false, from: '2020-01-01', to: null },
    { role: 'masterTrustee', whole: true, from: '2020-01-01', to: null },
    { role: 'custodian', whole: false, from: '2020-01-01', to: null },
  ],
  [
    { role: 'manager', whole: false, from: '2099-01-01', to: null },
    { role: 'investor', whole: true, from: '2020-01-01', to: null },
    { role: 'fundAdministrator', whole: false, from: '2020-01-01', to: null },
  ],
];

/** An owner and the three organisations beside it. */
const BLOCK = 4;

export async function grantAccess(server: TestServer, probers: readonly Prober[]): Promise<void> {
  for (const [block, grants] of GRANTS.entries())
    for (const [at, { role, whole, from, to }] of grants.entries()) {
      const owner = probers[block * BLOCK];
      const grantee = probers[block * BLOCK + at + 1];
      if (!owner || !grantee) throw new Error('There are fewer organisations than grants.');
      await server.sql(
        `insert into access_grant (organisation_id, asset_id, entity_id, grantee_id, role, from_day, to_day)
         select a.organisation_id, a.id, case when $4 then null else e.id end, $2, $3, $5::date, $6::date
         from asset a join entity e on (e.organisation_id, e.asset_id) = (a.organisation_id, a.id) and e.type = 'mandate'
         where a.organisation_id = $1 order by e.ref limit 1`,
        [owner.organisationId, grantee.organisationId, role, whole, from, to],
      );
      const hasBegun = from < '2099';
      // Before the grant begins, the grantee must see nothing of the owner.
      if (hasBegun) grantee.granted.push({ canary: owner.canary, organisationId: owner.organisationId, role, isInForce: to === null });
    }
}
