import type { Audience } from '@hakaru/contract/first-tasks';
import type { Both } from '@hakaru/contract/languages';

/** A chapter of a manual: a heading, some paragraphs, steps to follow where there are any, and the pages it is about. */
export type Chapter = {
  id: string;
  title: Both;
  paragraphs: readonly Both[];
  steps?: readonly Both[];
  /** By the paths of their routes, `$role` included. */
  pages?: readonly string[];
};

/** The address of each audience's manual. */
export const MANUAL_PATHS = {
  owner: '/help/assetOwner',
  bank: '/help/bank',
  consultant: '/help/consultant',
  manager: '/help/managerImport',
  accountant: '/help/accountant',
  trustBank: '/help/trustBank',
  support: '/help/support',
} as const satisfies Record<Audience, string>;
