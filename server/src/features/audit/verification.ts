import { ForgedAnchor, isAdopted, isOfPrevious, markAdopted, readAnchor, unsign, writeAnchor, type Anchor } from '#platform/audit-anchor';
import { findLink, findSeam, verifyChain, type ChainReport } from '#platform/audit-chain';
import { retire } from '#platform/audit-keys';
import { inTransaction, type App, type SignedIn } from '#platform/context';
import { inScope, type Db } from '#platform/db';
import { SettingsError } from '#platform/settings-error';
import * as store from './check-store';

/**
 * Runs once: anchors every chain begun before hashes had a key, and trusts it as it stands up to that row. No chain can be given such an
 * unkeyed beginning afterwards, whatever is put into the database.
 */
export async function adoptChains(app: App): Promise<void> {
  if (await assertSecret(app)) return;
  for (const { id } of await everybody(app)) {
    const head = await findLink(app, id, 'newest');
    if (head) await keep(app, { organisationId: id, seam: await findSeam(app, id), head, at: app.now().toISOString() });
  }
  await markAdopted(app, app.now());
}

/**
 * The adoption mark is signed. With a SECRET that cannot verify it nothing may be recorded: it would continue every trail under another key.
 * Returns whether there is a mark.
 */
export async function assertSecret(app: Pick<App, 'files' | 'settings'>): Promise<boolean> {
  try {
    return await isAdopted(app);
  } catch (error) {
    if (!(error instanceof ForgedAnchor)) throw error;
    throw new SettingsError(
      'SECRET is not the one that the audit trails of this installation are signed with: give it the one it had. To change it, see rotate-secret in docs/operations.md.',
    );
  }
}

/**
 * Moves an organisation's anchor to its newest row. It stays where it is when its own row is missing or changed, because it is then the
 * evidence.
 */
export async function anchorChain(app: App, organisationId: string): Promise<'moved' | 'still' | 'broken'> {
  return await inTurn(app, organisationId, () => moveAnchor(app, organisationId));
}

async function moveAnchor(app: App, organisationId: string): Promise<'moved' | 'still' | 'broken'> {
  const anchor = await trusted(app, organisationId);
  if (typeof anchor === 'string') return 'broken';
  const head = await findLink(app, organisationId, 'newest');
  if (anchor?.head && (await findLink(app, organisationId, anchor.head.seq))?.hash !== anchor.head.hash) return 'broken';
  if (!head || head.seq === anchor?.head?.seq) return 'still';
  await keep(app, { seam: null, ...anchor, organisationId, head, at: app.now().toISOString() });
  return 'moved';
}

/**
 * Moves a verified trail to the new secret: rows written under the previous one stay valid, and none can be added under it. Repeating it
 * after an interruption changes nothing but the signature.
 */
export async function retirePreviousKey(app: App, organisationId: string): Promise<void> {
  await inTurn(app, organisationId, async () => {
    const head = await findLink(app, organisationId, 'newest');
    if (!head) return;
    const anchor = await readAnchor(app, organisationId);
    const retired = retire(app.settings, anchor?.retired ?? [], head);
    await keep(app, { organisationId, seam: anchor?.seam ?? null, head, at: app.now().toISOString(), retired });
  });
}

/** The last step of a rotation: marks the installation as signed with the new secret. */
export async function finishRotation(app: App): Promise<void> {
  await markAdopted(app, app.now());
}

export const isRotationDue = (app: App): Promise<boolean> => isOfPrevious(app);

/** Serialises everything that reads an anchor in order to write it. */
async function inTurn<T>(app: App, organisationId: string, work: () => Promise<T>): Promise<T> {
  return await platform(app, async db => {
    await store.holdAnchor(db, organisationId);
    return await work();
  });
}

/** Verifies one organisation's trail and stores the result. */
export async function verifyTrail(app: App, organisationId: string): Promise<ChainReport> {
  const report = await examine(app, organisationId);
  await platform(app, db => store.saveReport(db, organisationId, report, app.now()));
  return report;
}

async function examine(app: App, organisationId: string): Promise<ChainReport> {
  const anchor = await trusted(app, organisationId);
  if (typeof anchor !== 'string') return await verifyChain(app, organisationId, anchor ?? undefined);
  const copy = await platform(app, db => store.findCheck(db, organisationId));
  return { ok: false, rows: 0, seq: copy?.anchoredSeq ?? 0, reason: anchor };
}

/** The anchor stored outside the database; an error code when its signature is not ours or it is older than the copy in the database. */
async function trusted(app: App, organisationId: string): Promise<Anchor | null | 'anchorLost' | 'anchorForged'> {
  try {
    const anchor = await readAnchor(app, organisationId);
    const signed = (await platform(app, db => store.findCheck(db, organisationId)))?.anchor;
    const copy = signed ? copyOf(app, signed, organisationId) : null;
    return (copy?.head?.seq ?? 0) > (anchor?.head?.seq ?? 0) ? 'anchorLost' : anchor;
  } catch (error) {
    if (error instanceof ForgedAnchor) return 'anchorForged';
    throw error;
  }
}

/** A copy that was tampered with is ignored; the anchor outside the database is the one that counts. */
function copyOf(app: App, signed: string, organisationId: string): Anchor | null {
  try {
    return unsign(app, signed, organisationId);
  } catch (error) {
    if (error instanceof ForgedAnchor) return null;
    throw error;
  }
}

/** Writes the anchor outside the database first: a copy newer than its anchor would raise an alarm. */
async function keep(app: App, anchor: Anchor): Promise<void> {
  const { organisationId, head, at } = anchor;
  if (!head) return;
  const signed = await writeAnchor(app, anchor);
  await platform(app, db => store.saveAnchor(db, organisationId, { seq: head.seq, at: new Date(at), signed }));
  app.log.info('audit anchored', { org: organisationId, count: head.seq, what: head.hash });
}

export const everybody = (app: App): Promise<store.Chained[]> => platform(app, store.findChained);

/** When the own organisation's trail was last verified, and the result. */
export async function readCheck(ctx: SignedIn): Promise<store.CheckRow | null> {
  return (await inTransaction(ctx, ctx => store.findCheck(ctx.db, ctx.actor.organisation.id))) ?? null;
}

const platform = <T>(app: App, work: (db: Db) => Promise<T>): Promise<T> => inScope(app.database.db, 'platform', work);
