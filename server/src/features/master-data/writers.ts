import { invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { newUserInput, userInput } from '@hakaru/contract/users';
import { createBenchmark } from '#features/benchmarks/public';
import { createCategory, updateCategory } from '#features/categories/public';
import { createCounterparty, updateCounterparty } from '#features/counterparties/public';
import { addParty, updateParty } from '#features/parties/public';
import { addUser, changeUser, findUser } from '#features/users/public';
import { mandateWriter } from './mandate-writer';
import type { State } from './state';
import { assetOf, assign, idAt, text, type RecordSheet, type Wanted, type Writer } from './writing';

const benchmarks: Writer = {
  keyOf: values => text(values, 'ref'),
  find: (state, values) => state.benchmarks.get(text(values, 'ref')) ?? null,
  fixed: ['name', 'nameJp', 'type', 'rebalance', 'spreadPercent'],
  create: async ({ state }, { ref, name, nameJp, type, ...values }) => {
    const { rebalance, spreadPercent } = values;
    await createBenchmark(state.ctx, assetOf(state), {
      ref,
      name,
      nameJp: nameJp ?? null,
      type,
      ...(rebalance ? { rebalance } : {}),
      ...(spreadPercent ? { spreadPercent } : {}),
    });
  },
  change: async () => {
    throw invalid('ref', 'fixed');
  },
};

const classes: Writer = {
  keyOf: values => text(values, 'ref'),
  find: (state, values) => state.classes.get(text(values, 'ref')) ?? null,
  fixed: [],
  create: async (writing, values) => {
    const { state } = writing;
    const { ref, name, nameJp } = values;
    const input = { kind: 'portfolio', axis: 'class', ref, name, nameJp: nameJp ?? null, ...colourOf(values) };
    const { entityId } = await createCategory(state.ctx, assetOf(state), input);
    if (entityId) await assign(writing, { entityId, present: null, openedDate: null }, values);
  },
  change: async (writing, present, values) => {
    const { state } = writing;
    const found = state.classes.get(text(values, 'ref'));
    if (found?.isArchived) throw invalid('ref', 'archived');
    const { name, nameJp } = values;
    if (['name', 'nameJp', 'colour'].some(field => values[field] !== present.fields[field]))
      await updateCategory(state.ctx, {
        id: present.id,
        version: present.version,
        input: { name, nameJp: nameJp ?? null, ...colourOf(values) },
      });
    if (found?.entityId) await assign(writing, { entityId: found.entityId, present, openedDate: null }, values);
  },
};

const colourOf = ({ colour }: Wanted) => (colour ? { colour: Number(colour) } : {});

const parties: Writer = {
  keyOf: values => ['mandate', 'role', 'name', 'fromDay'].map(field => text(values, field)).join(' · '),
  find: (state, values) =>
    state.parties.find(({ fields }) => ['mandate', 'role', 'name', 'fromDay'].every(field => fields[field] === values[field])) ?? null,
  fixed: [],
  create: async ({ state }, values) => {
    await addParty(state.ctx, idAt(state.mandates.get(text(values, 'mandate')), 'mandate'), partyInput(state, values, null));
  },
  change: async ({ state }, { id, version }, values) => {
    const party = state.parties.find(one => one.id === id);
    await updateParty(state.ctx, { id, version, input: partyInput(state, values, party?.organisationId ?? null) });
  },
};

/** Access can be given only to organisations that already have some; others have to agree to it first. */
function partyInput(state: State, { role, name, nameJp, fromDay, toDay, hasAccess }: Wanted, organisationId: string | null) {
  const known = organisationId ?? state.known.get(name ?? '') ?? null;
  if (hasAccess === 'yes' && !known) throw invalid('hasAccess', 'unknownParty');
  return { role, name, nameJp: nameJp ?? null, fromDay, toDay: toDay ?? null, organisationId: hasAccess === 'yes' ? known : null };
}

const counterparties: Writer = {
  keyOf: values => text(values, 'name'),
  find: (state, values) => state.counterparties.get(text(values, 'name')) ?? null,
  fixed: [],
  create: async ({ state }, values) => {
    await createCounterparty(state.ctx, counterpartyInput(values));
  },
  change: async ({ state }, present, values) => {
    await updateCounterparty(state.ctx, present, counterpartyInput(values));
  },
};

const counterpartyInput = ({ name, nameJp, type, country, rating, limitJpy }: Wanted) => ({
  name,
  nameJp: nameJp ?? null,
  type,
  country,
  rating: rating ?? null,
  limitJpy: limitJpy ?? null,
});

const users: Writer = {
  keyOf: values => text(values, 'email').toLowerCase(),
  find: (state, values) => state.users.get(text(values, 'email').toLowerCase()) ?? null,
  fixed: ['language'],
  create: async ({ state }, { language, ...values }) => {
    await addUser(state.ctx, parse(newUserInput, { ...personOf(values), language: language ?? 'jp', packages: [] }));
  },
  change: async ({ state }, { id, version }, values) => {
    const { sso, packages } = await findUser(state.ctx, id);
    const input = parse(userInput, { ...personOf(values), sso, packages: packages.map(({ type }) => type) });
    await changeUser(state.ctx, { id, version }, input);
  },
};

const personOf = ({ email, name, role, title, phone_number }: Wanted) => ({
  email,
  name,
  role,
  title: title ?? null,
  phone_number: phone_number ?? null,
});

export const writers: Readonly<Record<RecordSheet, Writer>> = {
  benchmarks,
  classes,
  mandates: mandateWriter,
  parties,
  counterparties,
  users,
};
