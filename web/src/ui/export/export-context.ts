import { createContext, use } from 'react';
import type { ExportHead } from './shown-table';

/** Where we are, for whatever leaves the screen: the app says whose, a reporting page as of when and in which unit. */
export const ExportContext = createContext<ExportHead | null>(null);

export function useExportContext(): ExportHead | null {
  return use(ExportContext);
}
