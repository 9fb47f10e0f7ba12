import { mandateTermNames, shownTermNames } from '@hakaru/contract/mandate-terms';
import type { DocumentFile } from './documents';

/** The declared terms of a mandate, so that documents ask for all of them without naming one. */
export const termFragments: DocumentFile = {
  path: 'contract/src/mandate-terms.ts',
  text: `fragment DeclaredTerms on Mandate { ${mandateTermNames.join(' ')} }
fragment ShownTerms on MandateTerms { ${shownTermNames.join(' ')} }`,
};
