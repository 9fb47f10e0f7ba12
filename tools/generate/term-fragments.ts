import { mandateTermNames, shownTermNames } from '@hakaru/contract/mandate-terms';
import type { DocumentFile } from './documents';

/** A fragment with all declared terms of a mandate, so that documents need not list them. */
export const termFragments: DocumentFile = {
  path: 'contract/src/mandate-terms.ts',
  text: `fragment DeclaredTerms on Mandate { ${mandateTermNames.join(' ')} }
fragment ShownTerms on MandateTerms { ${shownTermNames.join(' ')} }`,
};
