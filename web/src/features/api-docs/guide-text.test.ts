import { COST_MAX, FIELD_COSTS, KNOWLEDGE_COST, TOKEN_REQUESTS_A_MINUTE } from '@hakaru/contract/public-api';
import { SCOPE_DOORS } from '@hakaru/contract/service-tokens';
import { expect, test } from 'vitest';
import { apiGuide } from './guide-text';

test.each(['en', 'jp'] as const)('the chapter on limits gives the numbers that are in force (%s)', language => {
  const text = apiGuide.limits.map(part => ('words' in part ? part.words[language] : '')).join(' ');
  for (const limit of [TOKEN_REQUESTS_A_MINUTE, COST_MAX, KNOWLEDGE_COST]) expect(text).toMatch(new RegExp(`\\b${limit}\\b`));
  const open = Object.values(SCOPE_DOORS).flat();
  const named = [...text.matchAll(/(\w+) \((\d+)\)/g)].map(([, field = '', cost]) => [field, Number(cost)]);
  expect(Object.fromEntries(named)).toEqual(
    Object.fromEntries(Object.entries(FIELD_COSTS).filter(([field]) => open.some(door => door.endsWith(`.${field}`)))),
  );
  expect(named.length).toBeGreaterThan(3);
});
