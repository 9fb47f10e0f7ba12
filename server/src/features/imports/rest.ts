import multipart from '@fastify/multipart';
import type { Language } from '@hakaru/contract/languages';
import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { importFields, refusalSentence } from '@hakaru/contract/imports';
import { UPLOAD_BYTES } from '@hakaru/contract/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MEMBER, WRITER } from '#platform/access';
import { signedIn, type Context } from '#platform/context';
import { addRoute } from '#platform/http';
import { idOf } from '#platform/ids';
import { preflight, readImport, reimport, uploadImport, type Upload } from './actions';
import { annotatedCopy, originalFile, templateFile } from './downloads';
import { sentencesFor } from './sentences';

const ROOM_FOR_TEXT = 10_000;

export function addImportRoutes(http: FastifyInstance): void {
  http.register(async scoped => {
    await scoped.register(multipart, { limits: { fileSize: UPLOAD_BYTES + 1, files: 1, fields: 4, fieldSize: ROOM_FOR_TEXT, parts: 5 } });
    const bodyLimit = UPLOAD_BYTES + 2 * ROOM_FOR_TEXT;
    addRoute(scoped, { method: 'POST', path: '/imports', access: WRITER, bodyLimit, handle: upload });
    addRoute(scoped, { method: 'POST', path: '/imports/preflight', access: MEMBER, bodyLimit, handle: check });
    addRoute(scoped, { method: 'POST', path: '/imports/:id/file', access: WRITER, bodyLimit, handle: correct });
  });
  addRoute(http, { method: 'GET', path: '/imports/:id', access: MEMBER, handle: tell });
  addRoute(http, {
    method: 'GET',
    path: '/imports/:id/file',
    access: MEMBER,
    handle: async (ctx, request, reply) => send(reply, await originalFile(signedIn(ctx), pathId(request))),
  });
  addRoute(http, {
    method: 'GET',
    path: '/imports/:id/annotated',
    access: MEMBER,
    handle: async (ctx, request, reply) => send(reply, await annotatedCopy(signedIn(ctx), pathId(request), languageOf(request))),
  });
  addRoute(http, { method: 'GET', path: '/imports/templates/:kind', access: MEMBER, handle: sendTemplate });
}

async function upload(ctx: Context, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { file, fields } = await partsOf(request);
  const key = request.headers['idempotency-key'];
  const receipt = await uploadImport(signedIn(ctx), file, parse(importFields, fields), typeof key === 'string' ? key : null);
  return reply.code(receipt.isKnown ? 200 : 201).send(receipt);
}

async function check(ctx: Context, request: FastifyRequest): Promise<unknown> {
  const { file, fields } = await partsOf(request);
  const { refusal, findings, ...rest } = await preflight(signedIn(ctx), file, parse(importFields, fields));
  const words = refusal && { code: refusal.code, en: refusalSentence(refusal, 'en'), jp: refusalSentence(refusal, 'jp') };
  return { ...rest, refusal: words, findings: findings.slice(0, 1_000).map(finding => ({ ...finding, ...sentencesFor(finding) })) };
}

async function correct(ctx: Context, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { file, fields } = await partsOf(request);
  const version = Number(fields['version']);
  if (!Number.isInteger(version)) throw invalid('version', 'required');
  const { id, status } = await reimport(signedIn(ctx), { id: pathId(request), version, file });
  return reply.code(202).send({ id, status });
}

async function tell(ctx: Context, request: FastifyRequest): Promise<unknown> {
  const { id, status, kinds, rows, warnings, errors, refusal, ignored, fileName, asOf, version } = await readImport(
    signedIn(ctx),
    pathId(request),
  );
  return {
    id,
    status,
    kinds,
    rows,
    warnings,
    errors,
    ignored,
    fileName,
    asOf,
    version,
    refusal: refusal && { code: refusal.code, message: refusalSentence(refusal, 'en') },
  };
}

async function sendTemplate(ctx: Context, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { kind } = request.params as { kind: string }; // named in the path above
  const { ownerId } = request.query as { ownerId?: string }; // texts or nothing, judged by the action
  return send(reply, await templateFile(signedIn(ctx), { kind, ownerId: ownerId ? idOf(ownerId) : null, language: languageOf(request) }));
}

/** What people uploaded leaves as a file and as nothing else. */
function send(reply: FastifyReply, { name, bytes, type }: { name: string; bytes: Buffer; type: string }): FastifyReply {
  const plain = name.replace(/[^\w.-]/g, '_');
  return reply
    .header('content-security-policy', 'sandbox')
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`)
    .type(type)
    .send(bytes);
}

async function partsOf(request: FastifyRequest): Promise<{ file: Upload; fields: Record<string, unknown> }> {
  if (!request.isMultipart()) throw new AppError('unsupported');
  const fields: Record<string, unknown> = {};
  let file: Upload | null = null;
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = part.value === '' ? undefined : part.value;
    else if (part.fieldname === 'file') file = { name: baseName(part.filename), bytes: await part.toBuffer() };
    else throw invalid(part.fieldname, 'unknownField');
  }
  if (!file) throw invalid('file', 'required');
  if (file.bytes.length > UPLOAD_BYTES) throw new AppError('tooLarge');
  return { file, fields };
}

/** Only the last part of a path, whichever way it leans. */
const baseName = (name: string): string => (name.split(/[\\/]/).at(-1) ?? '').normalize('NFC');
const pathId = ({ params }: FastifyRequest): string => idOf((params as { id: string }).id); // named in the paths above
const languageOf = ({ query, context }: FastifyRequest): Language => {
  const { language } = query as { language?: string }; // texts or nothing
  return language === 'en' || language === 'jp' ? language : context.request.language;
};
