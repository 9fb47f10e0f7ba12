import type { Language } from '@hakaru/contract/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The language named in the address, or the sender's own. */
export function languageAsked({ query, context }: FastifyRequest): Language {
  const { language } = query as { language?: string }; // texts or nothing
  return language === 'en' || language === 'jp' ? language : context.request.language;
}

export function sendPdf(reply: FastifyReply, { name, bytes }: { name: string; bytes: Buffer }): FastifyReply {
  const plain = name.replace(/[^\w.-]/g, '_');
  return reply
    .header('content-security-policy', 'sandbox')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`)
    .type('application/pdf')
    .send(bytes);
}
