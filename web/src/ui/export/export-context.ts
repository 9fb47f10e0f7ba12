import { createContext, use } from 'react';
import type { ExportHead } from './shown-table';

/** The heading of everything exported: the app provides the organisation, a reporting page its as-of date and unit. */
export const ExportContext = createContext<ExportHead | null>(null);

export function useExportContext(): ExportHead | null {
  return use(ExportContext);
}
