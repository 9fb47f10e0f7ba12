import type { FigureKey } from '@hakaru/contract/figures';
import { isFundMeasure } from '@hakaru/contract/part-measures';
import { flowTypes, type FlowType } from '@hakaru/contract/private-assets';
import type { Step } from '@hakaru/engine/result';
import { addFigures, type FactStory, type PartTrace, type Place } from '#features/figures/public';
import type { SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import { fundFigure, readFundPart } from './figures';
import type { FundFacts } from './pool';
import * as store from './store';

/** Figures of private funds join the others: in grids and series by column, traced to the notice and its source. */
export function joinFigures(): void {
  addFigures({
    owns: isFundMeasure,
    open: async (ctx, place, keys) => {
      const facts = await readFacts(ctx, place, keys);
      return { figure: key => fundFigure(place, facts, key), trace: key => traceOf(ctx, place, { facts, key }) };
    },
  });
}

/** What is known of the funds the keys are about, and of those below them. */
async function readFacts(ctx: SignedIn, place: Place, keys: readonly FigureKey[]): Promise<FundFacts> {
  const { ownerId, known, worker } = place;
  const entityIds = [...new Set(keys.flatMap(({ entityId }) => [entityId, ...(worker.entity(entityId)?.childIds ?? [])]))].filter(id =>
    worker.entity(id),
  );
  const { baseCurrency } = worker.book;
  const currencies = [...new Set(entityIds.flatMap(id => worker.entity(id)?.currency ?? []))].filter(one => one !== baseCurrency);
  const days = [...new Set(keys.map(({ asOf }) => asOf))];
  return await inScope(ctx.app.database.db, { organisation: ownerId }, async db => ({
    ...(await store.findFundFacts(db, { ownerId, entityIds, known })),
    rates: await store.findRates(db, { ownerId, currencies, quote: baseCurrency, days, known }),
    companies: await store.findCompanies(db, ownerId, entityIds),
  }));
}

type Traced = { facts: FundFacts; key: FigureKey };

async function traceOf(ctx: SignedIn, place: Place, { facts, key }: Traced): Promise<PartTrace> {
  const steps: Step[] = [];
  const inputs: FigureKey[] = [];
  const told = { commitment: [] as string[], cashflow: [] as string[], valuation: [] as string[] }; // filled below
  const figure = fundFigure(place, facts, key, {
    note: step => void steps.push(step),
    input: input => void inputs.push(input),
    fact: (kind, id) => void told[kind].push(id),
  });
  return {
    figure,
    method: methodOf(key, inputs),
    steps,
    inputs,
    facts: await storiesOf(ctx, place, told),
    partOf: partName,
  };
}

async function storiesOf(ctx: SignedIn, { ownerId }: Place, told: Readonly<Record<store.FundFactKind, string[]>>): Promise<FactStory[]> {
  const kinds = (['commitment', 'cashflow', 'valuation'] as const).filter(kind => told[kind].length > 0);
  if (kinds.length === 0) return [];
  return await inScope(ctx.app.database.db, { organisation: ownerId }, async db => {
    const stories: FactStory[] = [];
    for (const kind of kinds) stories.push(...(await store.findFundStories(db, { ownerId, kind, ids: told[kind] })));
    return stories;
  });
}

const METHODS: Readonly<Partial<Record<FigureKey['measure'], string>>> = {
  dpi: 'private-assets.dpi',
  rvpi: 'private-assets.rvpi',
  tvpi: 'private-assets.tvpi',
  irrNet: 'private-assets.xirr',
  irrGross: 'private-assets.xirr-gross',
  callProgress: 'private-assets.call-progress',
  activeCompanies: 'private-assets.companies',
  realizedCompanies: 'private-assets.companies',
};

function methodOf({ measure, entityId, asOf }: FigureKey, inputs: readonly FigureKey[]): string {
  const own = METHODS[measure];
  if (own) return own;
  if (inputs.length === 0) return 'figures.fact';
  const [first] = inputs;
  if (first?.entityId === entityId && first.measure === measure)
    return first.asOf < asOf ? 'private-assets.roll-forward' : 'money.conversion';
  if (measure === 'unfunded' && first?.entityId === entityId) return 'private-assets.unfunded';
  return 'figures.sum';
}

const SIDES: Readonly<Record<string, { en: string; jp: string }>> = {
  call: { en: 'Calls', jp: '払込' },
  distribution: { en: 'Distributions', jp: '分配' },
  net: { en: 'Net', jp: '純額' },
  gross: { en: 'Net before fees', jp: '報酬控除前の純額' },
};

function partName({ measure, part }: FigureKey): { en: string; jp: string } | null {
  const read = readFundPart(part);
  if (!read || part === undefined) return null;
  const name = measure === 'fundFlow' ? (SIDES[read.filter] ?? flowTypes[read.filter as FlowType]) : null; // a filter that is no side is a type
  const base = read.basis === 'base' ? { en: 'in the investor’s currency', jp: '投資家通貨建て' } : null;
  const words = [name, base].flatMap(word => word ?? []);
  return words.length === 0 ? null : { en: words.map(({ en }) => en).join(', '), jp: words.map(({ jp }) => jp).join('・') };
}
