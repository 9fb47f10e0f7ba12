import { createContext } from 'react';

/** The asset whose figures are shown below, where it differs from the shell's. */
export const AssetContext = createContext<string | null>(null);

/** The as-of date of the figures below, where it differs from the shell's: a manager sees each client at that client's months. */
export const AsOfContext = createContext<string | null>(null);

/** Names of the entities of the shown asset, for figures that list the missing ones. */
export const NamesContext = createContext<((entityId: string) => string) | null>(null);
