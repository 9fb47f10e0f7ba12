import { randomUUID } from 'node:crypto';
import { APPROVED_AT_ONCE_ROWS } from '#features/imports/approval-queue';
import { demoId } from '#features/demo/demo-id';

/** The first size that is approved by a job. */
export const LARGE = APPROVED_AT_ONCE_ROWS + 1;

const codeOf = (at: number): string => `LRG${String(at + 1).padStart(4, '0')}`;

type Statement = (text: string, values: unknown[]) => Promise<unknown>;

/** An asset with as many mandates as a large file has rows, all of one manager, none of whose months is confirmed. */
export async function plantLarge(
  run: Statement,
  {
    ownerId = demoId('HOSHI'),
    managerId = null,
    packageId = null,
  }: { ownerId?: string; managerId?: string | null; packageId?: string | null } = {},
): Promise<string> {
  const assetId = randomUUID();
  const of = [ownerId, assetId];
  await run(
    `insert into asset (organisation_id, id, ref, name_en, name_jp, type) values ($1, $2, 'LARGE', 'Large', '大口', 'portfolio')`,
    of,
  );
  await run(
    `insert into entity (organisation_id, asset_id, ref, kind, type, name_en, name_jp)
     select $1, $2, ref, 'mandate', 'mandate', ref, ref from unnest($3::text[]) ref`,
    [...of, Array.from({ length: LARGE }, (_, at) => codeOf(at))],
  );
  await run(`insert into mandate (organisation_id, entity_id, opened_date) select organisation_id, id, '2016-01-01' from entity where (organisation_id, asset_id) = ($1, $2) and kind = 'mandate'`, of); // oxfmt-ignore
  if (managerId)
    await run(
      `insert into access_grant (organisation_id, asset_id, entity_id, grantee_id, role, from_day)
       select organisation_id, asset_id, id, $3, 'manager', '2016-01-01' from entity where (organisation_id, asset_id) = ($1, $2) and kind = 'mandate'`,
      [...of, managerId],
    );
  if (packageId)
    await run(
      `insert into package_assignment (organisation_id, package_id, entity_id, reporting_start)
       select organisation_id, $3, id, '2016-01-31' from entity where (organisation_id, asset_id) = ($1, $2) and kind = 'mandate'`,
      [...of, packageId],
    );
  return assetId;
}

/** A month of all mandates, or of some; every month has other values, so that none looks like one sent before. */
export function monthOf(asOf: string, { mandates = LARGE, more = 0 } = {}): Buffer {
  const first = 1_000_000 + Number(asOf.slice(5, 7)) * 1_000 + more;
  const lines = Array.from({ length: mandates }, (_, at) => `${codeOf(at)},${asOf},${first + at}`);
  return Buffer.from(`Mandate Code,As-of Date,Market Value\n${lines.join('\n')}\n`);
}
