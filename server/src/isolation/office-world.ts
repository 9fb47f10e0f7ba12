import { randomUUID } from 'node:crypto';
import type { TestServer } from '#testing/test-server';

/** What rules of several columns keep the filler from making up: a bank account with its codes, and a paper with its file. */
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
  return [account, article];
}
