import multipart from '@fastify/multipart';
import { AppError } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { contactInput, issueInput, SCREENSHOT_BYTES, TUNNEL_BYTES } from '@hakaru/contract/issues';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ANYONE, SUPERUSER } from '#platform/access';
import { signedIn, type Context } from '#platform/context';
import { addRoute } from '#platform/http';
import { idOf } from '#platform/ids';
import { readScreenshot, reportIssue, takeContact, takeEnvelope } from './actions';

const ROOM_FOR_TEXT = 100_000;

export function addIssueRoutes(http: FastifyInstance): void {
  http.register(async scoped => {
    await scoped.register(multipart, { limits: { fileSize: SCREENSHOT_BYTES, files: 1, fields: 6, fieldSize: ROOM_FOR_TEXT, parts: 7 } });
    const bodyLimit = SCREENSHOT_BYTES + ROOM_FOR_TEXT;
    addRoute(scoped, { method: 'POST', path: '/issues', access: ANYONE, bodyLimit, handle: report });
  });
  addRoute(http, { method: 'GET', path: '/issues/:id/screenshot', access: SUPERUSER, handle: sendScreenshot });
  addContact(http);
  addTunnel(http);
}

/** The public form is sent as JSON by its script, and as a plain form where scripts do not run. */
function addContact(http: FastifyInstance): void {
  http.register(async scoped => {
    scoped.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: ROOM_FOR_TEXT }, (_, body, done) =>
      done(null, fieldsOf(String(body))),
    );
    addRoute(scoped, {
      method: 'POST',
      path: '/contact',
      access: ANYONE,
      handle: (ctx, request, reply) => (request.headers['content-type']?.startsWith(FORM) ? answerForm : answerScript)(ctx, request, reply),
    });
  });
}

const FORM = 'application/x-www-form-urlencoded';

/** Browsers send line breaks of a form as CRLF, but count them as one character. */
const fieldsOf = (body: string): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(body)].map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]));

async function answerScript(ctx: Context, { body }: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  await takeContact(ctx, parse(contactInput, body));
  return reply.code(201).send({ message: 'received' });
}

/** Redirects to the page, which has a message for each outcome. */
async function answerForm(ctx: Context, { body }: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  try {
    await takeContact(ctx, parse(contactInput, body));
    return reply.redirect('/contact#sent', 303);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return reply.redirect(error.refusal === 'tooMany' ? '/contact#later' : '/contact#failed', 303);
  }
}

/** Envelopes are lines of text; only this route accepts them. */
function addTunnel(http: FastifyInstance): void {
  http.register(async scoped => {
    const asText = { parseAs: 'string', bodyLimit: TUNNEL_BYTES } as const;
    scoped.removeAllContentTypeParsers();
    scoped.addContentTypeParser('*', asText, (_, body, done) => done(null, body));
    addRoute(scoped, {
      method: 'POST',
      path: '/tunnel/sentry',
      access: ANYONE,
      bodyLimit: TUNNEL_BYTES,
      handle: async (ctx, { body }, reply) => {
        await takeEnvelope(ctx, typeof body === 'string' ? body : '');
        return reply.code(204).send();
      },
    });
  });
}

async function report(ctx: Context, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { fields, screenshot } = request.isMultipart() ? await partsOf(request) : { fields: request.body, screenshot: null };
  const id = await reportIssue(ctx, parse(issueInput, fields), screenshot);
  return reply.code(201).send({ id, message: 'received' });
}

async function partsOf(request: FastifyRequest): Promise<{ fields: Record<string, unknown>; screenshot: Buffer | null }> {
  const fields: Record<string, unknown> = {};
  let screenshot: Buffer | null = null;
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
    else if (part.fieldname === 'screenshot') screenshot = await part.toBuffer();
    else throw new AppError('invalid', { [part.fieldname]: ['unknownField'] });
  }
  return { fields, screenshot: screenshot?.length ? screenshot : null };
}

/** Screenshots come from strangers: support gets them as a download only. */
async function sendScreenshot(ctx: Context, { params }: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { id } = params as { id: string }; // declared in the path above
  const { content, type } = await readScreenshot(signedIn(ctx), idOf(id));
  const extension = type === 'image/png' ? 'png' : 'jpg';
  return reply
    .header('content-security-policy', 'sandbox')
    .header('content-disposition', `attachment; filename="screenshot.${extension}"`)
    .type(type)
    .send(content);
}
