import type { MasterSheet } from '@hakaru/contract/master-data';
import { listKnownOrganisations } from '#features/parties/public';
import type { SignedIn } from '#platform/context';
import * as store from './state-store';

type ByCode<Row> = Map<string, Row>;

/**
 * The existing objects while a workbook is applied. A sheet is read again after it was applied, for later sheets that refer to its objects.
 */
export class State {
  benchmarks: ByCode<store.Present> = new Map();
  classes: ByCode<store.PresentClass> = new Map();
  mandates: ByCode<store.Present> = new Map();
  parties: store.PresentParty[] = [];
  parts: store.PresentPart[] = [];
  policy: store.PresentShare[] = [];
  counterparties: ByCode<store.Present> = new Map();
  users: ByCode<store.Present> = new Map();
  /** Organisations that already have access to something of the user's, by the names the user's organisation gave them. */
  known: Map<string, string> = new Map();

  private constructor(
    readonly ctx: SignedIn,
    readonly assetId: string | null,
  ) {}

  static async read(ctx: SignedIn, assetId: string | null): Promise<State> {
    const state = new State(ctx, assetId);
    for (const sheet of Object.keys(READERS) as MasterSheet[]) await state.reread(sheet); // keys of the table below
    for (const { id, name } of await listKnownOrganisations(ctx)) state.known.set(name, id);
    return state;
  }

  async reread(sheet: MasterSheet): Promise<void> {
    await READERS[sheet](this);
  }

  get place(): store.Place {
    return { organisationId: this.ctx.actor.organisation.id, assetId: this.assetId };
  }
}

const byField = <Row extends store.Present>(rows: readonly Row[], field: string): ByCode<Row> =>
  new Map(rows.map(row => [row.fields[field] ?? '', row]));

const READERS: Readonly<Record<MasterSheet, (state: State) => Promise<void>>> = {
  benchmarks: async state => {
    state.benchmarks = byField(await store.findBenchmarks(state.ctx.db, state.place), 'ref');
  },
  parts: async state => {
    state.parts = await store.findParts(state.ctx.db, state.place);
  },
  classes: async state => {
    state.classes = byField(await store.findClasses(state.ctx.db, state.place), 'ref');
  },
  policy: async state => {
    state.policy = await store.findPolicy(state.ctx.db, state.place);
  },
  mandates: async state => {
    state.mandates = byField(await store.findMandates(state.ctx.db, state.place), 'ref');
  },
  parties: async state => {
    state.parties = await store.findParties(state.ctx.db, state.place);
  },
  counterparties: async state => {
    state.counterparties = byField(await store.findCounterparties(state.ctx.db, state.place.organisationId), 'name');
  },
  users: async state => {
    state.users = byField(await store.findUsers(state.ctx.db, state.place.organisationId), 'email');
  },
};
