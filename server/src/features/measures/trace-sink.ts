import { ignore, type Note } from '@hakaru/engine/explain';
import type { Inputs } from '#features/books/public';

/** Collects a figure's steps and inputs when its trace is asked for. */
export type TraceSink = { note: Note; inputs?: Inputs };
export const NO_TRACE: TraceSink = { note: ignore };
