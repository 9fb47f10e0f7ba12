import * as z from 'zod/mini';
import { requiredText, TEXT_LIMITS } from './fields';
import type { taskLabels } from './address-choices';

export type TaskLabel = (typeof taskLabels)[number];

/** The order of a list: the most urgent first. */
export const TASK_ORDER: readonly TaskLabel[] = ['Delayed', 'Incomplete', 'Pending', 'Revalidated', 'Validated', 'Published', 'Completed'];

/** Part of the report is still missing, so its reporters may be reminded. */
export const isAwaited = (label: string): boolean => label === 'Delayed' || label === 'Incomplete' || label === 'Pending';

export const datasetStates = ['received', 'error', 'approved'] as const;
export type DatasetState = (typeof datasetStates)[number];

/** One dataset of a task with its state. `changedAt` is when it last entered that state. */
export type TaskDataset = { dataset: string; state: DatasetState; approvals: number; changedAt: string };

export type TaskFacts = {
  /** The datasets required by the package. */
  required: readonly string[];
  datasets: readonly TaskDataset[];
  due: string;
  today: string;
  populatedAt: string | null;
  /** When the newest version of the mandate's report for the month was published. */
  publishedAt: string | null;
};

/**
 * The label of a task, derived and never stored. Data that changed after publication must be approved and published again; data that
 * changed after the month was populated is a restatement and does not reopen the task.
 */
export function taskLabel(facts: TaskFacts): TaskLabel {
  const { publishedAt, populatedAt } = facts;
  const changedAt = lastChange(facts);
  const isStale = publishedAt !== null && changedAt !== null && isAfter(changedAt, publishedAt);
  if (publishedAt !== null && populatedAt !== null && (!isStale || (changedAt !== null && isAfter(changedAt, populatedAt))))
    return 'Completed';
  if (publishedAt !== null && !isStale) return 'Published';
  if (isValid(facts)) return isAgain(facts, isStale) ? 'Revalidated' : 'Validated';
  if (facts.today > facts.due) return 'Delayed';
  return facts.datasets.length > 0 ? 'Incomplete' : 'Pending';
}

/**
 * True when every required dataset is approved and none has an error; a package without required datasets is valid once any dataset is
 * approved.
 */
export function isValid({ required, datasets }: Pick<TaskFacts, 'required' | 'datasets'>): boolean {
  if (datasets.some(({ state }) => state === 'error')) return false;
  const approved = new Set(datasets.filter(({ state }) => state === 'approved').map(({ dataset }) => dataset));
  return approved.size > 0 && required.every(dataset => approved.has(dataset));
}

/** Only waiting for approval: every required dataset is there, none has an error, and none still to be approved has a warning. */
export function isClean({
  required,
  datasets,
}: {
  required: readonly string[];
  datasets: readonly (TaskDataset & { warnings: number; errors: number })[];
}): boolean {
  const there = new Set(datasets.map(({ dataset }) => dataset));
  const isGood = datasets.every(
    ({ state, warnings, errors }) => state !== 'error' && errors === 0 && (state === 'approved' || warnings === 0),
  );
  return isGood && datasets.some(({ state }) => state === 'received') && required.every(dataset => there.has(dataset));
}

function lastChange({ datasets }: TaskFacts): string | null {
  return datasets.reduce<string | null>((last, { changedAt }) => (last === null || isAfter(changedAt, last) ? changedAt : last), null);
}

function isAgain({ datasets }: TaskFacts, isStale: boolean): boolean {
  return isStale || datasets.some(({ approvals }) => approvals > 1);
}

const isAfter = (one: string, other: string): boolean => Date.parse(one) > Date.parse(other);

/** Why a report is returned; its sender reads this. */
export const returnComment = requiredText(TEXT_LIMITS.pasted, 'pastedTooLong');
export const returnInput = z.strictObject({ comment: returnComment });
