import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { AppError } from '@hakaru/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ANYONE } from './access';
import { encodingFor, type Encoding } from './encodings';
import { addCrawlerFiles, builtPageFor, fillMarks, isBuiltPage } from './public-pages';

type WebFile = { path: string; type: string };

/**
 * Serves the built web: its files by exact name, the public pages, and the app's page for any other address a user may type or reload. Only
 * names found in the folder are served, so no path can leave it.
 */
export function addWebFiles(http: FastifyInstance, folder: string): void {
  const find = createFinder(folder);
  const read = createReader();
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = pathOf(request);
    const page = isForPrograms(request) ? undefined : find(builtPageFor(request, path) ?? '');
    if (page) {
      const fill = (html: string) => fillMarks(html, request.context.app.settings);
      return await sendFile(request, reply, { file: page, caching: 'no-cache', read: (file, encoding) => read(file, encoding, fill) });
    }
    const file = (isBuiltPage(path) ? undefined : find(path)) ?? appFor(request, path, find);
    if (!file) throw new AppError('notFound');
    const caching = file.path.endsWith('.html') ? 'no-store' : isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
    return await sendFile(request, reply, { file, caching, read });
  };
  addCrawlerFiles(http);
  http.route({ method: ['GET', 'HEAD'], url: '/*', config: { access: ANYONE }, handler: answer });
}
/** Vite puts a hash of the content into these names, so their content never changes. */
const isHashed = (path: string): boolean => path.startsWith('/assets/');

const API = /^\/(api|graphql|tunnel|events)(\/|$)/;

function appFor(request: FastifyRequest, path: string, find: Finder): WebFile | undefined {
  const isForPeople = !API.test(path) && !isHashed(path) && /\btext\/html\b/.test(request.headers.accept ?? '');
  return isForPeople ? find('/index.html') : undefined;
}

/** Search engines and link previews often accept anything; programs ask for JSON. */
const isForPrograms = ({ headers }: FastifyRequest): boolean => /\bapplication\/json\b/.test(headers.accept ?? '');

function pathOf(request: FastifyRequest): string {
  try {
    return decodeURIComponent(request.url.split(/[?#]/)[0] ?? '');
  } catch {
    throw new AppError('notFound');
  }
}

const LOOK_AGAIN_MS = 1_000;

/** Names are cached; for a name not found the folder is read again, at most once a second, because it may have been built since. */
type Finder = (path: string) => WebFile | undefined;

function createFinder(folder: string): Finder {
  let files = readFolder(folder);
  let readAt = Date.now();
  return path => {
    const found = files.get(path);
    if (found && existsSync(found.path)) return found;
    if (Date.now() - readAt < LOOK_AGAIN_MS) return undefined;
    files = readFolder(folder);
    readAt = Date.now();
    return files.get(path);
  };
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

function readFolder(folder: string): Map<string, WebFile> {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && extname(entry.name) in TYPES)
    .map(entry => join(entry.parentPath, entry.name))
    .filter(path => !relative(folder, path).startsWith('.'));
  return new Map(names.map(path => [`/${relative(folder, path).split(sep).join('/')}`, { path, type: TYPES[extname(path)] ?? '' }]));
}

type Reader = (path: string, encoding: Encoding | undefined, fill?: (text: string) => string) => Promise<Buffer>;

/** Contents are compressed once and cached: the whole web is a few megabytes. A rebuilt file has another time and is read again. */
function createReader(): Reader {
  const kept = new Map<string, { builtAt: number; content: Promise<Buffer> }>();
  return (path, encoding, fill) => {
    const builtAt = statSync(path).mtimeMs;
    const key = `${encoding ?? ''} ${path}`;
    const known = kept.get(key);
    if (known?.builtAt === builtAt) return known.content;
    const content = fill ? filled(path, encoding, fill) : encoding ? packed(path, encoding) : readFile(path);
    kept.set(key, { builtAt, content });
    content.catch(() => kept.delete(key));
    return content;
  };
}

const SUFFIX = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>;

/** The file as compressed by the build, otherwise compressed here. */
async function packed(path: string, encoding: Encoding): Promise<Buffer> {
  if (existsSync(path + SUFFIX[encoding])) return await readFile(path + SUFFIX[encoding]);
  return await pack(await readFile(path), encoding);
}

async function filled(path: string, encoding: Encoding | undefined, fill: (text: string) => string): Promise<Buffer> {
  const content = Buffer.from(fill(await readFile(path, 'utf8')));
  return encoding ? await pack(content, encoding) : content;
}

async function pack(content: Buffer, encoding: Encoding): Promise<Buffer> {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
  return encoding === 'br' ? await promisify(brotliCompress)(content, quality) : await promisify(gzip)(content, { level: 9 });
}

type Sent = { file: WebFile; caching: string; read: Reader };

async function sendFile(request: FastifyRequest, reply: FastifyReply, { file, caching, read }: Sent): Promise<FastifyReply> {
  const encoding = /^(text|application|image\/svg)/.test(file.type) ? encodingFor(request.headers['accept-encoding']) : undefined;
  const content = await read(file.path, encoding);
  const vary = file.path.endsWith('.html') ? 'accept-encoding, accept-language' : 'accept-encoding';
  void reply.headers({ 'content-type': file.type, 'cache-control': caching, vary, 'content-length': content.length });
  if (encoding) void reply.header('content-encoding', encoding);
  return request.method === 'HEAD' ? reply.send() : reply.send(content);
}
