import { createContext } from 'react';

/** The asset whose figures are shown below, where it is not the one the shell shows. */
export const AssetContext = createContext<string | null>(null);
