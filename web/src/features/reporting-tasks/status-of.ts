import type { StatusName } from '#ui/status';

/** The status for a label. */
export function statusOf(label: string): StatusName {
  return MARKS.find(name => name === label.toLowerCase()) ?? 'pending';
}

const MARKS = ['completed', 'published', 'revalidated', 'validated', 'delayed', 'incomplete', 'pending'] as const;
