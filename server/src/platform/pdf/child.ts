// The program of the printing process: takes one document at a time and returns its bytes. It keeps no state between documents, so it may
// be ended at any time.
import type { Paper } from './paper';
import { printPaper } from './print-paper';

export type Order = { id: number; paper: Paper };
export type Reply = { id: number; bytes: Uint8Array } | { id: number; failed: string };

process.on('message', message => void obey(message as Order)); // only the parent process sends messages
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
