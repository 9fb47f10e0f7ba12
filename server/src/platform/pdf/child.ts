// The program of the printing process: takes one document at a time and sends its bytes back. It holds nothing between documents, so it may
// be ended at any moment.
import type { Paper } from './paper';
import { printPaper } from './print-paper';

export type Order = { id: number; paper: Paper };
export type Reply = { id: number; bytes: Uint8Array } | { id: number; failed: string };

process.on('message', message => void obey(message as Order)); // only our parent speaks to us
process.on('disconnect', () => process.exit(0));

async function obey({ id, paper }: Order): Promise<void> {
  try {
    sendReply({ id, bytes: await printPaper(paper) });
  } catch (error) {
    sendReply({ id, failed: error instanceof Error ? (error.stack ?? error.message) : 'unknown' });
  }
}

function sendReply(reply: Reply): void {
  process.send?.(reply);
}
