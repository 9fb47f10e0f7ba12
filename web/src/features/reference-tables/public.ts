import { lazy } from 'react';

export { useReferenceChoices, useReferenceName } from './queries';
/** For administrators only, and lazy, so that screens which only read a name do not load it. */
export const ReferenceTables = lazy(async () => ({ default: (await import('./tables-tab')).TablesTab }));
