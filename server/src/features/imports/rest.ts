import { invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { importFields, refusalSentence } from '@hakaru/contract/imports';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MEMBER, SUPERUSER, WRITER } from '#platform/access';
import { languageAsked, readUpload, sendAttachment, takeUploads } from '#platform/attachments';
import { signedIn, type Context } from '#platform/context';
import { addRoute } from '#platform/http';
import { idOf } from '#platform/ids';
import { sentencesFor } from '#features/import-checks/public';
import { preflight, readImport, reimport } from './actions';
import { annotatedCopy, originalFile, templateFile } from './downloads';
import { checkName, receiveFile } from './receive';
import { uploadFile } from './uploads';

export function addImportRoutes(http: FastifyInstance): void {
  takeUploads(http, (scoped, bodyLimit) => {
    addRoute(scoped, { method: 'POST', path: '/imports', access: WRITER, bodyLimit, handle: upload });
    addRoute(scoped, { method: 'POST', path: '/imports/preflight', access: MEMBER, bodyLimit, packed: true, handle: check });
    addRoute(scoped, { method: 'POST', path: '/imports/:id/file', access: WRITER, bodyLimit, handle: correct });
  });
  addRoute(http, { method: 'GET', path: '/imports/:id', access: MEMBER, packed: true, handle: readProgress });
  addRoute(http, {
    method: 'GET',
    path: '/imports/:id/file',
    access: MEMBER,
    handle: async (ctx, request, reply) => sendAttachment(reply, await originalFile(signedIn(ctx), pathId(request))),
  });
  addRoute(http, {
    method: 'GET',
    path: '/imports/:id/annotated',
    access: MEMBER,
    handle: async (ctx, request, reply) =>
      sendAttachment(reply, await annotatedCopy(signedIn(ctx), pathId(request), languageAsked(request))),
  });
  addRoute(http, {
    method: 'GET',
    path: '/uploads/:id/file',
    access: SUPERUSER,
    handle: async (ctx, request, reply) => sendAttachment(reply, await uploadFile(signedIn(ctx), pathId(request))),
  });
  addRoute(http, { method: 'GET', path: '/imports/templates/:kind', access: MEMBER, handle: sendTemplate });
}

async function upload(ctx: Context, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { file, fields } = await readUpload(request);
  const key = request.headers['idempotency-key'];
  const receipt = await receiveFile({
    sender: signedIn(ctx),
    ...file,
    ...parse(importFields, fields),
    key: typeof key === 'string' ? key : null,
  });
  return reply.code(receipt.isKnown ? 200 : 201).send(receipt);
}

async function check(ctx: Context, request: FastifyRequest): Promise<unknown> {
  const { file, fields } = await readUpload(request);
  const { refusal, findings, ...rest } = await preflight(signedIn(ctx), file, parse(importFields, fields));
  const words = refusal && { code: refusal.code, en: refusalSentence(refusal, 'en'), jp: refusalSentence(refusal, 'jp') };
  return { ...rest, refusal: words, findings: findings.slice(0, 1_000).map(finding => ({ ...finding, ...sentencesFor(finding) })) };
}

async function correct(ctx: Context, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { file, fields } = await readUpload(request);
  const version = Number(fields['version']);
  if (!Number.isInteger(version)) throw invalid('version', 'required');
  checkName(file.name);
  const { id, status } = await reimport(signedIn(ctx), { id: pathId(request), version, file });
  return reply.code(202).send({ id, status });
}

async function readProgress(ctx: Context, request: FastifyRequest): Promise<unknown> {
  const found = await readImport(signedIn(ctx), pathId(request));
  const { id, status, kinds, rows, warnings, errors, refusal, ignored, fileName, asOf, version, isBeingApproved, approvalFailure } = found;
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
    isBeingApproved,
    approvalFailure,
    refusal: refusal && { code: refusal.code, message: refusalSentence(refusal, 'en') },
  };
}

async function sendTemplate(ctx: Context, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { kind } = request.params as { kind: string }; // declared in the path above
  const { ownerId } = request.query as { ownerId?: string }; // text or undefined; the action validates it
  return sendAttachment(
    reply,
    await templateFile(signedIn(ctx), { kind, ownerId: ownerId ? idOf(ownerId) : null, language: languageAsked(request) }),
  );
}

const pathId = ({ params }: FastifyRequest): string => idOf((params as { id: string }).id); // declared in the paths above
