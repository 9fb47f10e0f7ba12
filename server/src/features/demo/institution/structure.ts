import { insertGrants } from '#features/grants/public';
import type { Db } from '#platform/db';
import { demoId } from '#features/demo/demo-id';
import { POLICY_BEFORE, POLICY_NOW } from '#features/demo/series/pension-fund';
import { fundTerms } from '#features/demo/series/private-funds';
import { demoOrganisations } from '#features/demo/organisations';
import { insertAssumedRates } from '#features/assumed-rates/public';
import { insertBenchmarkAssignments, insertBenchmarkCurrencies, insertBenchmarkParts, insertBenchmarks } from '#features/benchmarks/public';
import { insertCategories } from '#features/categories/public';
import { insertMandates } from '#features/mandates/public';
import { insertParties } from '#features/parties/public';
import { insertPolicyWeights } from '#features/policies/public';
import { insertEntities, insertLinks, insertMembers } from '#features/structure/public';
import { currencyMixes, demoBenchmarks } from './benchmarks';
import { custodialAccounts } from './custody';
import { demoMandates, hoshiClasses, shiraClasses, type DemoClass, type DemoMandate } from './mandates';
import type { DemoSeries } from './series';

export const EARLY = '2016-10-31';
type Owner = { ref: 'HOSHI' | 'SHIRA'; asset: string; classes: readonly DemoClass[] };
export const owners: readonly Owner[] = [
  { ref: 'HOSHI', asset: 'HMAIN', classes: hoshiClasses },
  { ref: 'SHIRA', asset: 'SMAIN', classes: shiraClasses },
];

export const entityId = (owner: string, ref: string): string => demoId(`${owner}|entity|${ref}`);
export const classId = (owner: string, ref: string): string => demoId(`${owner}|class|${ref}`);

/** A fund's code: the first three letters of its programme, F and its number there, within the six characters a code may have. */
export function fundRef(name: string): string {
  const terms = fundTerms.find(one => one.name === name);
  const place = fundTerms.filter(({ mandate }) => mandate === terms?.mandate).findIndex(one => one.name === name) + 1;
  return `${terms?.mandate.slice(0, 3)}F${place}`;
}

/** Everything but the facts: accounts, mandates, funds, benchmarks, classes, policies, parties and grants. */
export async function plantStructure(db: Db, series: DemoSeries): Promise<void> {
  for (const owner of owners) {
    await plantEntities(db, owner, series);
    await plantClasses(db, owner);
    await plantMandates(db, owner, series);
    await plantBenchmarks(db, owner);
    if (owner.ref === 'HOSHI') await plantPolicies(db, owner);
    if (owner.ref === 'HOSHI') await plantAssumedRates(db, owner);
  }
}

/** The actuary lowered the rate once, at the last revaluation. */
async function plantAssumedRates(db: Db, owner: Owner): Promise<void> {
  const rates = [
    ['2016-04-01', '3.0'],
    ['2021-04-01', '2.5'],
  ] as const;
  const keys = { organisation_id: demoId(owner.ref), asset_id: demoId(owner.asset) };
  await insertAssumedRates(
    db,
    rates.map(([from_day, rate_percent]) => ({ ...keys, id: demoId(`${owner.ref}|assumedRate|${from_day}`), from_day, rate_percent })),
  );
}

type EntityFields = { ref: string; kind: string; type: string; name_en: string; name_jp: string; currency?: string; fund_type?: string };

