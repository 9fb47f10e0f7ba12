import { randomUUID } from 'node:crypto';
import type { TestServer } from '#testing/test-server';

/**
 * Rows that the filler cannot make up because of rules over several columns: a bank account with its codes, a company's books, and a paper
 * with its file.
 */
export async function plantOffice(
  server: TestServer,
  { organisationId, canary }: { organisationId: string; canary: string },
): Promise<string[]> {
  const account = randomUUID();
  const article = randomUUID();
  await server.sql(
    `insert into bank_account (organisation_id, id, bank_code, branch_code, type, number, holder, holder_kana)
     values ($1, $2, '9901', '001', 'ordinary', '1234567', $3, $3)`,
    [organisationId, account, canary],
  );
  await server.sql(
    `insert into research_article (organisation_id, id, title_en, title_jp, summary_en, body_en, audience, publisher_en, publisher_jp, author_name, published_at)
     values ($1, $2, $3, $3, $3, $3, 'chosen', $3, $3, $3, now())`,
    [organisationId, article, canary],
  );
  await server.sql(`insert into research_reader (organisation_id, article_id, reader_id) values ($1, $2, $1)`, [organisationId, article]);
  const pack = await plantPack(server, { organisationId, canary });
  return [account, article, pack, ...(await plantCompany(server, { organisationId, canary, account }))];
}

/** A committee pack and a template, which name their sections. */
async function plantPack(server: TestServer, { organisationId, canary }: { organisationId: string; canary: string }): Promise<string> {
  const pack = randomUUID();
  await server.sql(
    `insert into committee_pack_template (organisation_id, name, title_en, title_jp, subtitle_en, subtitle_jp, language, sections, user_name)
     values ($1, $2, $2, $2, $2, $2, 'both', '{overview}', $2)`,
    [organisationId, canary],
  );
  await server.sql(
    `insert into committee_pack (organisation_id, id, asset_id, asset_en, asset_jp, report_id, as_of, report_version, title_en, title_jp, subtitle_en,
       subtitle_jp, language, sections, requested_by, requester_name, requested_at)
     values ($1, $2, gen_random_uuid(), $3, $3, gen_random_uuid(), '2026-09-30', 1, $3, $3, $3, $3, 'both', '{overview}', gen_random_uuid(), $3, now())`,
    [organisationId, pack, canary],
  );
  await server.sql(
    `insert into committee_pack_file (organisation_id, pack_id, format, language, file_key, file_name, bytes) values ($1, $2, 'pdf', 'jp', $3, $3, 1)`,
    [organisationId, pack, canary],
  );
  return pack;
}

/** A company with an entry and a line of its bank statement. An entry and its lines must be inserted by one statement. */
async function plantCompany(
  server: TestServer,
  { organisationId, canary, account }: { organisationId: string; canary: string; account: string },
): Promise<string[]> {
  const spc = randomUUID();
  const entry = randomUUID();
  const statement = randomUUID();
  const line = randomUUID();
  await server.sql(
    `insert into spc (organisation_id, id, code, name, name_en, kana, form, scheme, fiscal_month, assignee)
     values ($1, $2, 'PROBE', $3, $3, $3, 'gk', 'gkTk', 3, $3)`,
    [organisationId, spc, canary],
  );
  await server.sql(`insert into spc_book (organisation_id, spc_id, book) values ($1, $2, 'operator')`, [organisationId, spc]);
  await server.sql(
    `insert into spc_account (organisation_id, spc_id, book, code, name_en, name_jp, type)
     values ($1, $2, 'operator', '111', $3, $3, 'asset'), ($1, $2, 'operator', '311', $3, $3, 'equity')`,
    [organisationId, spc, canary],
  );
  await server.sql(
    `insert into spc_bank_account (organisation_id, bank_account_id, spc_id, book, account_code) values ($1, $2, $3, 'operator', '111')`,
    [organisationId, account, spc],
  );
  await server.sql(
    `with entry as (insert into spc_entry (organisation_id, id, spc_id, book, number, day, description, origin, user_name)
       values ($1, $2, $3, 'operator', 1, '2026-09-30', $4, 'manual', $4) returning id)
     insert into spc_line (organisation_id, spc_id, book, entry_id, line_no, account_code, debit, credit)
       select $1, $3, 'operator', entry.id, line.no, line.account, line.debit, line.credit
       from entry, (values (1, '111', 5, 0), (2, '311', 0, 5)) as line(no, account, debit, credit)`,
    [organisationId, entry, spc, canary],
  );
  await server.sql(
    `insert into spc_statement (organisation_id, id, bank_account_id, file_name, from_day, to_day, user_name)
     values ($1, $2, $3, $4, '2026-09-30', '2026-09-30', $4)`,
    [organisationId, statement, account, canary],
  );
  await server.sql(
    `insert into spc_statement_line (organisation_id, id, statement_id, bank_account_id, position, day, text, amount, balance)
     values ($1, $2, $3, $4, 1, '2026-09-30', $5, 5, 5)`,
    [organisationId, line, statement, account, canary],
  );
  await server.sql(
    `insert into spc_match_rule (organisation_id, spc_id, book, pattern, direction, account_code) values ($1, $2, 'operator', $3, 'in', '311')`,
    [organisationId, spc, canary],
  );
  return [spc, entry, statement, line, ...(await plantPayments(server, { organisationId, canary, account, spc }))];
}

async function plantPayments(
  server: TestServer,
  { organisationId, canary, account, spc }: { organisationId: string; canary: string; account: string; spc: string },
): Promise<string[]> {
  const id = randomUUID();
  const payment = randomUUID();
  await server.sql(
    `insert into spc_distribution (organisation_id, id, spc_id, bank_account_id, period_from, period_to, profit, payment_day, withholding_day, prepared_by, prepared_name)
     values ($1, $2, $3, $4, '2026-07-01', '2026-09-30', 5, '2026-10-30', '2026-11-10', $2, $5)`,
    [organisationId, id, spc, account, canary],
  );
  await server.sql(
    `insert into spc_distribution_share (organisation_id, distribution_id, position, name, percent, gross, withholding) values ($1, $2, 1, $3, 100, 5, 1)`,
    [organisationId, id, canary],
  );
  await server.sql(
    `insert into spc_payment (organisation_id, id, spc_id, book, bank_account_id, number, payee, payee_kana, bank_code, branch_code, account_type,
       account_number, amount, payment_day, account_code, invoice_no, requested_by, requested_name)
     values ($1, $2, $3, 'operator', $4, 1, $5, $5, '9901', '001', 'ordinary', '1234567', 5, '2026-10-30', '311', $5, $2, $5)`,
    [organisationId, payment, spc, account, canary],
  );
  return [id, payment];
}

/** A user's favourite mandate and a completed first task. */
export async function plantHabits(
  server: TestServer,
  { organisationId, userId, mandate }: { organisationId: string; userId: string; mandate: string },
): Promise<void> {
  await server.sql(
    `insert into favourite (organisation_id, user_id, at_organisation_id, kind, subject_id, position) values ($1, $2, $1, 'mandate', $3, 1)`,
    [organisationId, userId, mandate],
  );
  await server.sql(`insert into first_task (organisation_id, user_id, task, done_at) values ($1, $2, 'cell', now())`, [
    organisationId,
    userId,
  ]);
}
