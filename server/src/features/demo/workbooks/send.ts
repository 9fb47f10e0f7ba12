import { writeWorkbook, type Sheet } from '@hakaru/workbook/workbook';
import type { Actor, App, SignedIn } from '#platform/context';
import { acceptProposal, approveImport, isProposed, processImport, readImport, receiveFile, reimport } from '#features/imports/public';
import { demoId } from '#features/demo/demo-id';
import { demoOrganisations } from '#features/demo/organisations';
import { demoPeople } from '#features/demo/people';
import { REASONS, type OwnerRef, type Sending } from './sendings';

/**
 * Sends workbooks as their users would: stored, read, checked and approved through the imports' own actions, each at its own moment. An
 * interrupted start sends them again: known bytes are recognised, and approved imports stay as they are.
 */
export async function sendWorkbooks(app: App, sendings: readonly Sending[], reportDone: (done: number) => Promise<void>): Promise<void> {
  let done = 0;
  const approveInTurn = async (batch: readonly Sending[]): Promise<void> => {
    const ids = await Promise.all(batch.map(sending => deliver(app, sending)));
    // Approved in the given order, whichever file was read first, because it determines what the owner knew when.
    for (const [at, sending] of batch.entries()) {
      await approve(app, sending, ids[at] ?? '');
      await reportDone(++done);
    }
  };
  const owners = [...new Set(sendings.map(({ to }) => to))];
  await Promise.all(
    owners.map(async owner => {
      for (const batch of batchesOf(sendings.filter(({ to }) => to === owner))) await approveInTurn(batch);
    }),
  );
}

/** Batches for reading in parallel: files of different senders cover different mandates; files of one sender are kept in order. */
function batchesOf(sendings: readonly Sending[]): Sending[][] {
  const batches: Sending[][] = [];
  for (const sending of sendings) {
    const last = batches.at(-1);
    if (last && !last.some(({ from }) => from === sending.from)) last.push(sending);
    else batches.push([sending]);
  }
  return batches;
}

/** Stores, reads and checks one file. */
async function deliver(app: App, sending: Sending): Promise<string> {
  const ctx = standIn(app, sending.from, sending.at);
  const file = { name: sending.file, bytes: await bytesOf(sending.sheets()) };
  const { id } = await receiveFile({ sender: ctx, ...file, runMode: 'sync', ownerId: demoId(sending.to) });
  if (sending.corrected) await sendAgain(app, sending, id);
  return id;
}

/** Nobody waits for an answer here, and the next file depends on this one. */
const ALL_ROWS = Infinity;

async function approve(app: App, { file, from, to, approvedAt, reason }: Sending, id: string): Promise<void> {
  if (approvedAt === null) return;
  const ctx = standIn(app, from, approvedAt);
  const found = await readImport(ctx, id);
  if (found.status === 'approved') return;
  if (found.errors > 0 || found.rows === 0) throw new Error(`the demo's own workbook ${file} has errors`);
  const said = { id, version: found.version, reason: found.warnings > 0 ? reason : null };
  const given = isProposed(found) ? found : await approveImport(ctx, said, ALL_ROWS);
  // A file for a confirmed month becomes a proposal for the owner, who accepts it at once.
  if (isProposed(given))
    await acceptProposal(standIn(app, OWNERS[to], approvedAt), { id, version: given.version, reason: reason || REASONS.jp }, ALL_ROWS);
}

const OWNERS: Readonly<Record<OwnerRef, string>> = { HOSHI: 'admin@hoshikawa.example', SHIRA: 'admin@shirasagi.example' };

async function sendAgain(app: App, { from, corrected }: Sending, id: string): Promise<void> {
  const ctx = standIn(app, from, corrected?.at ?? '');
  const { version, fileNo, organisationId } = await readImport(ctx, id);
  if (!corrected || fileNo > 1) return;
  await reimport(ctx, { id, version, file: { name: corrected.file, bytes: await bytesOf(corrected.sheets()) } });
  await processImport(ctx.app, { organisationId, importId: id });
}

async function bytesOf(sheets: readonly Sheet[]): Promise<Buffer> {
  return Buffer.from(await writeWorkbook(sheets));
}

/** A demo user at a past moment. */
export function standIn(app: App, email: string, at: string): SignedIn {
  const moment = new Date(at);
  return {
    app: { ...app, now: () => moment },
    db: app.database.db,
    actor: actorOf(email, at),
    request: { id: 'demo', ip: '127.0.0.1', userAgent: 'demo', language: 'en', module: null, tokenHash: null },
  };
}

function actorOf(email: string, at: string): Actor {
  const person = demoPeople.find(one => one.email === email);
  const organisation = demoOrganisations.find(({ ref }) => ref === person?.organisation);
  if (!person || !organisation) throw new Error(`${email} is nobody of the demo`);
  const { ref, en, jp, type, modules } = organisation;
  return {
    sessionId: demoId(`session|${email}`),
    expiresAt: at,
    seenAt: at,
    impersonatedRole: null,
    packages: [],
    unread: 0,
    original: null,
    user: {
      id: demoId(email),
      organisationId: demoId(ref),
      email,
      name: person.name,
      title: person.title,
      phoneNumber: null,
      role: person.role,
      superuser: false,
      agreed: true,
      verified: true,
      passwordReset: false,
      preferences: {},
    },
    organisation: {
      id: demoId(ref),
      ref,
      nameEn: en,
      nameJp: jp,
      type,
      modules: [...modules],
      timeZone: 'Asia/Tokyo',
      shell: false,
      brand: null,
      allowedCidrs: [],
      packages: [],
      assets: [],
    },
  };
}
