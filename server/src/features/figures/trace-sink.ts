import { ignore, type Note } from '@hakaru/engine/explain';
import type { Inputs } from './calculation';

/** Where a figure's steps and inputs are told, when somebody asks how it came about. */
export type TraceSink = { note: Note; inputs?: Inputs };
export const NO_TRACE: TraceSink = { note: ignore };
