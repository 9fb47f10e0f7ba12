import { randomUUID } from 'node:crypto';
import type { TestServer } from '#testing/test-server';

export type MonthFixture = { organisationId: string; canary: string; asset: string; entity: string; userId: string };

/** A package, its task, its report and its reader: one of each object that the month's screens could leak. */
export async function plantMonth(server: TestServer, { organisationId, canary, asset, entity, userId }: MonthFixture): Promise<string[]> {
  const pack = randomUUID();
  const assignment = randomUUID();
  const report = randomUUID();
  const run = randomUUID();
  const day = '2026-09-30';
  const content = JSON.stringify({
    asset: { id: asset, name: { en: canary, jp: canary }, currency: 'JPY' },
    asOf: day,
    knownAt: '2026-10-15T00:00:00Z',
    columns: [],
    lines: [],
  });
  const statements: [string, unknown[]][] = [
    [
      `insert into package (organisation_id, id, kind, type, name, description, datasets) values ($1, $2, 'account', 'monthlyReport', $3, $3, '{mandates}')`,
      [organisationId, pack, canary],
    ],
    [
      `insert into package_assignment (organisation_id, id, package_id, entity_id, reporting_start) values ($1, $2, $3, $4, '2020-04-30')`,
      [organisationId, assignment, pack, entity],
    ],
    [
      `insert into task_dataset (organisation_id, assignment_id, as_of, dataset, state, approvals, received_at, changed_at) values ($1, $2, $3, 'mandates', 'approved', 1, now(), now())`,
      [organisationId, assignment, day],
    ],
    [
      `insert into task_remark (organisation_id, assignment_id, as_of, kind, body, user_id, user_name, on_day, created_at) values ($1, $2, $3, 'return', $4, $5, $4, $3, now())`,
      [organisationId, assignment, day, canary, userId],
    ],
    [
      `insert into month_end_run (organisation_id, id, asset_id, as_of, kind, state, failure, requested_by, requested_in, requested_at) values ($1, $2, $3, $4, 'populate', 'done', $5, $6, $1, now())`,
      [organisationId, run, asset, day, canary, userId],
    ],
    [`insert into month_setting (organisation_id) values ($1)`, [organisationId]],
    [
      `insert into report (organisation_id, id, asset_id, entity_id, as_of, version, reason, content, sha256, known_at, published_at, published_by, publisher_name, publisher_organisation_id)
       values ($1, $2, $3, $4, $5, 1, $6, $7, repeat('0', 64), now(), now(), $8, $6, $1)`,
      [organisationId, report, asset, entity, day, canary, content, userId],
    ],
    [
      `insert into report_opening (organisation_id, report_id, user_id, user_name, user_organisation_id, first_at, last_at) values ($1, $2, $3, $4, $1, now(), now())`,
      [organisationId, report, userId, canary],
    ],
  ];
  for (const [text, values] of statements) await server.sql(text, values);
  return [pack, assignment, report, run];
}
