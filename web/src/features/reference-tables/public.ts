import { lazy } from 'react';

export { useReferenceChoices, useReferenceName } from './queries';
/** For administration only, so that screens which read a name do not carry it. */
export const ReferenceTables = lazy(async () => ({ default: (await import('./tables-tab')).TablesTab }));
