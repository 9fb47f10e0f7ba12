import { writeWorkbook } from '@hakaru/workbook/workbook';
import { demoId } from '#features/demo/demo-id';
import { personAt } from '#features/demo/instructions/person-at';
import { findAssetId, hasMasterData } from '#features/demo/store';
import { applyMaster, uploadMaster } from '#features/master-data/public';
import { changeSettings, ownOrganisation } from '#features/organisations/public';
import { createOwnAsset, readSetup, skipStep } from '#features/setup-steps/public';
import { readOffer, saveOffer } from '#features/structure-templates/public';
import type { App, SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import { sheetsOf, type MasterRows } from './master-data';

const FROM = '2026-04-01';
const mandate = (ref: string, name: string, nameJp: string, inClass: string) => ({
  ref,
  name,
  nameJp,
  class: inClass,
  openedDate: FROM,
  fiscal_year_start: 4,
});
const manager = (of: string, name: string, nameJp: string) => ({ mandate: of, role: 'manager', name, nameJp, fromDay: FROM });

const ROWS: MasterRows = {
  benchmarks: [
    { ref: 'NTOPIX', name: 'Domestic equity index', nameJp: '国内株式指数', type: 'market' },
    { ref: 'NBPI', name: 'Domestic bond index', nameJp: '国内債券指数', type: 'market' },
  ],
  classes: [
    { ref: 'N-DE', name: 'Domestic equity', nameJp: '国内株式', colour: 1 },
    { ref: 'N-FE', name: 'Foreign equity', nameJp: '外国株式', colour: 2 },
    { ref: 'N-DB', name: 'Domestic bonds', nameJp: '国内債券', colour: 3 },
  ],
  policy: [
    { fromDay: FROM, class: 'N-DE', percent: 25, band: 5 },
    { fromDay: FROM, class: 'N-FE', percent: 25, band: 5 },
    { fromDay: FROM, class: 'N-DB', percent: 50, band: 8 },
  ],
  mandates: [
    { ...mandate('NDE01', 'Domestic equity passive', '国内株式パッシブ', 'N-DE'), benchmark: 'NTOPIX', benchmarkFrom: FROM },
    mandate('NFE01', 'Foreign equity active', '外国株式アクティブ', 'N-FE'),
    { ...mandate('NDB01', 'Domestic bonds core', '国内債券コア', 'N-DB'), benchmark: 'NBPI', benchmarkFrom: FROM },
    mandate('NDB02', 'Domestic bonds credit', '国内債券クレジット', 'N-DB'),
  ],
  parties: [
    manager('NDE01', 'Tsubaki Asset Management', '椿アセットマネジメント'),
    manager('NFE01', 'Marlowe Finch Investors', 'マーロウ・フィンチ・インベスターズ'),
  ],
};

/** A fund that is half way to its first published month; each step was taken by the feature's own action. */
export async function plantSetup(app: App): Promise<void> {
  const ownerId = demoId('NAGIS');
  const reading = <T>(work: Parameters<typeof inScope<T>>[2]): Promise<T> => inScope(app.database.db, 'platform', work);
  if (await reading(db => hasMasterData(db, ownerId))) return;
  const at = (moment: string): SignedIn => personAt(app, 'admin@nagisa.example', moment);
  const { nameEn, nameJp, allowedCidrs, version } = await ownOrganisation(at('2026-11-04T01:00:00Z'));
  await changeSettings(at('2026-11-04T01:00:00Z'), { nameEn, nameJp, allowedCidrs, version, fiscalYearStart: 4 });
  const assetId =
    (await reading(db => findAssetId(db, ownerId, 'NMAIN'))) ??
    (await createOwnAsset(at('2026-11-04T01:10:00Z'), {
      ref: 'NMAIN',
      nameEn: 'Pension assets',
      nameJp: '年金資産',
      baseCurrency: 'JPY',
    }));
  const steps = (await readSetup(at('2026-11-04T01:20:00Z')))?.steps ?? [];
  if (!steps.some(({ id, skip }) => id === 'history' && skip))
    await skipStep(at('2026-11-04T01:20:00Z'), {
      step: 'history',
      reason: '2026年4月に運用を開始したため、過去の実績はありません。',
    });
  const file = { name: 'master_NAGIS.xlsx', bytes: Buffer.from(await writeWorkbook(sheetsOf(ROWS))) };
  const sent = await uploadMaster(holding(at('2026-11-05T02:00:00Z'), assetId), { file, assetId, reason: null });
  if (sent.status !== 'ready') throw new Error(`the demo's set-up was refused: ${JSON.stringify(sent.findings.slice(0, 3))}`);
  await applyMaster(holding(at('2026-11-05T02:10:00Z'), assetId), sent.id, sent.version);
}

/** The user's session, extended by the portfolio created a moment ago. */
function holding(ctx: SignedIn, id: string): SignedIn {
  const { organisation } = ctx.actor;
  const { id: ownerId, nameEn: ownerEn, nameJp: ownerJp } = organisation;
  const facts = { nameEn: '', nameJp: '', first: null, latest: null, holdsFunds: false };
  const assets = [{ id, ownerId, ownerEn, ownerJp, type: 'portfolio' as const, ...facts }];
  return { ...ctx, actor: { ...ctx.actor, organisation: { ...organisation, assets } } };
}

/** The large fund offers its structure, so that a new organisation can begin with it. */
export async function plantStructureOffer(app: App): Promise<void> {
  const person = personAt(app, 'admin@hoshikawa.example', '2026-06-08T04:15:00Z');
  if ((await readOffer(person)).version === 0) await saveOffer(person, { isOffered: true, version: 0 });
}
