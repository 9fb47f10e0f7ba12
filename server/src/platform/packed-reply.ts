import { hash, randomInt } from 'node:crypto';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, createBrotliCompress, createGzip, gzip, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor, type Encoding } from './encodings';

/** Below this size compression gains little. */
const PACKED_FROM = 1_000;
/** Up to this size compressing takes hardly longer than handing the text to another thread and hearing back from it. */
const HERE_UP_TO = 24_000;
/** Above this size the reply is sent while it is being compressed. */
const STREAMED_FROM = 256_000;
const PIECE = 64_000;
/** High compression levels are slow and gain little. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };
const GZIP = { level: 5 };
const PADDING_MAX = 64;

/**
 * Sends JSON compressed, if the client accepts it. Only for replies that do not combine a secret with text a stranger may choose (decision
 * 0160); a header of random length also blurs their size. A client that names the reply it already has gets "not modified" if it is the
 * same.
 */
export async function sendPacked(request: FastifyRequest, reply: FastifyReply, value: unknown): Promise<FastifyReply> {
  const text = JSON.stringify(value);
  void reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('vary', 'accept-encoding, authorization, authorization-module');
  const tag = `W/"${hash('sha256', `${readerOf(request)}\n${text}`, 'base64url')}"`;
  void reply.header('etag', tag).header('cache-control', 'private, no-store');
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  const encoding = text.length < PACKED_FROM ? undefined : encodingFor(request.headers['accept-encoding']);
  if (!encoding) return reply.send(text);
  void reply.header('content-encoding', encoding).header('x-padding', 'x'.repeat(randomInt(1, PADDING_MAX)));
  return text.length < STREAMED_FROM ? reply.send(await packed(text, encoding)) : reply.send(streamed(text, encoding));
}

/** The tag depends on the reader, so that it reveals nothing about replies to others. */
function readerOf({ context: { actor } }: FastifyRequest): string {
  return actor ? `${actor.user.id} ${actor.organisation.id}` : '';
}

async function packed(text: string, encoding: Encoding): Promise<Buffer> {
  if (text.length <= HERE_UP_TO) return encoding === 'br' ? brotliCompressSync(text, BROTLI) : gzipSync(text, GZIP);
  return encoding === 'br' ? await promisify(brotliCompress)(text, BROTLI) : await promisify(gzip)(text, GZIP);
}

function streamed(text: string, encoding: Encoding): Readable {
  const bytes = Buffer.from(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / PIECE) }, (_, at) => bytes.subarray(at * PIECE, (at + 1) * PIECE));
  return Readable.from(pieces, { objectMode: false }).pipe(encoding === 'br' ? createBrotliCompress(BROTLI) : createGzip(GZIP));
}
