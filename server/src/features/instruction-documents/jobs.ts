import { instructionStatuses } from '@hakaru/contract/address-choices';
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import {
  findAudit,
  findInstruction,
  instructionPaper,
  sheetName,
  type InstructionGrant,
  type Sending,
  type SheetFacts,
} from '#features/instructions/public';
import type { App } from '#platform/context';
import { inScope } from '#platform/db';
import type { Tasks } from '#platform/jobs';
import { sharedPrinter } from '#platform/pdf/printer';
import * as store from './store';

/** Stores the sheet of one version in both languages. A second run prints only what is missing. */
export async function keepSheets(app: App, sending: Sending): Promise<void> {
  const facts = await inScope(app.database.db, { organisation: sending.ownerId }, db => readFacts(app, db, sending));
  if (!facts) return;
  for (const language of ['jp', 'en'] as const) {
    const sheet = { ownerId: sending.ownerId, instructionId: sending.id, version: sending.version, language };
    const kept = await inScope(app.database.db, { organisation: sending.ownerId }, db => store.findSheet(db, sheet));
    if (kept) continue;
    const name = sheetName(facts.row, language);
    const bytes = await sharedPrinter().print(instructionPaper(facts, language));
    const { key } = await app.files.put(bytes, { organisationId: sending.ownerId, contentType: 'application/pdf', name });
    const file = { name, format: 'pdf', key, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') } as const;
    const isFirst = await inScope(app.database.db, { organisation: sending.ownerId }, db =>
      store.insertSheet(db, sheet, { file, at: app.now() }),
    );
    if (!isFirst) await app.files.delete(key);
  }
}

/** The facts as the owner sees them: both ends of the transfer, with the status it had in that version. */
async function readFacts(
  app: App,
  db: Parameters<typeof findInstruction>[0],
  { ownerId, id, version, status }: Sending,
): Promise<SheetFacts | null> {
  const assetId = await store.findAsset(db, { ownerId, instructionId: id });
  if (!assetId) return null;
  const own: InstructionGrant = { ownerId, assetId, entityId: null, part: 'owner', fromDay: null, toDay: null, isActive: true };
  const row = await findInstruction(db, { ownerId, grants: [own] }, id);
  if (!row) return null;
  const audit = await findAudit(db, ownerId, id);
  return { row: { ...row, version, status }, audit, printedAt: app.now(), isSample: app.settings.demo };
}

const payloadOf = z.object({ ownerId: z.uuid(), id: z.uuid(), version: z.int(), status: z.enum(instructionStatuses) });

export const sheetTasks: Tasks = { keepInstructionSheet: async (app, payload) => keepSheets(app, z.parse(payloadOf, payload)) };
