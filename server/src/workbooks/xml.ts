import { StringDecoder } from 'node:string_decoder';
import { SaxesParser } from 'saxes';
import { READER_LIMITS } from './limits';
import { Refused } from './refused';

export type Attributes = Readonly<Record<string, string>>;
export type XmlReader = {
  open?(name: string, attributes: Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
  /** True when the rest is not needed. */
  isDone?(): boolean;
};

/** Reads one part. Names are given without prefix, because programs choose their own; a document type is refused unread. */
export async function readXml(part: string, chunks: AsyncIterable<Buffer>, reader: XmlReader): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('error', () => {
    throw new Refused('damaged', { part });
  });
  parser.on('doctype', () => {
    throw new Refused('doctype', { part });
  });
  let depth = 0;
  parser.on('opentag', ({ name, attributes }) => {
    if (++depth > READER_LIMITS.depth) throw new Refused('damaged', { part });
    reader.open?.(localName(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth--;
    reader.close?.(localName(name));
  });
  parser.on('text', text => reader.text?.(text));
  parser.on('cdata', text => reader.text?.(text));
  const decoder = new StringDecoder('utf8');
  for await (const chunk of chunks) {
    parser.write(decoder.write(chunk));
    if (reader.isDone?.()) return;
  }
  parser.write(decoder.end());
  parser.close();
}

/** An attribute by its local name, because programs choose their own prefixes: `r:id` or `rel:id`. */
export function attributeOf(attributes: Attributes, name: string): string | undefined {
  const key = Object.keys(attributes).find(key => localName(key) === name);
  return key === undefined ? undefined : attributes[key];
}

function localName(name: string): string {
  const at = name.indexOf(':');
  return at < 0 ? name : name.slice(at + 1);
}
