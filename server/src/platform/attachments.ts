import { AppError, invalid } from '@hakaru/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type Attachment = { name: string; bytes: Buffer; type: string };
export type Upload = { name: string; bytes: Buffer };

/** The one file of a form and the texts around it. The route has set the limits; a file above `most` is refused by name. */
export async function readUpload(request: FastifyRequest, most: number): Promise<{ file: Upload; fields: Record<string, unknown> }> {
  if (!request.isMultipart()) throw new AppError('unsupported');
  const fields: Record<string, unknown> = {};
  let file: Upload | null = null;
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = part.value === '' ? undefined : part.value;
    else if (part.fieldname === 'file') file = { name: baseName(part.filename), bytes: await part.toBuffer() };
    else throw invalid(part.fieldname, 'unknownField');
  }
  if (!file) throw invalid('file', 'required');
  if (file.bytes.length > most) throw new AppError('tooLarge');
  return { file, fields };
}

/** What people uploaded leaves as a file and as nothing else. */
export function sendAttachment(reply: FastifyReply, { name, bytes, type }: Attachment): FastifyReply {
  const plain = name.replace(/[^\w.-]/g, '_');
  return reply
    .header('content-security-policy', 'sandbox')
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`)
    .type(type)
    .send(bytes);
}

/** Only the last part of a path, whichever way it leans. */
const baseName = (name: string): string => (name.split(/[\\/]/).at(-1) ?? '').normalize('NFC');
