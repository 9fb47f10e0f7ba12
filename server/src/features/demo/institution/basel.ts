import type { CompositionLine, EvidenceInput } from '@hakaru/contract/basel';
import { saveComposition, saveEvidence, saveStandard } from '#features/basel/public';
import { demoId } from '#features/demo/demo-id';
import { personAt } from '#features/demo/instructions/person-at';
import { hasBasel } from '#features/demo/store';
import { addDocument } from '#features/documents/public';
import type { App, SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import { evidencePdf } from './evidence-pdf';
import { entityId } from './structure';

const AS_OF = '2026-09-30';
const ADMIN = 'admin@shirasagi.example';
const MILLION = 1_000_000;

type Line = Pick<CompositionLine, 'item' | 'name'> & {
  millions: number;
  ratings?: string[];
  weight?: string;
  heldWithin?: string;
  fundMillions?: number;
};
type Counterparty = { name: string; notional: number; replacementCost: number; futureExposure: number; ratings: string[] };
type Fund = { ref: string; netAssets: number; lines: readonly Line[]; derivative?: Counterparty; isSupported: boolean };

/** Part of the shares is held through a mother fund, which holds smaller companies through another, so that nested look-through is shown. */
const MOTHER = '外国株式マザーファンド';
const SMALLER_COMPANIES = '外国小型株式マザーファンド';

/** The composition of the bank's funds at the quarter-end. One bank bond of SFB01 has no rating, and SIN01's table has no confirmation. */
const FUNDS: readonly Fund[] = [
  {
    ref: 'SDB01',
    netAssets: 45_000,
    lines: [
      { item: 'sovereign', name: '国債', millions: 36_300, weight: '0' },
      { item: 'financialInstitutions', name: '銀行社債 AA格', millions: 6_700, ratings: ['AA-', 'AA'] },
      { item: 'corporates', name: '事業債 A格', millions: 2_000, ratings: ['A', 'A+'] },
    ],
    isSupported: true,
  },
  {
    ref: 'SFB01',
    netAssets: 30_000,
    lines: [
      { item: 'sovereign', name: '外国国債 AAA・AA格', millions: 22_515, ratings: ['AAA', 'AA+'] },
      { item: 'financialInstitutions', name: '外国銀行債 AA格', millions: 5_475, ratings: ['AA-'] },
      { item: 'financialInstitutions', name: '外国銀行債 格付なし', millions: 10 },
      { item: 'corporates', name: '外国社債 A格', millions: 2_000, ratings: ['A', 'A-'] },
    ],
    derivative: { name: '為替予約', notional: 29_500, replacementCost: 100, futureExposure: 364.285714, ratings: ['AA-'] },
    isSupported: true,
  },
  {
    ref: 'SFE01',
    netAssets: 12_000,
    lines: [
      { item: 'financialInstitutions', name: '預金', millions: 110, ratings: ['AA-'] },
      { item: 'equity', name: '外国上場株式', millions: 9_160 },
      { item: 'fund', name: MOTHER, millions: 2_500, fundMillions: 60_000 },
      { item: 'equity', name: '外国大型株式', millions: 51_000, heldWithin: MOTHER },
      { item: 'fund', name: SMALLER_COMPANIES, millions: 9_000, fundMillions: 20_000, heldWithin: MOTHER },
      { item: 'equity', name: '外国小型株式', millions: 20_000, heldWithin: SMALLER_COMPANIES },
      { item: 'other', name: '現金', millions: 230, weight: '0' },
    ],
    isSupported: true,
  },
  {
    ref: 'SPD01',
    netAssets: 7_661,
    lines: [{ item: 'corporates', name: 'シニア担保付ローン', millions: 7_661, weight: '100' }],
    isSupported: true,
  },
  {
    ref: 'SIN01',
    netAssets: 7_796,
    lines: [{ item: 'corporates', name: '再生可能エネルギー事業向け', millions: 7_796, weight: '100' }],
    isSupported: false,
  },
  {
    ref: 'SCS01',
    netAssets: 5_000,
    lines: [{ item: 'financialInstitutions', name: '普通預金', millions: 5_000, ratings: ['AA-'] }],
    isSupported: true,
  },
];

/** The composition of two funds a quarter earlier; the others had the same one, slightly smaller. */
const BEFORE = '2026-06-30';
const EARLIER: Readonly<Record<string, Partial<Fund>>> = {
  SDB01: {
    netAssets: 44_000,
    lines: [
      { item: 'sovereign', name: '国債', millions: 34_000, weight: '0' },
      { item: 'financialInstitutions', name: '銀行社債 AA格', millions: 7_900, ratings: ['AA-', 'AA'] },
      { item: 'corporates', name: '事業債 A格', millions: 2_100, ratings: ['A', 'A+'] },
    ],
  },
  SFE01: {
    netAssets: 11_800,
    lines: [
      { item: 'financialInstitutions', name: '預金', millions: 150, ratings: ['AA-'] },
      { item: 'equity', name: '外国上場株式', millions: 11_000 },
      { item: 'other', name: '現金', millions: 650, weight: '0' },
    ],
  },
};
const SMALLER = 0.98;

function before(fund: Fund): Fund {
  const lines = fund.lines.map(line => ({ ...line, millions: line.millions * SMALLER }));
  return { ...fund, netAssets: fund.netAssets * SMALLER, lines, ...EARLIER[fund.ref] };
}

type Support = Pick<EvidenceInput, 'method'> & { ref: string } & Partial<Pick<EvidenceInput, 'limits' | 'likelyPercent' | 'leverage'>>;

const OTHERS: readonly Support[] = [
  {
    ref: 'SMA01',
    method: 'mandate',
    leverage: '1',
    limits: [
      { riskWeightPercent: '250', sharePercent: '60' },
      { riskWeightPercent: '100', sharePercent: '25' },
      { riskWeightPercent: '0', sharePercent: '100' },
    ],
  },
  { ref: 'SPE01', method: 'probability', likelyPercent: '310' },
  { ref: 'SRE01', method: 'probability', likelyPercent: '180' },
];

/** The bank's September capital report, entered by its treasury through the feature's own actions. */
export async function plantBasel(app: App): Promise<void> {
  const { db } = app.database;
  if (await inScope(db, 'platform', db => hasBasel(db, demoId('SHIRA')))) return;
  const ctx = personAt(app, ADMIN, '2026-10-14T02:00:00Z');
  const assetId = demoId('SMAIN');
  for (const fund of FUNDS) await saveComposition(ctx, assetId, { entityId: entityId('SHIRA', fund.ref), asOf: AS_OF, ...bookOf(fund) });
  for (const fund of FUNDS)
    await saveComposition(ctx, assetId, { entityId: entityId('SHIRA', fund.ref), asOf: BEFORE, ...bookOf(before(fund)) });
  for (const { ref } of FUNDS.filter(({ isSupported }) => isSupported)) await support(ctx, { ref, method: 'lookThrough' });
  for (const other of OTHERS) await support(ctx, other);
  await saveStandard(ctx, { capitalPercent: '4', version: 0 });
}

function bookOf({ netAssets, lines, derivative }: Fund) {
  const plain = lines.map(({ item, name, millions, ratings = [], weight, heldWithin, fundMillions }) => ({
    item,
    name,
    amount: yen(millions),
    ratings,
    ...(weight === undefined ? {} : { riskWeightPercent: weight }),
    ...(heldWithin === undefined ? {} : { heldWithin }),
    ...(fundMillions === undefined ? {} : { fundNetAssets: yen(fundMillions) }),
  }));
  if (!derivative) return { netAssets: yen(netAssets), lines: plain };
  const { name, notional, replacementCost, futureExposure } = derivative;
  const forward = { item: 'derivatives', name, amount: yen(notional), ratings: [], riskWeightPercent: '20' };
  const costs = { replacementCost: yen(replacementCost), futureExposure: yen(futureExposure) };
  return { netAssets: yen(netAssets), lines: [...plain, { ...forward, ...costs }] };
}

const yen = (millions: number): string => String(Math.round(millions * MILLION));

/** The evidence for this fund's approach applies only from July on. */
const SINCE_JULY = 'SMA01';

async function support(ctx: SignedIn, { ref, method, ...terms }: Support): Promise<void> {
  const fundId = entityId('SHIRA', ref);
  const name = `${ref} Basel ${method} 2026-09`;
  const file = { name: `${ref}-${method}-2026-09.pdf`, bytes: evidencePdf(name) };
  const { document } = await addDocument(ctx, file, { name, type: 'MMR_DOC', asOf: AS_OF, entityId: fundId });
  await saveEvidence(ctx, demoId('SMAIN'), {
    entityId: fundId,
    method,
    fromDay: ref === SINCE_JULY ? '2026-07-01' : '2026-04-01',
    documentId: document.id,
    ...terms,
  });
}
