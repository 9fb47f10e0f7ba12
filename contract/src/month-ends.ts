import * as z from 'zod/mini';
import { requiredText, TEXT_LIMITS } from './fields';

/** Why a month cannot be populated yet, and what is only informative (decisions G110). */
export const blockers = ['noValue', 'inError'] as const;
export type Blocker = (typeof blockers)[number];

export const runKinds = ['populate', 'cancel'] as const;
export type RunKind = (typeof runKinds)[number];
export const runStates = ['waiting', 'running', 'done', 'failed'] as const;
export type RunState = (typeof runStates)[number];

/** Why a populated month cannot be cancelled. */
export type CancelMiss = 'notNewest' | 'nothingEarlier' | 'laterPublished';

/** Readers already have reports of the month, so a reason is required. */
export const cancelInput = z.strictObject({ reason: requiredText(TEXT_LIMITS.pasted, 'pastedTooLong') });