async function plantEntities(db: Db, owner: Owner, series: DemoSeries): Promise<void> {
  const keys = { organisation_id: demoId(owner.ref), asset_id: demoId(owner.asset) };
  const mandates = demoMandates.filter(mandate => mandate.owner === owner.ref);
  const funds = [...series.funds.values()].filter(({ terms }) => mandates.some(({ ref }) => ref === terms.mandate));
  const custodials = owner.ref === 'HOSHI' ? custodialAccounts : [];
  const fields: EntityFields[] = [
    { ref: 'TOTAL', kind: 'account', type: 'total', name_en: 'Total assets', name_jp: '資産全体' },
    ...owner.classes.map(({ ref, en, jp }) => ({ ref, kind: 'account', type: 'subtotal', name_en: en, name_jp: jp })),
    ...mandates.map(({ ref, en, jp }) => ({ ref, kind: 'mandate', type: 'mandate', name_en: en, name_jp: jp })),
    ...funds.map(({ terms }) => ({
      ref: fundRef(terms.name),
      kind: 'fund',
      type: 'subMandate',
      name_en: terms.name,
      name_jp: terms.name,
      currency: terms.currency,
      fund_type: terms.name.includes('FoF') ? 'fundOfFunds' : 'limitedPartnetships',
    })),
    ...demoBenchmarks.map(({ ref, en, jp, type, currency = 'JPY' }) => ({
      ref,
      kind: 'benchmark',
      type,
      name_en: en,
      name_jp: jp,
      currency,
    })),
    ...owner.classes.map(({ ref, en, jp }) => ({
      ref: `BM-${ref}`,
      kind: 'benchmark',
      type: 'mvWeightedAverage',
      name_en: `${en} benchmark`,
      name_jp: `${jp}ベンチマーク`,
    })),
    { ref: 'POLICY', kind: 'benchmark', type: 'policyWeightedAverage', name_en: 'Policy benchmark', name_jp: '政策ベンチマーク' },
    { ref: 'ACTUAL', kind: 'benchmark', type: 'mvWeightedAverage', name_en: 'Actual-weight benchmark', name_jp: '実績構成比ベンチマーク' },
    ...custodials.map(({ ref, type, name_en, name_jp }) => ({ ref, kind: 'custodial', type, name_en, name_jp })),
  ];
  await insertEntities(
    db,
    fields.map((one, position) => ({ ...keys, id: entityId(owner.ref, one.ref), position, ...one })),
  );
  const link = (child: string, parent: string) => ({
    organisation_id: keys.organisation_id,
    child_id: entityId(owner.ref, child),
    parent_id: entityId(owner.ref, parent),
    from_day: EARLY,
  });
  await insertLinks(db, [
    ...owner.classes.map(({ ref }) => link(ref, 'TOTAL')),
    ...mandates.map(({ ref, of }) => link(ref, of)),
    ...funds.map(({ terms }) => link(fundRef(terms.name), terms.mandate)),
    ...custodials.map(({ ref, mandate }) => link(ref, mandate)),
  ]);
}

async function plantClasses(db: Db, owner: Owner): Promise<void> {
  const organisation_id = demoId(owner.ref);
  const rows = owner.classes.map(({ ref, en, jp, colour }, position) => ({
    organisation_id,
    id: classId(owner.ref, ref),
    asset_id: demoId(owner.asset),
    kind: 'portfolio',
    axis: 'class',
    ref,
    name_en: en,
    name_jp: jp,
    colour,
    position,
    entity_id: entityId(owner.ref, ref),
  }));
  await insertCategories(db, rows);
  const members = demoMandates.filter(mandate => mandate.owner === owner.ref);
  await insertMembers(
    db,
    members.map(({ ref, of }) => ({ organisation_id, category_id: classId(owner.ref, of), entity_id: entityId(owner.ref, ref) })),
  );
}

async function plantMandates(db: Db, owner: Owner, series: DemoSeries): Promise<void> {
  const organisation_id = demoId(owner.ref);
  const mandates = demoMandates.filter(mandate => mandate.owner === owner.ref);
  const fiscal_year_start = 4;
  await insertMandates(
    db,
    mandates.map(mandate => ({ organisation_id, entity_id: entityId(owner.ref, mandate.ref), fiscal_year_start, ...contract(mandate) })),
  );
  const funds = [...series.funds.values()].filter(({ terms }) => mandates.some(({ ref }) => ref === terms.mandate));
  const fundRows = funds.map(({ terms, months }) => ({
    organisation_id,
    entity_id: entityId(owner.ref, fundRef(terms.name)),
    opened_date: firstDay(months[0]?.month),
    performance_inception_date: firstDay(months[0]?.month),
    fiscal_year_start,
    is_private: true,
    style: 'private',
  }));
  await insertMandates(db, fundRows);
  await insertParties(
    db,
    mandates.flatMap(mandate => parties(owner.ref, mandate)),
  );
  await insertGrants(
    db,
    mandates.flatMap(mandate => grants(owner, mandate)),
  );
}

function contract({ ref, style, opened, closed, feeBps }: DemoMandate) {
  return {
    style,
    opened_date: opened,
    reporting_start_date: opened,
    performance_inception_date: opened,
    fee_bps: feeBps,
    is_private: style === 'private',
    // Insurers and private funds hold their own assets; everything else is with the trust bank.
    custodian_code: style === 'guaranteed' || style === 'private' ? null : `KTB-${ref}`,
    ...(closed ? { reporting_end_date: closed, performance_closed_date: closed, termination_date: closed } : {}),
  };
}

function firstDay(month: number | undefined): string {
  const index = month ?? 0;
  return new Date(Date.UTC(Math.floor(index / 12), (index % 12) + 1, 0)).toISOString().slice(0, 10);
}

