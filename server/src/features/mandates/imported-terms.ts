import { AppError } from '@hakaru/contract/errors';
import { importedTermNames, type MandateTermName } from '@hakaru/contract/mandate-terms';
import { raiseEntity } from '#features/structure/public';
import type { Db } from '#platform/db';
import { findMandate, setTerms, type MandateKey } from './store';

export type GivenTerms = Partial<Record<MandateTermName, string>>;
/** What a file changed of a mandate: the terms that differ, as they were and as they are. */
export type TermsChanged = { id: string; assetId: string; before: Partial<Record<MandateTermName, string | null>>; after: GivenTerms };

/** Takes over the terms a file gives; what it leaves blank or gives as it stands is no change. Null where nothing differs. */
export async function importTerms(db: Db, key: MandateKey, given: GivenTerms): Promise<TermsChanged | null> {
  const held = await findMandate(db, key);
  if (!held) throw new AppError('notFound');
  const changed = importedTermNames.filter(name => given[name] !== undefined && given[name] !== held[name]);
  if (changed.length === 0) return null;
  // A form that is open on the older version must not put the terms back unnoticed.
  if (!(await raiseEntity(db, key, held.version))) throw new AppError('conflict');
  const after = Object.fromEntries(changed.map(name => [name, given[name]]));
  await setTerms(db, key, after);
  return { id: key.id, assetId: held.assetId, before: Object.fromEntries(changed.map(name => [name, held[name]])), after };
}
