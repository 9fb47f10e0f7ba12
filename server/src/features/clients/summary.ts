import type { ClientShow } from '@hakaru/contract/clients';
import { isAwaited } from '@hakaru/contract/reporting-tasks';
import type { Task } from '#features/reporting-tasks/public';

/** The progress of a client's reports: those of its newest month, and the open ones of earlier months. */
export type Summary = {
  /** The newest month-end the client expects reports for; null when there is none yet. */
  asOf: string | null;
  due: string | null;
  daysLeft: number | null;
  total: number;
  received: number;
  validated: number;
  published: number;
  warnings: number;
  errors: number;
  counts: Readonly<Record<ClientShow, number>>;
};

export function summaryOf(tasks: readonly Task[], today: string): Summary {
  const asOf = tasks.reduce<string | null>((last, task) => (last === null || task.asOf > last ? task.asOf : last), null);
  const month = tasks.filter(task => task.asOf === asOf);
  const open = tasks.filter(isOpen);
  const next = open.reduce<Task | null>((first, task) => (first === null || task.due < first.due ? task : first), null);
  const shown = tasks.filter(task => task.asOf === asOf || isOpen(task));
  return {
    asOf,
    due: next?.due ?? null,
    daysLeft: next?.daysLeft ?? null,
    total: month.length,
    received: month.filter(({ receivedAt }) => receivedAt !== null).length,
    validated: month.filter(task => !isOpen(task)).length,
    published: month.filter(({ publishedAt }) => publishedAt !== null).length,
    warnings: shown.reduce((sum, task) => sum + task.warnings, 0),
    errors: shown.reduce((sum, task) => sum + task.errors, 0),
    counts: {
      dueToday: open.filter(({ due }) => due === today).length,
      delayed: open.filter(({ label }) => label === 'Delayed').length,
      errors: open.filter(({ errors }) => errors > 0).length,
    },
  };
}

export function isOpen({ label }: Task): boolean {
  return isAwaited(label);
}
