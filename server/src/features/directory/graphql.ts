import type { TeamPerson } from '@hakaru/contract/directory';
import { parse } from '@hakaru/contract/fields';
import { searchText } from '@hakaru/contract/organisation-settings';
import { MEMBER, WRITER } from '#platform/access';
import { signedIn } from '#platform/context';
import { DirectorySourceEnum } from '#platform/enumerations/people';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { pageType, sliceOf } from '#platform/paging';
import { createTeam, deleteTeam, listCorporations, listTeams, readCorporation, readTeam, updateTeam } from './actions';
import type { CorporationRow, TeamRow } from './store';

const PersonType = builder.objectRef<TeamPerson>('DirectoryPerson').implement({
  fields: t => ({
    name: t.exposeString('name'),
    title: t.exposeString('title', { nullable: true }),
    email: t.exposeString('email', { nullable: true }),
    phone_number: t.exposeString('phone_number', { nullable: true }),
  }),
});

const TeamType = builder.objectRef<TeamRow>('Team').implement({
  description: 'A contact team of a firm the organisation works with.',
  fields: t => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    nameJp: t.exposeString('nameJp'),
    firm: t.exposeString('firm'),
    looksAfter: t.exposeString('looksAfter', { nullable: true }),
    phone_number: t.exposeString('phone_number', { nullable: true }),
    fax_number: t.exposeString('fax_number', { nullable: true }),
    email: t.exposeString('email', { nullable: true }),
    people: t.expose('people', { type: [PersonType] }),
    version: t.exposeInt('version'),
  }),
});

const NameType = builder.objectRef<{ en: string; jp: string }>('DirectoryRole').implement({
  fields: t => ({ en: t.exposeString('en'), jp: t.exposeString('jp') }),
});

const CorporationType = builder.objectRef<CorporationRow>('DirectoryCorporation').implement({
  description: 'A firm the organisation holds or deals with: a company of a fund, or a counterparty.',
  fields: t => ({
    id: t.exposeID('id'),
    source: t.expose('source', { type: DirectorySourceEnum }),
    name: t.exposeString('name'),
    nameJp: t.exposeString('nameJp'),
    kana: t.exposeString('kana', { nullable: true }),
    country: t.exposeString('country', { nullable: true }),
    roles: t.exposeStringList('roles'),
    roleNames: t.expose('roleNames', { type: [NameType] }),
    phone: t.exposeString('phone', { nullable: true }),
    fax: t.exposeString('fax', { nullable: true }),
    address: t.exposeString('address', { nullable: true }),
    contacts: t.expose('contacts', { type: [PersonType] }),
    heldBy: t.exposeString('heldBy', { nullable: true }),
    heldByJp: t.exposeString('heldByJp', { nullable: true }),
  }),
});

const PersonFields = builder.inputType('TeamPersonInput', {
  fields: t => ({ name: t.string({ required: true }), title: t.string(), email: t.string(), phone_number: t.string() }),
});

const TeamFields = builder.inputType('TeamInput', {
  fields: t => ({
    name: t.string({ required: true }),
    nameJp: t.string(),
    firm: t.string({ required: true }),
    looksAfter: t.string(),
    phone_number: t.string(),
    fax_number: t.string(),
    email: t.string(),
    people: t.field({ type: [PersonFields] }),
  }),
});

builder.queryFields(t => ({
  teams: t.field({
    access: MEMBER,
    type: pageType('TeamPage', TeamType),
    args: { first: t.arg.int(), page: t.arg.int(), search: t.arg.string() },
    resolve: (_, { search, ...slice }, ctx) => listTeams(signedIn(ctx), sliceOf(slice), parse(searchText, search ?? '')),
  }),
  team: t.field({
    access: MEMBER,
    type: TeamType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => readTeam(signedIn(ctx), idOf(id)),
  }),
  directoryCorporations: t.field({
    access: MEMBER,
    type: pageType('DirectoryCorporationPage', CorporationType),
    args: { first: t.arg.int(), page: t.arg.int(), search: t.arg.string() },
    resolve: (_, { search, ...slice }, ctx) => listCorporations(signedIn(ctx), sliceOf(slice), parse(searchText, search ?? '')),
  }),
  directoryCorporation: t.field({
    access: MEMBER,
    type: CorporationType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => readCorporation(signedIn(ctx), idOf(id)),
  }),
}));

builder.mutationFields(t => ({
  createTeam: t.field({
    access: WRITER,
    type: TeamType,
    args: { input: t.arg({ type: TeamFields, required: true }) },
    resolve: (_, { input }, ctx) => createTeam(signedIn(ctx), input),
  }),
  updateTeam: t.field({
    access: WRITER,
    type: TeamType,
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }), input: t.arg({ type: TeamFields, required: true }) },
    resolve: (_, { id, version, input }, ctx) => updateTeam(signedIn(ctx), { id: idOf(id), version }, input),
  }),
  deleteTeam: t.boolean({
    access: WRITER,
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
    resolve: (_, { id, version }, ctx) => deleteTeam(signedIn(ctx), { id: idOf(id), version }),
  }),
}));
