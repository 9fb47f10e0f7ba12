import { createMandate, mandateDefaults, readMandate, updateMandate } from '#features/mandates/public';
import type { State } from './state';
import { assetOf, assign, idAt, text, type Wanted, type Writer } from './writing';

export const mandateWriter: Writer = {
  keyOf: values => text(values, 'ref'),
  find: (state, values) => state.mandates.get(text(values, 'ref')) ?? null,
  fixed: ['parent'],
  create: async (writing, values) => {
    const { state, reason } = writing;
    const parent = values['parent'] ? idAt(state.mandates.get(values['parent']), 'parent') : null;
    const input = { ...(await mandateDefaults(state.ctx)), ...inputOf(state, values), reason };
    const { id, version, openedDate } = await createMandate(state.ctx, { assetId: assetOf(state), parentId: parent, input });
    state.mandates.set(text(values, 'ref'), { id, version, fields: values }); // a later row may name it as its parent
    await assign(writing, { entityId: id, present: null, openedDate }, values);
  },
  change: async (writing, present, values) => {
    const { state, reason } = writing;
    const isChanged = Object.keys(values).some(field => !field.startsWith('benchmark') && values[field] !== present.fields[field]);
    if (isChanged) {
      const { assetId: _, id, parentId: __, type: ___, note: ____, version, ...before } = await readMandate(state.ctx, present.id);
      await updateMandate(state.ctx, { id, version, input: { ...before, ...inputOf(state, values), reason } });
    }
    await assign(writing, { entityId: present.id, present, openedDate: values['openedDate'] ?? null }, values);
  },
};

const NUMBERS: ReadonlySet<string> = new Set(['fiscal_year_start', 'feeBps']);
const ELSEWHERE: ReadonlySet<string> = new Set(['class', 'parent', 'benchmark', 'benchmarkFrom']);

/** The input of the mandate form, from the fields that have values. */
function inputOf(state: State, values: Wanted): Record<string, unknown> {
  const own = Object.entries(values).filter(([field, value]) => value !== null && !ELSEWHERE.has(field));
  const given = own.map(([field, value]) => [field, NUMBERS.has(field) ? Number(value) : value] as const);
  const { class: ref } = values;
  return { ...Object.fromEntries(given), ...(ref ? { classId: idAt(state.classes.get(ref), 'class') } : {}) };
}
