import { languageOf, type Language } from '@hakaru/contract/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ANYONE } from '#platform/access';
import type { App, Context } from '#platform/context';
import { letterPage, listPage, OUTBOX_PATH } from './page';

/** Mails contain links that open accounts, so the page exists only in the local and dev environments. */
export function addOutboxRoutes(http: FastifyInstance, { settings }: App): void {
  if (settings.appEnv !== 'local' && settings.appEnv !== 'dev') return;
  http.get(OUTBOX_PATH, { config: { access: ANYONE } }, (request, reply) => list(request.context, request, reply));
  http.get(`${OUTBOX_PATH}/:file`, { config: { access: ANYONE } }, (request, reply) => letter(request.context, request, reply));
}

async function list({ app, request }: Context, { url }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const showing = { language: chosen(url) ?? request.language, publicUrl: app.settings.publicUrl };
  return asPage(reply, listPage(await app.mail.listOutbox(), app.settings.smtpUrl !== undefined, showing));
}

async function letter({ app, request }: Context, { url, params }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { file } = params as { file: string }; // declared in the path above
  const showing = { language: chosen(url) ?? request.language, publicUrl: app.settings.publicUrl };
  const found = (await app.mail.listOutbox()).find(one => one.file === file) ?? null;
  return asPage(reply.code(found ? 200 : 404), letterPage(found, showing));
}

function chosen(url: string): Language | null {
  const asked = new URL(url, 'http://localhost').searchParams.get('language');
  return asked ? languageOf(asked) : null;
}

function asPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
}
