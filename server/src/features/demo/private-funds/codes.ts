import { addCodes } from '#features/funds/public';
import { demoId } from '#features/demo/demo-id';
import { entityId, fundRef, owners } from '#features/demo/institution/structure';
import { fundTerms } from '#features/demo/series/private-funds';
import type { Db } from '#platform/db';

/** The codes of each private fund at the trust bank and the manager. */
export async function plantFundCodes(db: Db): Promise<void> {
  for (const { ref } of owners)
    for (const [at, { name, mandate, vintage }] of fundTerms.entries()) {
      if (!mandate.startsWith(ref.slice(0, 1))) continue;
      const number = String(at + 1).padStart(3, '0');
      await addCodes(db, { organisationId: demoId(ref), id: entityId(ref, fundRef(name)) }, [
        { scheme: 'Trustee', code: `KTB-${mandate}-${number}` },
        { scheme: 'Manager', code: `LP-${vintage}-${number}` },
      ]);
    }
}
