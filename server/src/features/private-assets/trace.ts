import type { FigureKey } from '@hakaru/contract/figures';
import { fundStrategies, type FundStrategy } from '@hakaru/contract/fund-terms';
import { isFundMeasure } from '@hakaru/contract/part-measures';
import { flowTypes, type FlowType } from '@hakaru/contract/private-assets';
import type { Step } from '@hakaru/engine/result';
import { addFigures, type FigureContext, type PartTrace } from '#features/figures/public';
import type { FactStory } from '#features/books/public';
import type { SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import { fundFigure } from './figures';
import { readFundPart, selectionNames, type SelectionName } from './fund-part';
import type { FundFacts } from './pool';
import * as store from './store';
import { findFundTerms } from './terms-store';

/** Registers the figures of private funds, traced to the notices and their sources. */
export function joinFigures(): void {
  addFigures({
    owns: isFundMeasure,
    open: async (ctx, place, keys) => {
      const facts = await readFacts(ctx, place, keys);
      const stories = storySource(ctx, place, facts);
      return { figure: key => fundFigure(place, facts, key), trace: key => traceOf(place, { facts, key, stories }) };
    },
  });
}

/** Reads the facts about the funds of these keys and those below them. */
export async function readFacts(ctx: SignedIn, place: FigureContext, keys: readonly FigureKey[]): Promise<FundFacts> {
  const { ownerId, known, calculator } = place;
  const entityIds = [...withAllBelow(calculator.book, new Set(keys.map(({ entityId }) => entityId)))];
  const { baseCurrency } = calculator.book;
  const currencies = [...new Set(entityIds.flatMap(id => calculator.entity(id)?.currency ?? []))].filter(one => one !== baseCurrency);
  const days = [...new Set(keys.map(({ asOf }) => asOf))];
  return await inScope(ctx.app.database.db, { organisation: ownerId }, async db => ({
    ...(await store.findFundFacts(db, { ownerId, entityIds, known })),
    rates: await store.findRates(db, { ownerId, currencies, quote: baseCurrency, days, known }),
    companies: await store.findCompanies(db, ownerId, entityIds),
    terms: await findFundTerms(db, ownerId, entityIds),
  }));
}

/** Entities of the book with everything that is or was below them. */
function withAllBelow({ entities }: Pick<FigureContext['calculator']['book'], 'entities'>, ids: Set<string>): Set<string> {
  for (const id of ids) {
    const entity = entities.get(id);
    if (!entity) ids.delete(id);
    for (const childId of entity?.childIds ?? []) ids.add(childId);
    for (const link of entity?.children ?? []) ids.add(link.id);
  }
  return ids;
}

type FactIds = Partial<Record<store.FundFactKind, string[]>>;
type Stories = (factIds: FactIds) => Promise<FactStory[]>;
type Traced = { facts: FundFacts; key: FigureKey; stories: Stories };

async function traceOf(place: FigureContext, { facts, key, stories }: Traced): Promise<PartTrace> {
  const steps: Step[] = [];
  const inputs: FigureKey[] = [];
  const factIds: FactIds = {};
  const against = new Set<string>();
  const figure = fundFigure(place, facts, key, {
    note: step => void steps.push(step),
    input: input => void inputs.push(input),
    fact: (kind, id, isAgainst) => {
      (factIds[kind] ??= []).push(id);
      if (isAgainst) against.add(id);
    },
  });
  const method = methodOf(key, inputs);
  const isNone = method === 'figures.fact' && figure.value !== null && Object.keys(factIds).length === 0;
  if (isNone) steps.push({ id: 'notices', value: noticesUntil(facts, key), unit: 'count' });
  return {
    figure,
    method: isNone ? 'private-assets.none-reported' : steps.some(({ id }) => id === 'daysHeld') ? `${method}-period` : method,
    steps,
    inputs,
    // Only notices have two sides; the same notice in two currencies is two facts.
    facts: (await stories(factIds)).map(fact => (against.has(fact.id.replace(IN_BASE, '')) ? { ...fact, isAgainst: true } : fact)),
    partOf: partName,
  };
}

/** The number of parts of notices that were searched, when none had the type asked for. */
function noticesUntil({ flows }: FundFacts, { entityId, asOf }: FigureKey): number {
  return flows.filter(flow => flow.entityId === entityId && flow.asOf <= asOf).length;
}

/** Up to this many figures are traced one by one; beyond it all facts of the funds are read at once. */
const SINGLY = 3;

/** A panel traces one or two figures with all earlier versions; a workbook traces hundreds and needs only current facts. */
function storySource(ctx: SignedIn, place: FigureContext, { commitments, flows, valuations, rates }: FundFacts): Stories {
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  let asked: number = 0;
  let all: Promise<Map<string, FactStory>> | null = null;
  const readAll = async () => {
    const notices = idsOf(flows);
    const values = idsOf(valuations);
    const whole = { commitment: idsOf(commitments), cashflow: notices, cashflowInBase: notices, valuation: values, carry: values };
    const found = new Map<string, FactStory>();
    for (const [kind, stories] of await storiesOf(ctx, place, { ...whole, rate: idsOf(rates) }))
      for (const story of stories) found.set(`${kind} ${story.id}`, story);
    return found;
  };
  return async factIds => {
    if (Object.keys(factIds).length === 0) return [];
    if (++asked <= SINGLY) return (await storiesOf(ctx, place, factIds)).flatMap(([, stories]) => stories);
    const found = await (all ??= readAll());
    return store.fundFactKinds.flatMap(kind => (factIds[kind] ?? []).flatMap(id => found.get(`${kind} ${idIn(kind, id)}`) ?? []));
  };
}

const IN_BASE = ' base';
const idIn = (kind: store.FundFactKind, id: string) => (kind === 'cashflowInBase' ? `${id}${IN_BASE}` : id);

/** The facts with the currency they are reported in: the fund's own or the investor's. */
async function storiesOf(ctx: SignedIn, place: FigureContext, factIds: FactIds): Promise<[store.FundFactKind, FactStory[]][]> {
  const { ownerId, calculator } = place;
  return await inScope(ctx.app.database.db, { organisation: ownerId }, async db => {
    const all: [store.FundFactKind, FactStory[]][] = [];
    for (const kind of store.fundFactKinds) {
      const ids = factIds[kind] ?? [];
      const stories = ids.length === 0 ? [] : await store.findFundStories(db, { ownerId, kind, ids });
      const currencyOf = ({ currency, entityId }: FactStory) =>
        currency ?? (kind === 'cashflowInBase' ? calculator.book.baseCurrency : (calculator.entity(entityId)?.currency ?? null));
      const isOwn = ownerId === ctx.actor.organisation.id; // documents belong to the owner; others see only the figures
      const ownOf = ({ documentId = null }: FactStory) => (isOwn ? documentId : null);
      all.push([
        kind,
        stories.map(story => ({ ...story, id: idIn(kind, story.id), currency: currencyOf(story), documentId: ownOf(story) })),
      ]);
    }
    return all;
  });
}

const METHODS: Readonly<Partial<Record<FigureKey['measure'], string>>> = {
  dpi: 'private-assets.dpi',
  rvpi: 'private-assets.rvpi',
  tvpi: 'private-assets.tvpi',
  irrNet: 'private-assets.xirr',
  irrGross: 'private-assets.xirr-gross',
  callProgress: 'private-assets.call-progress',
  flowDifference: 'private-assets.flow-difference',
  activeCompanies: 'private-assets.companies',
  realizedCompanies: 'private-assets.companies',
  ksPme: 'private-assets.ks-pme',
  lnPme: 'private-assets.ln-pme',
  directAlpha: 'private-assets.direct-alpha',
  modifiedPme: 'private-assets.m-pme',
  assumedMirr: 'private-assets.mirr',
  periodGain: 'private-assets.period-gain',
  navAge: 'private-assets.nav-age',
  navAgeAverage: 'private-assets.nav-age-average',
};

/** For a programme these are the sums over its funds. */
const OF_FUNDS: ReadonlySet<string> = new Set(['private-assets.companies', 'private-assets.flow-difference']);

function methodOf({ measure, entityId, asOf }: FigureKey, inputs: readonly FigureKey[]): string {
  const own = METHODS[measure];
  const isOfFunds = inputs.length > 0 && inputs.every(input => input.entityId !== entityId);
  if (own && !(OF_FUNDS.has(own) && isOfFunds)) return own;
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
  inside: { en: 'Net, within the commitment', jp: 'コミットメント内の純額' },
  gross: { en: 'Net before fees', jp: '報酬控除前の純額' },
};

function selectedName(name: SelectionName, value: string): { en: string; jp: string } {
  if (name === 'strategy' && Object.hasOwn(fundStrategies, value)) return fundStrategies[value as FundStrategy]; // checked just before
  return name === 'vintage' ? { en: `vintage ${value}`, jp: `ビンテージ${value}` } : { en: value, jp: value };
}

function partName({ measure, part }: FigureKey): { en: string; jp: string } | null {
  const read = readFundPart(part);
  if (!read || part === undefined) return null;
  const name = measure === 'fundFlow' ? (SIDES[read.filter] ?? flowTypes[read.filter as FlowType]) : null; // a filter that is not a side is a type
  const chosen = selectionNames.flatMap(one => (read.select[one] === undefined ? [] : [selectedName(one, read.select[one])]));
  const base = read.basis === 'base' ? { en: 'in the investor’s currency', jp: '投資家通貨建て' } : null;
  const words = [name, ...chosen, base].flatMap(word => word ?? []);
  return words.length === 0 ? null : { en: words.map(({ en }) => en).join(', '), jp: words.map(({ jp }) => jp).join('・') };
}
