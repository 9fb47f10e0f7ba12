import { MAILS_A_DAY, type IntakeRefusal } from '@hakaru/contract/intakes';
import type { App } from '#platform/context';
import { inScope } from '#platform/db';
import type { ReportMail } from '#platform/report-mail';
import { withReader } from '#workbooks/readers';
import type { MailHead } from '#workbooks/mail/read-mail';
import { shownName } from '#features/intakes/names';
import { isAuthenticated } from './authentication';
import { listMessages, openMessage, removeMessage, setAside, type StoredMessage } from './maildir';
import { insertUnanswered, countSince, findByTokens, type MailIntake } from './store';
import { takeMail, type Drop, type Sorted } from './taking';

/** Messages in one look. */
const AT_ONCE = 100;
/** A look ends after this time; what is left gets its turn with the next. */
const LOOK_MS = 300_000;
/** How many messages that get no answer are listed for an intake in a day; whoever knows its address can send any number. */
const UNANSWERED_A_DAY = 20;
const DAY_MS = 86_400_000;

/** Takes the messages that a mail server has delivered. One that fails does not hold up the others; what was dealt with is removed. */
export async function scanMail(app: App, signal?: AbortSignal): Promise<void> {
  const { reportMail } = app.settings;
  if (!reportMail) return;
  const until = performance.now() + LOOK_MS;
  const entries = await listMessages(reportMail.folder, AT_ONCE).catch((error: unknown) => {
    app.log.warn('the folder for reports by mail could not be read', { error: error instanceof Error ? error.message : String(error) });
    return [];
  });
  for (const entry of entries) {
    if (signal?.aborted || performance.now() > until) return;
    try {
      await scanMessage(app, reportMail, entry);
    } catch (error) {
      app.log.warn('a report mail could not be read', { error: error instanceof Error ? error.message : String(error) });
    }
  }
}

async function scanMessage(app: App, reportMail: ReportMail, entry: string): Promise<void> {
  const message = await openMessage(reportMail.folder, entry);
  if (!message) return;
  try {
    const outcome = await sort(app, reportMail, message);
    if (outcome === 'later') return;
    app.metrics.count('hakaru_report_mails_total', { result: resultOf(outcome) });
    if (outcome === 'unreadable') return await setAside(reportMail.folder, entry);
    if (typeof outcome === 'object' && 'dropped' in outcome)
      app.log.warn('a report mail was dropped', { result: DROPS[outcome.dropped] ?? outcome.dropped });
    await removeMessage(reportMail.folder, entry);
  } finally {
    await message.close();
  }
}

type Outcome = Sorted | 'unreadable';

function resultOf(outcome: Exclude<Outcome, 'later'>): string {
  if (typeof outcome === 'object') return 'dropped' in outcome ? outcome.dropped : outcome.refused;
  return outcome === 'done' ? 'taken' : 'setAside';
}

const DROPS: Partial<Record<Drop, string>> = {
  bounce: 'a bounce',
  unknownAddress: 'no address of an intake',
  repeated: 'received before',
  automatic: 'automatic, without a report',
};

async function sort(app: App, { address, host }: ReportMail, message: StoredMessage): Promise<Outcome> {
  const head = await readHead(message);
  if (!head) return 'unreadable';
  if (head.isBounce) return { dropped: 'bounce' };
  const tokens = tokensIn(head, address);
  const intakes = tokens.length === 0 ? [] : await inScope(app.database.db, 'platform', db => findByTokens(db, tokens));
  const [from = '', ...others] = head.from;
  const intake = intakes.find(({ senders }) => senders.includes(from)) ?? intakes[0];
  if (!intake) return { dropped: 'unknownAddress' };
  const reason = await unanswered(app, intake, { from: others.length === 0 ? from : '', host, head });
  if (reason === null) return await takeMail(app, intake, { message, head, from, hasSeveral: tokens.length > 1 });
  const facts = { entry: message.entry, name: shownName(head.subject), bytes: message.bytes, at: app.now() };
  await inScope(app.database.db, { organisation: intake.organisationId }, db =>
    insertUnanswered(db, intake, { ...facts, reason, most: UNANSWERED_A_DAY }),
  );
  return { dropped: reason };
}

type Claim = { from: string; host: string; head: MailHead };

/** Why a message gets no answer: its sender is not authenticated, may not send here, or sends without end. */
async function unanswered(app: App, intake: MailIntake, { from, host, head }: Claim): Promise<IntakeRefusal | null> {
  if (from === '' || !isAuthenticated(head.results, { host, from })) return 'notAuthenticated';
  if (!intake.senders.includes(from)) return 'senderUnknown';
  const since = new Date(app.now().getTime() - DAY_MS);
  const count = await inScope(app.database.db, { organisation: intake.organisationId }, db => countSince(db, intake, since));
  return count >= MAILS_A_DAY ? 'tooManyMessages' : null;
}

/**
 * Read before it is known whose it is, so all strangers' messages wait for the same turn. Twice, because the reading process may have been
 * ended for something else.
 */
async function readHead({ start }: StoredMessage): Promise<MailHead | null> {
  const read = () => withReader('report mail', reader => reader.readHead(start));
  return await read()
    .catch(read)
    .catch(() => null);
}

/** The random part of each of our addresses that the message names. */
function tokensIn({ recipients }: MailHead, address: string): string[] {
  const [local = '', domain = ''] = address.split('@');
  const found = recipients.flatMap(one =>
    one.startsWith(`${local}+`) && one.endsWith(`@${domain}`) ? [one.slice(local.length + 1, -domain.length - 1)] : [],
  );
  return [...new Set(found)];
}
