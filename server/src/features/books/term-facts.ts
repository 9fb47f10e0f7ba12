/** Terms of a book that a figure may rest on directly, named among its facts: whose, from which day, and of which class or part. */
export const policyFact = (measure: 'policyWeight' | 'band', { assetId, fromDay, classId }: PolicyTerm) =>
  `${measure}:${assetId} ${fromDay} ${classId}`;
export const assumedRateFact = (assetId: string, fromDay: string) => `assumedRate:${assetId} ${fromDay}`;
export const partFact = (benchmarkId: string, fromDay: string, componentId: string) =>
  `partWeight:${benchmarkId} ${fromDay} ${componentId}`;

type PolicyTerm = { assetId: string; fromDay: string; classId: string };
