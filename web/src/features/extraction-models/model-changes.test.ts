import { expect, test } from 'vitest';
import { modelChanges, type ModelTerms } from './model-changes';

const mapping = (dataPointName: string, pattern: string) => ({
  dataPointId: dataPointName,
  dataPointName,
  kind: 3,
  pattern,
  prompt: null,
  factor: null,
  signHandling: 'None',
  expectedSign: 'none',
});
const model: ModelTerms = {
  name: 'A',
  documentType: 'PA_CONTRIBUTION',
  layout: null,
  mappings: [mapping('Due date', 'Due (.+)'), mapping('Currency', '([A-Z]{3})')],
};

test('only what differs is said, and a mapping that changed is removed and added', () => {
  expect(modelChanges(model, model)).toEqual([]);
  const after = {
    ...model,
    name: 'B',
    layout: 'Redfern',
    mappings: [mapping('Due date', 'Payable (.+)'), mapping('Currency', '([A-Z]{3})')],
  };
  expect(modelChanges(model, after)).toEqual([
    { what: 'renamed', before: 'A', after: 'B' },
    { what: 'layout', before: null, after: 'Redfern' },
    { what: 'removed', mapping: 'Due date · 3 · Due (.+)' },
    { what: 'added', mapping: 'Due date · 3 · Payable (.+)' },
  ]);
});

test('the same mappings in another order are listed, because they run in their order', () => {
  expect(modelChanges(model, { ...model, mappings: model.mappings.toReversed() })).toEqual([{ what: 'moved' }]);
  const twice = { ...model, mappings: [...model.mappings, mapping('Currency', '([A-Z]{3})')] };
  expect(modelChanges(model, twice)).toEqual([{ what: 'added', mapping: 'Currency · 3 · ([A-Z]{3})' }]);
});
