import { randomUUID } from 'node:crypto';
import type { TestServer } from '#testing/test-server';

/** An import with a row in each of its tables, and imported data; all their text contains the canary. */
export async function plantImports(
  server: TestServer,
  { organisationId, canary, entity }: { organisationId: string; canary: string; entity: string },
): Promise<string[]> {
  const found = randomUUID();
  const corporation = randomUUID();
  const instruction = randomUUID();
  const security = randomUUID();
  const own = [organisationId, found, canary];
  await server.sql(
    `insert into import (organisation_id, id, owner_id, kinds, status, rows, warnings, user_id, user_name, reason, created_at, updated_at)
     values ($1, $2, $1, '{mandates}', 'warning', 1, 1, $2, $3, $3, now(), now())`,
    own,
  );
  await server.sql(
    `insert into import_file (organisation_id, import_id, file_no, name, key, bytes, sha256, user_name, created_at) values ($1, $2, 1, $3, $3, 1, $3, $3, now())`,
    own,
  );
  await server.sql(
    `insert into import_sheet (organisation_id, import_id, file_no, sheet_no, name, kind, header_row, columns) values ($1, $2, 1, 0, $3, 'mandates', 1, '{"code": 0}')`,
    own,
  );
  await server.sql(
    `insert into import_row (organisation_id, import_id, file_no, sheet_no, row_no, cells) values ($1, $2, 1, 0, 2, jsonb_build_object('code', $3::text))`,
    own,
  );
  await server.sql(
    `insert into import_finding (organisation_id, import_id, file_no, severity, code, sheet, row_no, cell, field, value) values ($1, $2, 1, 'warning', 'required', $3, 2, 'A2', 'code', $3)`,
    own,
  );
  await server.sql(
    `insert into import_step (organisation_id, import_id, status, user_name, at) values ($1, $2, 'warning', $3, now())`,
    own,
  );
  await server.sql(
    `insert into import_tolerance (organisation_id, code, entity_id, value, updated_at) values ($1, 'wrongUnit', $2, 0.1, now())`,
    [organisationId, entity],
  );
  await server.sql(`insert into corporation (organisation_id, id, ref, name_en, name_jp, type) values ($1, $2, $3, $3, $3, 'llc')`, [
    organisationId,
    corporation,
    canary,
  ]);
  await server.sql(
    `insert into instruction (organisation_id, id, ref, entity_id, category, type, trade_date, settlement_date, currency, amount, comment, created_by, updated_by)
     values ($1, $2, $3, $4, 'Fee', 'fee', '2026-10-01', '2026-10-02', 'JPY', 1, $3, $2, $2)`,
    [organisationId, instruction, canary, entity],
  );
  await plantBond(server, { organisationId, canary, security });
  return [found, corporation, instruction];
}

async function plantBond(
  server: TestServer,
  { organisationId, canary, security }: { organisationId: string; canary: string; security: string },
): Promise<void> {
  const source = randomUUID();
  await server.sql(`insert into source (organisation_id, id, kind, label_en, label_jp) values ($1, $2, 'import', $3, $3)`, [
    organisationId,
    source,
    canary,
  ]);
  await server.sql(`insert into security (organisation_id, id, ref) values ($1, $2, $3)`, [organisationId, security, `${canary}-B`]);
  await server.sql(
    `insert into fixed_income (organisation_id, security_id, as_of, duration, place, source_id) values ($1, $2, '2026-09-30', 1, $3, $4)`,
    [organisationId, security, canary, source],
  );
}
