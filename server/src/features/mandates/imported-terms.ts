import { AppError } from '@hakaru/contract/errors';
import { importedTermNames, type MandateTermName } from '@hakaru/contract/mandate-terms';
import { raiseEntity } from '#features/structure/public';
import type { Db } from '#platform/db';
import { findMandate, setTerms, type MandateKey } from './store';

export type GivenTerms = Partial<Record<MandateTermName, string>>;
/** The terms of a mandate that a file changed, before and after. */
export type TermsChanged = { id: string; assetId: string; before: Partial<Record<MandateTermName, string | null>>; after: GivenTerms };

/** Applies the terms a file gives; blank and unchanged ones are ignored. Null when nothing differs. */
export async function importTerms(db: Db, key: MandateKey, given: GivenTerms): Promise<TermsChanged | null> {
  const held = await findMandate(db, key);
  if (!held) throw new AppError('notFound');
  const changed = importedTermNames.filter(name => given[name] !== undefined && given[name] !== held[name]);
  if (changed.length === 0) return null;
  // Raises the version, so that a form opened before cannot silently restore the old terms.
  if (!(await raiseEntity(db, key, held.version))) throw new AppError('conflict');
  const after = Object.fromEntries(changed.map(name => [name, given[name]]));
  await setTerms(db, key, after);
  return { id: key.id, assetId: held.assetId, before: Object.fromEntries(changed.map(name => [name, held[name]])), after };
}
