import type { Db } from '#platform/db';
import { demoId } from '#features/demo/demo-id';
import { insertPackageAssignments, insertPackages } from '#features/packages/public';
import { demoMandates, type DemoMandate } from './mandates';
import { entityId } from './structure';

type DemoPackage = {
  ref: string;
  owner: 'HOSHI' | 'SHIRA';
  kind: 'account' | 'entity';
  type: string;
  en: string;
  jp: string;
  about: string;
  parent?: string;
  datasets?: readonly string[];
  frequency?: string;
  days?: number;
  of?: readonly string[];
};

const VALUES = ['mandates'] as const;
const HOLDINGS = ['mandates', 'holdings'] as const;

/** Deadlines: domestic mandates report by the fifth business day, foreign ones by the seventh, private assets by the tenth. */
export const demoPackages: readonly DemoPackage[] = [
  {
    ref: 'MR',
    owner: 'HOSHI',
    kind: 'account',
    type: 'monthlyReport',
    en: 'Monthly report',
    jp: '月次報告',
    about: '各運用機関に共通する月次報告のひな形',
    datasets: VALUES,
    frequency: 'monthly',
    days: 10,
  },
  {
    ref: 'D5',
    owner: 'HOSHI',
    kind: 'account',
    type: 'monthlyReport',
    en: 'Monthly report, domestic',
    jp: '月次報告（国内）',
    parent: 'MR',
    about: '第5営業日までに時価と保有明細',
    datasets: HOLDINGS,
    days: 5,
    of: ['HDB01', 'HDB02', 'HDE01'],
  },
  {
    ref: 'V5',
    owner: 'HOSHI',
    kind: 'account',
    type: 'monthlyReport',
    en: 'Monthly report, values',
    jp: '月次報告（時価のみ）',
    parent: 'MR',
    about: '第5営業日までに時価のみ',
    days: 5,
    of: ['HGA01', 'HAL01', 'HCS01'],
  },
  {
    ref: 'F7',
    owner: 'HOSHI',
    kind: 'account',
    type: 'monthlyReport',
    en: 'Monthly report, foreign',
    jp: '月次報告（海外）',
    parent: 'MR',
    about: '第7営業日までに時価と保有明細',
    datasets: HOLDINGS,
    days: 7,
    of: ['HFH01', 'HFH02', 'HFB01', 'HDE02', 'HFE01', 'HFE02', 'HFE03'],
  },
  {
    ref: 'P10',
    owner: 'HOSHI',
    kind: 'account',
    type: 'privateAssetReport',
    en: 'Private assets',
    jp: 'プライベートアセット',
    parent: 'MR',
    about: '第10営業日までに時価、ひな形の期限に従う',
    of: ['HRE01', 'HPE01', 'HPD01', 'HRE02', 'HIN01'],
  },
  {
    ref: 'CA',
    owner: 'HOSHI',
    kind: 'entity',
    type: 'quarterlyReport',
    en: 'Capital account statement',
    jp: '資本勘定報告書',
    about: '四半期末から45営業日以内',
    datasets: ['funds'],
    frequency: 'quarterly',
    days: 45,
  },
  {
    ref: 'BA',
    owner: 'SHIRA',
    kind: 'account',
    type: 'baselReport',
    en: 'Basel report',
    jp: 'バーゼル報告',
    about: '自己資本比率規制に用いる四半期報告のひな形',
    datasets: VALUES,
    frequency: 'quarterly',
    days: 10,
  },
  {
    ref: 'B5',
    owner: 'SHIRA',
    kind: 'account',
    type: 'baselReport',
    en: 'Basel report, domestic',
    jp: 'バーゼル報告（国内）',
    parent: 'BA',
    about: '第5営業日まで',
    days: 5,
    of: ['SDB01', 'SMA01', 'SCS01'],
  },
  {
    ref: 'B7',
    owner: 'SHIRA',
    kind: 'account',
    type: 'baselReport',
    en: 'Basel report, foreign',
    jp: 'バーゼル報告（海外）',
    parent: 'BA',
    about: '第7営業日まで',
    days: 7,
    of: ['SFB01', 'SFE01'],
  },
  {
    ref: 'B10',
    owner: 'SHIRA',
    kind: 'account',
    type: 'baselReport',
    en: 'Basel report, private',
    jp: 'バーゼル報告（私募）',
    parent: 'BA',
    about: '第10営業日まで、ひな形の期限に従う',
    of: ['SPE01', 'SPD01', 'SRE01', 'SIN01'],
  },
];

const packageId = (owner: string, ref: string): string => demoId(`${owner}|reporting package|${ref}`);
export const assignmentId = (owner: string, mandate: string): string => demoId(`${owner}|assignment|${mandate}`);

export async function plantPackages(db: Db): Promise<void> {
  // Parents come first in the list, because rows refer to them by foreign key.
  await insertPackages(
    db,
    demoPackages.map(({ ref, owner, kind, type, en, jp, about, parent, datasets, frequency, days }) => ({
      organisation_id: demoId(owner),
      id: packageId(owner, ref),
      kind,
      type,
      name: en,
      name_jp: jp,
      description: about,
      parent_id: parent ? packageId(owner, parent) : null,
      datasets: datasets ? [...datasets] : null,
      frequency: frequency ?? null,
      deadline_days: days ?? null,
    })),
  );
  await insertPackageAssignments(
    db,
    demoPackages.flatMap(one =>
      (one.of ?? []).flatMap(ref => demoMandates.filter(mandate => mandate.ref === ref).map(mandate => assigned(one, mandate))),
    ),
  );
}

function assigned({ owner, ref }: DemoPackage, mandate: DemoMandate) {
  return {
    organisation_id: demoId(owner),
    id: assignmentId(owner, mandate.ref),
    package_id: packageId(owner, ref),
    entity_id: entityId(owner, mandate.ref),
    reporting_start: mandate.opened,
    reporting_end: mandate.closed ?? null,
    closed_with: mandate.closed !== undefined,
  };
}
