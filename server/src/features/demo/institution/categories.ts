import { demoId } from '#features/demo/demo-id';
import { fundTerms } from '#features/demo/series/private-funds';
import { insertCategories } from '#features/categories/public';
import { insertMembers } from '#features/structure/public';
import type { Db } from '#platform/db';
import { demoMandates } from './mandates';
import { entityId, fundRef } from './structure';

type Demo = { ref: string; en: string; jp: string; members: readonly string[] };
const mandates = demoMandates.filter(({ owner }) => owner === 'HOSHI');
const inClasses = (...refs: string[]) => mandates.filter(({ of }) => refs.includes(of)).map(({ ref }) => ref);
const ofStyles = (...styles: string[]) => mandates.filter(({ style }) => styles.includes(style)).map(({ ref }) => ref);
const EMERGING = 'HFE03';

/** The columns of the grid: the region of the investments. */
const regions: readonly Demo[] = [
  { ref: 'X-JP', en: 'Japan', jp: '国内', members: [...inClasses('DB', 'GA', 'DE', 'CS'), 'HRE01'] },
  {
    ref: 'X-DM',
    en: 'Developed markets',
    jp: '先進国',
    members: [...inClasses('FH', 'FB', 'FE').filter(ref => ref !== EMERGING), 'HRE02'],
  },
  { ref: 'X-EM', en: 'Emerging markets', jp: '新興国', members: [EMERGING] },
  { ref: 'X-GL', en: 'Global', jp: 'グローバル', members: inClasses('PE', 'PD', 'IN') },
];

/** The rows of the grid: the management style. One mandate is left for the reader to place. */
const styles: readonly Demo[] = [
  { ref: 'Y-PAS', en: 'Passive', jp: 'パッシブ', members: ofStyles('passive') },
  { ref: 'Y-ACT', en: 'Active', jp: 'アクティブ', members: ofStyles('active') },
  { ref: 'Y-PRI', en: 'Private', jp: 'プライベート', members: ofStyles('private', 'property') },
  { ref: 'Y-LIQ', en: 'Guaranteed and cash', jp: '一般勘定・短期資金', members: ofStyles('guaranteed', 'cash') },
];

const fundsOf = (...refs: string[]) => fundTerms.filter(({ mandate }) => refs.includes(mandate)).map(({ name }) => fundRef(name));
const strategies: readonly Demo[] = [
  { ref: 'F-EQ', en: 'Buyout and growth', jp: 'バイアウト・グロース', members: fundsOf('HPE01') },
  { ref: 'F-CR', en: 'Direct lending', jp: 'ダイレクトレンディング', members: fundsOf('HPD01') },
  { ref: 'F-RA', en: 'Real assets', jp: '実物資産', members: fundsOf('HRE02', 'HIN01') },
];
const indices: readonly Demo[] = [
  { ref: 'B-BD', en: 'Bond indices', jp: '債券指数', members: ['YENB', 'WGBH', 'WCRH', 'WGB'] },
  { ref: 'B-EQ', en: 'Equity indices', jp: '株式指数', members: ['JPEQ', 'JPSM', 'WEQV1', 'WEQV2', 'EMEQ', 'WEQ'] },
];

const GROUPS = [
  { kind: 'portfolio', axis: 'x', of: regions },
  { kind: 'portfolio', axis: 'y', of: styles },
  { kind: 'fund', axis: 'class', of: strategies },
  { kind: 'benchmark', axis: 'class', of: indices },
] as const;

/** The fund's grid and its groupings beside the asset classes. */
export async function plantCategories(db: Db): Promise<void> {
  const organisation_id = demoId('HOSHI');
  const id = (ref: string) => demoId(`HOSHI|category|${ref}`);
  const rows = GROUPS.flatMap(({ kind, axis, of }) =>
    of.map(({ ref, en, jp }, position) => ({
      organisation_id,
      id: id(ref),
      asset_id: demoId('HMAIN'),
      kind,
      axis,
      ref,
      name_en: en,
      name_jp: jp,
      position,
    })),
  );
  await insertCategories(db, rows);
  const members = GROUPS.flatMap(({ of }) =>
    of.flatMap(({ ref, members }) =>
      members.map(member => ({ organisation_id, category_id: id(ref), entity_id: entityId('HOSHI', member) })),
    ),
  );
  await insertMembers(db, members);
}
