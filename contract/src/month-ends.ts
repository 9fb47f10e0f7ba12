import * as z from 'zod/mini';
import { requiredText, TEXT_LIMITS } from './fields';

/** Why a month cannot be confirmed yet, and what is only worth knowing (decisions G110). */
export const blockers = ['noValue', 'inError'] as const;
export type Blocker = (typeof blockers)[number];

export const runKinds = ['populate', 'cancel'] as const;
export type RunKind = (typeof runKinds)[number];
export const runStates = ['waiting', 'running', 'done', 'failed'] as const;
export type RunState = (typeof runStates)[number];

/** Why a populated month cannot be taken back. */
export type CancelMiss = 'notNewest' | 'nothingEarlier' | 'laterPublished';

/** Readers have reports of the month: they are owed the reason. */
export const cancelInput = z.strictObject({ reason: requiredText(TEXT_LIMITS.pasted, 'pastedTooLong') });
