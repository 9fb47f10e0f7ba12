// The program of the process that reads PDFs, reads letters from their pictures and looks for people's patterns in them: one order at a time. It holds nothing between files, so it may
// be ended at any moment.
import type { ImageRefusal, PageText, ReadingRefusal } from '@hakaru/contract/document-reading';
import { matchPatterns, type PatternFound, type PatternOrder } from './match-patterns';
import { readPdf } from './read-pdf';
import { UnreadableDocument, UnreadableImage } from './refused';

export type Order = { id: number; bytes: Uint8Array } | { id: number; match: PatternOrder } | { id: number; scan: ScanOrder };
/** One page of a file, to be read from its picture. */
export type ScanOrder = { bytes: Uint8Array; page: number };
export type Reply =
  | { id: number; begun: true }
  | { id: number; page: PageText }
  | { id: number; found: PatternFound[] }
  | { id: number; done: true }
  | { id: number; refused: ReadingRefusal }
  | { id: number; unseen: ImageRefusal };

process.on('message', message => void obey(message as Order)); // only our parent speaks to us
process.on('disconnect', () => process.exit(0));
// The library drops promises about broken objects. Unheard they would end this process, and the file be refused as too large for its memory.
process.on('unhandledRejection', () => undefined);

async function obey(order: Order): Promise<void> {
  const { id } = order;
  sendReply({ id, begun: true });
  try {
    if ('match' in order) return sendReply({ id, found: matchPatterns(order.match) });
    if ('scan' in order) {
      // Its engine is loaded only where it is needed.
      const { readScan } = await import('./read-scan');
      await readScan(order.scan, page => sendReply({ id, page }));
    } else await readPdf(order.bytes, page => sendReply({ id, page }));
    sendReply({ id, done: true });
  } catch (error) {
    if (error instanceof UnreadableImage) return sendReply({ id, unseen: error.code });
    sendReply({ id, refused: error instanceof UnreadableDocument ? error.code : 'damaged' });
  }
}

function sendReply(reply: Reply): void {
  process.send?.(reply);
}
