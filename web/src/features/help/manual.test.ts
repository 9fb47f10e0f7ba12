import { expect, test } from 'vitest';
import { ASSETS_MANUAL } from './assets-manual-text';
import { FIGURES_MANUAL } from './figures-manual-text';
import { firstTaskText, firstTaskTitles } from '#features/first-tasks/public';
import { MANAGER_MANUAL } from './manager-manual-text';
import { OWNER_MANUAL } from './owner-manual-text';

const modules = import.meta.glob<Record<string, unknown>>(
  ['/web/src/**/text.ts', '/web/src/**/*-text.ts', '!/web/src/features/help/{owner,manager,figures,assets}-*.ts'],
  { eager: true },
);

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const quoted = (text: string): string[] => [...text.matchAll(/“([^”]+)”|「([^」]+)」/gu)].flatMap(([, en, jp]) => en ?? jp ?? []);

test('1.20 1.21 whatever a manual or first task names in quotation marks stands on a screen, in its language', () => {
  const onScreen = new Set(textsOf(Object.values(modules)));
  const named = textsOf([OWNER_MANUAL, MANAGER_MANUAL, FIGURES_MANUAL, ASSETS_MANUAL, firstTaskText, firstTaskTitles]).flatMap(quoted);
  expect(named.length).toBeGreaterThan(35);
  expect([...new Set(named)].filter(name => !onScreen.has(name))).toEqual([]);
});

test('every chapter has an address of its own', () => {
  const ids = [...OWNER_MANUAL, ...FIGURES_MANUAL, ...ASSETS_MANUAL].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
