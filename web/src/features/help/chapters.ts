import type { Audience } from '@hakaru/contract/first-tasks';
import { ACCOUNTANT_MANUAL } from './accountant-manual-text';
import { ADMINISTRATION_MANUAL } from './administration-manual-text';
import { ASSETS_MANUAL } from './assets-manual-text';
import { BANK_MANUAL } from './bank-manual-text';
import { CONSULTANT_MANUAL } from './consultant-manual-text';
import { DESK_MANUAL } from './desk-manual-text';
import { FIGURES_MANUAL } from './figures-manual-text';
import type { Chapter } from './manual';
import { MANAGER_MANUAL } from './manager-manual-text';
import { MONTH_MANUAL } from './month-manual-text';
import { OWNER_MANUAL } from './owner-manual-text';
import { SUPPORT_MANUAL } from './support-manual-text';
import { TRUST_BANK_MANUAL } from './trust-bank-manual-text';

const SHARED: readonly Chapter[] = [
  ...OWNER_MANUAL,
  ...FIGURES_MANUAL,
  ...ASSETS_MANUAL,
  ...MONTH_MANUAL,
  ...DESK_MANUAL,
  ...CONSULTANT_MANUAL,
  ...TRUST_BANK_MANUAL.filter(({ id }) => id === 'reconciliation'),
];

/** Chapters by id, in this order; a test finds ids without a text. */
const pick = (...ids: readonly string[]): Chapter[] => ids.flatMap(id => SHARED.find(one => one.id === id) ?? []);

const FIGURES = ['asof', 'figures', 'trace', 'known', 'restatement', 'methods'] as const;
const EVERYBODY = ['export', 'comments', 'favourites', 'keyboard', 'notifications', 'twoStep', 'display'] as const;
const OWNERS_MONTH = ['imports', 'monthEnd'] as const;
const OWNERS_WORK = [
  'packs',
  'documents',
  'private',
  'hedge',
  'instructions',
  'reconciliation',
  'rebalancing',
  'hypothetical',
  'markets',
  'watchlist',
] as const;

export const MANUALS: Readonly<Record<Audience, readonly Chapter[]>> = {
  owner: [...pick('month', ...OWNERS_MONTH, ...FIGURES, ...OWNERS_WORK, ...EVERYBODY, 'people', 'masterData'), ...ADMINISTRATION_MANUAL],
  bank: [
    ...BANK_MANUAL,
    ...pick('month', ...OWNERS_MONTH, ...FIGURES, ...OWNERS_WORK, ...EVERYBODY, 'people', 'masterData'),
    ...ADMINISTRATION_MANUAL,
  ],
  consultant: [
    ...CONSULTANT_MANUAL,
    ...pick(...FIGURES, 'watchlist', 'packs', 'private', 'markets', ...EVERYBODY, 'people'),
    ...ADMINISTRATION_MANUAL,
  ],
  manager: [
    ...MANAGER_MANUAL,
    ...pick('trace', 'methods', 'instructions', 'reconciliation', 'hedge', 'markets', ...EVERYBODY, 'people'),
    ...ADMINISTRATION_MANUAL,
  ],
  accountant: [
    ...ACCOUNTANT_MANUAL,
    ...pick('comments', 'favourites', 'keyboard', 'notifications', 'twoStep', 'display', 'people'),
    ...ADMINISTRATION_MANUAL,
  ],
  trustBank: [
    ...TRUST_BANK_MANUAL,
    ...pick('comments', 'favourites', 'keyboard', 'notifications', 'twoStep', 'display', 'people'),
    ...ADMINISTRATION_MANUAL,
  ],
  support: [...SUPPORT_MANUAL, ...pick('trace', 'known', 'keyboard', 'notifications', 'twoStep', 'display')],
};

export const SHARED_IDS: readonly string[] = [...FIGURES, ...EVERYBODY, ...OWNERS_MONTH, ...OWNERS_WORK, 'month', 'people', 'masterData'];
