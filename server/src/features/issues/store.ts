import type { ContactInput, IssueInput } from '@hakaru/contract/issues';
import type { Context } from '#platform/context';
import { offsetOf, type Slice } from '#platform/paging';

export type IssueRow = {
  id: string;
  name: string;
  email: string;
  message: string;
  page: string | null;
  userId: string | null;
  organisationName: string | null;
  hasScreenshot: boolean;
  resolvedAt: Date | null;
  createdAt: Date;
};

export type Sender = { userId: string | null; organisationName: string | null };
export type Screenshot = { key: string; type: string };

export async function insertIssue({ db, app }: Context, input: IssueInput, sender: Sender, screenshot: Screenshot | null): Promise<string> {
  const { id } = await db
    .insertInto('issue_report')
    .values({
      name: input.name,
      email: input.email,
      message: input.message,
      page: input.page ?? null,
      user_id: sender.userId,
      organisation_name: sender.organisationName,
      screenshot_key: screenshot?.key ?? null,
      screenshot_type: screenshot?.type ?? null,
      created_at: app.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findIssues({ db }: Context, slice: Slice): Promise<{ data: IssueRow[]; total: number }> {
  const rows = await db
    .selectFrom('issue_report')
    .select(['id', 'name', 'email', 'message', 'page', 'user_id as userId', 'organisation_name as organisationName'])
    .select(['screenshot_key as key', 'resolved_at as resolvedAt', 'created_at as createdAt'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(slice.first)
    .offset(offsetOf(slice))
    .execute();
  const { total } = await db
    .selectFrom('issue_report')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return { data: rows.map(({ key, ...row }) => ({ ...row, hasScreenshot: key !== null })), total: Number(total) };
}

/** False when the report already has this state or does not exist; of two concurrent changes, one succeeds. */
export async function setResolved({ db, app }: Context, id: string, isResolved: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('issue_report')
    .set({ resolved_at: isResolved ? app.now() : null })
    .where('id', '=', id)
    .where('resolved_at', isResolved ? 'is' : 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function issueExists({ db }: Context, id: string): Promise<boolean> {
  return (await db.selectFrom('issue_report').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

export async function screenshotOf({ db }: Context, id: string): Promise<Screenshot | null> {
  const row = await db
    .selectFrom('issue_report')
    .select(['screenshot_key as key', 'screenshot_type as type'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.key && row.type ? { key: row.key, type: row.type } : null;
}

export async function insertContact({ db, app, request }: Context, input: ContactInput): Promise<void> {
  await db
    .insertInto('contact_request')
    .values({ ...input, language: request.language, created_at: app.now() })
    .execute();
}

export type ContactRow = { id: string; name: string; company: string; email: string; message: string; language: string; createdAt: Date };

export async function findContacts({ db }: Context, slice: Slice): Promise<{ data: ContactRow[]; total: number }> {
  const data = await db
    .selectFrom('contact_request')
    .select(['id', 'name', 'company', 'email', 'message', 'language', 'created_at as createdAt'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(slice.first)
    .offset(offsetOf(slice))
    .execute();
  const { total } = await db
    .selectFrom('contact_request')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return { data, total: Number(total) };
}

const KEPT_ENVELOPES = 1000;

/** Keeps the newest thousand: this is an inbox for support, not an archive. */
export async function insertEnvelope({ db, app }: Context, userId: string | null, body: string): Promise<void> {
  await db.insertInto('error_envelope').values({ user_id: userId, body, created_at: app.now() }).execute();
  await db
    .deleteFrom('error_envelope')
    .where('id', 'in', query => query.selectFrom('error_envelope').select('id').orderBy('created_at', 'desc').offset(KEPT_ENVELOPES))
    .execute();
}
