// The program of the process that reads PDFs, runs OCR on their pictures and matches users' patterns, one order at a time. It keeps no state
// between orders, so it may be killed at any moment.
import type { ImageRefusal, PageText, ReadingRefusal } from '@hakaru/contract/document-reading';
import { matchPatterns, type PatternFound, type PatternOrder } from './match-patterns';
import { readPdf } from './read-pdf';
import { UnreadableDocument, UnreadableImage } from './refused';

export type Order = { id: number; bytes: Uint8Array } | { id: number; match: PatternOrder } | { id: number; scan: ScanOrder };
/** A file and the number of the page to be read by OCR. */
export type ScanOrder = { bytes: Uint8Array; page: number };
export type Reply =
  | { id: number; begun: true }
  | { id: number; page: PageText }
  | { id: number; found: PatternFound[] }
  | { id: number; done: true }
  | { id: number; refused: ReadingRefusal }
  | { id: number; unseen: ImageRefusal };

process.on('message', message => void obey(message as Order)); // only our parent process can send messages
process.on('disconnect', () => process.exit(0));
// The library drops promises about broken objects. Unhandled they would end this process, and the file would be refused for memory.
process.on('unhandledRejection', () => undefined);

async function obey(order: Order): Promise<void> {
  const { id } = order;
  sendReply({ id, begun: true });
  try {
    if ('match' in order) return sendReply({ id, found: matchPatterns(order.match) });
    if ('scan' in order) {
      // Loads the OCR engine only when it is needed.
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
