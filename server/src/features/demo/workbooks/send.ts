import { writeWorkbook, type Sheet } from '@hakaru/workbook/workbook';
import type { Actor, App, SignedIn } from '#platform/context';
import { approveImport, processImport, readImport, reimport, uploadImport } from '#features/imports/public';
import { demoId } from '#features/demo/demo-id';
import { demoOrganisations } from '#features/demo/organisations';
import { demoPeople } from '#features/demo/people';
import type { Sending } from './sendings';

/**
 * Sends workbooks as their people would: stored, read, checked and approved by the imports' own actions, each at its own moment. A start
 * that was cut short sends them again; the same bytes are recognised, and what was approved stays as it is.
 */
export async function sendWorkbooks(app: App, sendings: readonly Sending[], tellDone: (done: number) => void): Promise<void> {
  for (const [at, sending] of sendings.entries()) {
    await send(app, sending);
    tellDone(at + 1);
  }
}

async function send(app: App, sending: Sending): Promise<void> {
  const ctx = standIn(app, sending.from, sending.at);
  const file = { name: sending.file, bytes: await bytesOf(sending.sheets()) };
  const { id, isKnown } = await uploadImport(ctx, file, { runMode: 'sync', ownerId: demoId(sending.to) }, null);
  const place = { organisationId: ctx.actor.organisation.id, importId: id };
  if (isKnown) await processImport(ctx.app, place);
  if (sending.corrected) await sendAgain(app, sending, id);
  const found = await readImport(ctx, id);
  if (sending.approvedAt === null || found.status === 'approved') return;
  if (found.errors > 0 || found.rows === 0) throw new Error(`the demo's own workbook ${sending.file} has errors`);
  const approver = standIn(app, sending.from, sending.approvedAt);
  await approveImport(approver, { id, version: found.version, reason: found.warnings > 0 ? sending.reason : null });
}

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

/** A demo person at a moment of the demo's past. */
function standIn(app: App, email: string, at: string): SignedIn {
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
    ...{
      sessionId: demoId(`session|${email}`),
      expiresAt: at,
      seenAt: at,
      impersonatedRole: null,
      packages: [],
      unread: 0,
      original: null,
    },
    user: {
      ...{ id: demoId(email), organisationId: demoId(ref), email, name: person.name, title: person.title, phoneNumber: null },
      ...{ role: person.role, superuser: false, agreed: true, verified: true, passwordReset: false, preferences: {} },
    },
    organisation: {
      ...{ id: demoId(ref), ref, nameEn: en, nameJp: jp, type, modules: [...modules], shell: false, brand: null },
      ...{ allowedCidrs: [], packages: [], assets: [] },
    },
  };
}
