// The program of the reading process: takes one file at a time and returns its rows, or one message and returns what it carries. It keeps no state between files, so it may be ended at
// any time.
import type { FileRefusal } from '@hakaru/contract/imports';
import { annotateWorkbook, type Annotation } from './annotate/annotate';
import { readHead, readReports, type Attachment, type MailHead } from './mail/read-mail';
import { readFile } from './read-file';
import { Refused } from './refused';
import type { Row, SheetFacts } from './table';

/** The messages to and from the reading process. Rows are sent as one text, because many small objects cost far more. */
/** What is asked of a message: its headers, or the reports attached to it, at most one more than this number. */
export type MailOrder = 'head' | { reports: number };
export type Order = { id: number; name: string; bytes: Uint8Array; annotation?: Annotation; mail?: MailOrder };
export type Reply =
  | { id: number; begun: true }
  | { id: number; rows: string }
  | { id: number; sheet: SheetFacts }
  | { id: number; done: true }
  | { id: number; copy: Uint8Array }
  | { id: number; head: MailHead }
  | { id: number; reports: Attachment[] }
  | { id: number; refused: FileRefusal }
  | { id: number; failed: string };
export type SentRow = [sheet: string, number: number, hidden: 0 | 1, cells: Row['cells']];

const ROWS_AT_ONCE = 500;

process.on('message', message => void obey(message as Order)); // only the parent process sends messages
process.on('disconnect', () => process.exit(0));

async function obey({ id, name, bytes, annotation, mail }: Order): Promise<void> {
  sendReply({ id, begun: true });
  let waiting: SentRow[] = [];
  const flush = (): void => {
    if (waiting.length > 0) sendReply({ id, rows: JSON.stringify(waiting) });
    waiting = [];
  };
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (mail === 'head') return sendReply({ id, head: await readHead(content) });
    if (mail) return sendReply({ id, reports: await readReports(content, mail.reports) });
    if (annotation) return sendReply({ id, copy: await annotateWorkbook(content, annotation) });
    await readFile(
      { name, bytes: content },
      {
        row(sheet, { number, hidden, cells }) {
          if (waiting.push([sheet, number, hidden ? 1 : 0, cells]) >= ROWS_AT_ONCE) flush();
        },
        sheet(facts) {
          flush();
          sendReply({ id, sheet: facts });
        },
      },
    );
    flush();
    sendReply({ id, done: true });
  } catch (error) {
    sendReply(
      error instanceof Refused ? { id, refused: error.refusal } : { id, failed: error instanceof Error ? (error.stack ?? '') : 'unknown' },
    );
  }
}

function sendReply(reply: Reply): void {
  process.send?.(reply);
}
