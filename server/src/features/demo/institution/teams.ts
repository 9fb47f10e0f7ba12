import { demoId } from '#features/demo/demo-id';
import { insertTeams } from '#features/directory/public';
import type { Db } from '#platform/db';

type DemoTeam = {
  owner: string;
  en: string;
  jp: string;
  firm: string;
  after: string;
  phone: string;
  fax: string;
  people: [string, string][];
};

/** The contacts of the fund, the bank and the accountants. Phone numbers are from a range reserved for fiction. */
const TEAMS: readonly DemoTeam[] = [
  team(
    'HOSHI',
    ['Trust operations', '受託業務'],
    '椿アセットマネジメント',
    '国内債券・国内株式の月次報告',
    ['03-0000-1101', '03-0000-1102'],
    [['椎名 圭', 'レポーティング担当']],
  ),
  team(
    'HOSHI',
    ['Client reporting', '顧客報告'],
    'Marlowe Finch Investors',
    'Foreign equity, currency overlay',
    ['+44 20 7946 0101', '+44 20 7946 0102'],
    [
      ['Elena Finch', 'Client reporting'],
      ['Oscar Lane', 'Portfolio analyst'],
    ],
  ),
  team(
    'HOSHI',
    ['Settlement desk', '決済担当'],
    'こもれび信託銀行',
    '指図書の受付と決済',
    ['03-0000-2201', '03-0000-2202'],
    [['高梨 誠', '受託業務']],
  ),
  team(
    'HOSHI',
    ['Fund operations', 'ファンド管理'],
    'Redfern Private Capital',
    'Capital calls and distributions',
    ['+44 20 7946 0301', '+44 20 7946 0302'],
    [['Priya Hart', 'Fund operations']],
  ),
  team(
    'SHIRA',
    ['Fund operations', 'ファンド管理'],
    'Redfern Private Capital',
    'Capital calls and distributions',
    ['+44 20 7946 0301', '+44 20 7946 0302'],
    [['Priya Hart', 'Fund operations']],
  ),
  team(
    'SAZAN',
    ['Settlement desk', '決済担当'],
    'こもれび信託銀行',
    '特定目的会社の口座',
    ['03-0000-2211', '03-0000-2212'],
    [['高梨 誠', '受託業務']],
  ),
  team(
    'KAEDE',
    ['Investment office', '運用担当'],
    '星川電機企業年金基金',
    '四半期報告と政策資産配分',
    ['03-0000-3301', '03-0000-3302'],
    [
      ['佐伯 美咲', '運用執行理事'],
      ['長谷 直樹', '運用担当'],
    ],
  ),
];

export async function plantTeams(db: Db): Promise<void> {
  const rows = TEAMS.map(({ owner, en, jp, firm, after, phone, fax, people }) => ({
    organisation_id: demoId(owner),
    id: demoId(`${owner}|team|${firm}|${en}`),
    name_en: en,
    name_jp: jp,
    firm,
    looks_after: after,
    phone_number: phone,
    fax_number: fax,
    people: JSON.stringify(people.map(([name, title]) => ({ name, title, email: null, phone_number: null }))),
  }));
  await insertTeams(db, rows);
}

function team(
  owner: string,
  [en, jp]: [string, string],
  firm: string,
  after: string,
  [phone, fax]: [string, string],
  people: [string, string][],
): DemoTeam {
  return { owner, en, jp, firm, after, phone, fax, people };
}
