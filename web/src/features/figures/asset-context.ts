import { createContext } from 'react';

/** The asset whose figures are shown below, where it is not the one the shell shows. */
export const AssetContext = createContext<string | null>(null);

/** The month-end figures below stand at, where it is not the shell's: a manager reads each client at that client's months. */
export const AsOfContext = createContext<string | null>(null);

/** What the entities of the shown asset are called: a figure that lacks some says which. */
export const NamesContext = createContext<((entityId: string) => string) | null>(null);