function parties(owner: string, { ref, manager, opened, closed }: DemoMandate) {
  const roles = [...(manager && manager !== 'KOMOR' ? [['manager', manager] as const] : []), ['trustee', 'KOMOR'] as const];
  return roles.map(([role, party]) => {
    const organisation = demoOrganisations.find(one => one.ref === party);
    return {
      organisation_id: demoId(owner),
      id: demoId(`${owner}|party|${ref}|${role}`),
      entity_id: entityId(owner, ref),
      role,
      party_organisation_id: demoId(party),
      name_en: organisation?.en ?? party,
      name_jp: organisation?.jp ?? party,
      from_day: opened,
      to_day: closed ?? null,
    };
  });
}

/** Managers and trustees see the mandates they are party to; a closed one up to its last day. */
function grants(owner: Owner, { ref, manager, opened, closed }: DemoMandate) {
  const roles = [...(manager && manager !== 'KOMOR' ? [['manager', manager] as const] : []), ['trustee', 'KOMOR'] as const];
  return roles.map(([role, grantee]) => ({
    organisationId: demoId(owner.ref),
    id: demoId(`${owner.ref}|grant|${ref}|${role}`),
    assetId: demoId(owner.asset),
    entityId: entityId(owner.ref, ref),
    granteeId: demoId(grantee),
    role,
    fromDay: opened,
    toDay: closed ?? null,
  }));
}

async function plantBenchmarks(db: Db, owner: Owner): Promise<void> {
  const organisation_id = demoId(owner.ref);
  const id = (ref: string) => entityId(owner.ref, ref);
  const mandates = demoMandates.filter(mandate => mandate.owner === owner.ref);
  await insertBenchmarks(db, [
    ...demoBenchmarks.map(({ ref, spreadPercent = '0' }) => ({ organisation_id, entity_id: id(ref), spread_percent: spreadPercent })),
    ...['POLICY', 'ACTUAL', ...owner.classes.map(({ ref }) => `BM-${ref}`)].map(ref => ({ organisation_id, entity_id: id(ref) })),
  ]);
  const part = (benchmark: string, from_day: string, component: string, weight_percent: string) => ({
    organisation_id,
    benchmark_id: id(benchmark),
    from_day,
    component_id: id(component),
    weight_percent,
  });
  const built = demoBenchmarks.flatMap(({ ref, parts = [] }) =>
    parts.flatMap(({ from, of }) => of.map(([component, weight]) => part(ref, from, component, weight))),
  );
  const classParts = owner.classes.flatMap(({ ref }) =>
    [...new Set(mandates.filter(({ of }) => of === ref).map(({ benchmark }) => benchmark))].map(component =>
      part(`BM-${ref}`, EARLY, component, '0'),
    ),
  );
  const actualParts = [...new Set(mandates.map(({ benchmark }) => benchmark))].map(component => part('ACTUAL', EARLY, component, '0'));
  await insertBenchmarkParts(db, [...built, ...classParts, ...actualParts]);
  await insertBenchmarkCurrencies(
    db,
    currencyMixes.flatMap(({ parent, of }) =>
      of.map(({ ref, currency, weight }) => ({
        organisation_id,
        benchmark_id: id(parent),
        from_day: EARLY,
        currency,
        component_id: id(ref),
        weight_percent: String(weight),
        recorded_at: new Date(`${EARLY}T09:00:00+09:00`),
      })),
    ),
  );
  const assigned = (entity: string, benchmark: string, from_day: string) => ({
    organisation_id,
    entity_id: id(entity),
    benchmark_id: id(benchmark),
    from_day,
  });
  await insertBenchmarkAssignments(db, [
    assigned('TOTAL', owner.ref === 'HOSHI' ? 'POLICY' : 'ACTUAL', EARLY),
    ...owner.classes.map(({ ref }) => assigned(ref, `BM-${ref}`, EARLY)),
    ...mandates.map(({ ref, benchmark, opened }) => assigned(ref, benchmark, opened)),
  ]);
}

function policyVersions(owner: Owner): { from: string; weights: Readonly<Record<string, number>> }[] {
  if (owner.ref !== 'HOSHI') return [];
  return [
    { from: '2016-11-01', weights: POLICY_BEFORE },
    { from: '2024-04-01', weights: POLICY_NOW },
  ];
}

async function plantPolicies(db: Db, owner: Owner): Promise<void> {
  const keys = { organisation_id: demoId(owner.ref), asset_id: demoId(owner.asset) };
  const rows = policyVersions(owner).flatMap(({ from, weights }) =>
    owner.classes
      .filter(({ ref }) => weights[ref] !== undefined)
      .map(({ ref, band }) => ({
        ...keys,
        from_day: from,
        category_id: classId(owner.ref, ref),
        weight_percent: String(weights[ref]),
        band_percent: band,
      })),
  );
  await insertPolicyWeights(db, rows);
}
