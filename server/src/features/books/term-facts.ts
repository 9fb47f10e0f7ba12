/** The ids, as facts in traces, of terms that a figure may directly depend on: the owner of the term, its first day, and the class or component. */
export const policyFact = (measure: 'policyWeight' | 'band', { assetId, fromDay, classId }: PolicyTerm) =>
  `${measure}:${assetId} ${fromDay} ${classId}`;
export const assumedRateFact = (assetId: string, fromDay: string) => `assumedRate:${assetId} ${fromDay}`;
export const partFact = (benchmarkId: string, fromDay: string, componentId: string) =>
  `partWeight:${benchmarkId} ${fromDay} ${componentId}`;

type PolicyTerm = { assetId: string; fromDay: string; classId: string };
