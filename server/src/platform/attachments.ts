import multipart from '@fastify/multipart';
import { AppError, invalid } from '@hakaru/contract/errors';
import type { Language } from '@hakaru/contract/languages';
import { UPLOAD_BYTES } from '@hakaru/contract/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { SignedIn } from '#platform/context';
import type { StoredFile } from '#platform/files';

export type Attachment = { name: string; bytes: Buffer; type: string };
export type Upload = { name: string; bytes: Buffer };

const ROOM_FOR_TEXT = 10_000;
const MEGABYTE = 2 ** 20;

/** Registers routes that accept one file each, with some text fields. */
export function takeUploads(http: FastifyInstance, addRoutes: (scoped: FastifyInstance, bodyLimit: number) => void): void {
  http.register(async scoped => {
    await scoped.register(multipart, { limits: { fileSize: UPLOAD_BYTES + 1, files: 1, fields: 4, fieldSize: ROOM_FOR_TEXT, parts: 5 } });
    addRoutes(scoped, UPLOAD_BYTES + 2 * ROOM_FOR_TEXT);
  });
}

/** The file and text fields of a form. Empty text is left out; a file above the limit is refused. */
export async function readUpload(request: FastifyRequest): Promise<{ file: Upload; fields: Record<string, unknown> }> {
  if (!request.isMultipart()) throw new AppError('unsupported');
  const fields: Record<string, unknown> = {};
  let file: Upload | null = null;
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = part.value === '' ? undefined : part.value;
    else if (part.fieldname === 'file') file = { name: baseName(part.filename), bytes: await part.toBuffer() };
    else throw invalid(part.fieldname, 'unknownField');
  }
  if (!file) throw invalid('file', 'required');
  if (/\p{Cc}/u.test(file.name)) throw invalid('file', 'fileName');
  if (file.bytes.length > UPLOAD_BYTES) throw new AppError('tooLarge');
  return { file, fields };
}

/** `organisationId` is given when the file does not belong to the sender's organisation. */
type Keeping = { contentType?: string; organisationId?: string };

/** Stores a file for its organisation, if there is enough storage left. */
export async function keepUpload(
  ctx: SignedIn,
  { name, bytes }: Upload,
  { contentType = 'application/octet-stream', organisationId = ctx.actor.organisation.id }: Keeping = {},
): Promise<StoredFile> {
  const { rows } = await sql<{ stored: string }>`select stored_bytes(${organisationId}) as stored`.execute(ctx.db);
  if (Number(rows[0]?.stored) + bytes.length > ctx.app.settings.storageMegabytes * MEGABYTE) throw invalid('file', 'storageFull');
  return await ctx.app.files.put(bytes, { organisationId, contentType, name });
}

/** Uploaded and generated files are sent as attachments only, and are not cached on the way. */
export function sendAttachment(reply: FastifyReply, { bytes, ...file }: Attachment): FastifyReply {
  return attachmentHeaders(reply, file).send(bytes);
}

/** The same headers for content that is streamed. */
export function attachmentHeaders(reply: FastifyReply, { name, type }: Omit<Attachment, 'bytes'>): FastifyReply {
  const plain = name.replace(/[^\w.-]/g, '_');
  return reply
    .header('content-security-policy', 'sandbox')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`)
    .type(type);
}

/** The language in the query, or the user's own. */
export function languageAsked({ query, context }: FastifyRequest): Language {
  const { language } = query as { language?: string }; // text or undefined
  return language === 'en' || language === 'jp' ? language : context.request.language;
}

/** The last part of a path, with either kind of slash. */
const baseName = (name: string): string => (name.split(/[\\/]/).at(-1) ?? '').normalize('NFC');
