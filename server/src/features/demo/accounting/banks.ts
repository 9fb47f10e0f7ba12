import { demoId } from '#features/demo/demo-id';
import { insertBankAccounts, insertBanks, insertBranches } from '#features/banks/public';
import type { Db } from '#platform/db';

/** Fictional banks; their codes are from a range the payment system does not assign. */
const BANKS = [
  { code: '9901', en: 'Demo Bank A', jp: 'デモ銀行A', kana: 'デモギンコウA', swift: 'DEMAJPJT' },
  { code: '9902', en: 'Demo Bank B', jp: 'デモ銀行B', kana: 'デモギンコウB', swift: 'DEMBJPJT' },
  { code: '9903', en: 'Komorebi Trust Bank', jp: 'こもれび信託銀行', kana: 'コモレビシンタクギンコウ', swift: 'KMRBJPJT' },
] as const;

const BRANCHES = [
  { bank: '9901', code: '001', en: 'Head office', jp: '本店営業部', kana: 'ホンテン' },
  { bank: '9901', code: '112', en: 'Marunouchi', jp: '丸の内支店', kana: 'マルノウチ' },
  { bank: '9902', code: '001', en: 'Head office', jp: '本店営業部', kana: 'ホンテン' },
  { bank: '9902', code: '205', en: 'Nihonbashi', jp: '日本橋支店', kana: 'ニホンバシ' },
  { bank: '9903', code: '001', en: 'Head office', jp: '本店営業部', kana: 'ホンテン' },
] as const;

export type DemoAccount = {
  key: string;
  bank: string;
  branch: string;
  number: string;
  holder: string;
  kana: string;
  isSegregated: boolean;
};

/**
 * The companies' accounts, with the silent partnerships' (TK) money segregated from the operator's own. One account's kana deliberately
 * differs from its company's name.
 */
export const demoBankAccounts: readonly DemoAccount[] = [
  account('SOLAR|own', '9901', '112', '1200101', '合同会社デモソーラー1号', 'ド)デモソーラーイチゴウ', false),
  account('SOLAR|tk', '9901', '112', '1200102', '合同会社デモソーラー1号 匿名組合口', 'ド)デモソーラーイチゴウ トクメイクミアイグチ', true),
  account('RESI|own', '9902', '205', '3300451', '合同会社デモレジデンス', 'ド)デモレジデンス', false),
  account('RESI|tk', '9902', '205', '3300452', '合同会社デモレジデンス 匿名組合口', 'ド)デモレジデンス トクメイクミアイグチ', true),
  account('LOGI|own', '9903', '001', '5500801', 'デモロジスティクス特定目的会社', 'デモロジスティックス(トクヒ', false),
  account(
    'LOGI|tk',
    '9903',
    '001',
    '5500802',
    'デモロジスティクス特定目的会社 優先出資口',
    'デモロジスティクス(トクヒ ユウセンシュッシグチ',
    true,
  ),
  account('TOSAN|own', '9901', '001', '7000330', '一般社団法人デモ倒産隔離', 'シャ)デモトウサンカクリ', false),
];

export const demoBankAccountId = (key: string): string => demoId(`SAZAN|bankAccount|${key}`);

export async function plantBanks(db: Db): Promise<void> {
  await insertBanks(
    db,
    BANKS.map(({ code, en, jp, kana, swift }) => ({ id: demoId(`bank|${code}`), code, name_en: en, name_jp: jp, kana, swift })),
  );
  await insertBranches(
    db,
    BRANCHES.map(({ bank, code, en, jp, kana }) => ({
      id: demoId(`branch|${bank}|${code}`),
      bank_code: bank,
      code,
      name_en: en,
      name_jp: jp,
      kana,
    })),
  );
  await insertBankAccounts(
    db,
    demoBankAccounts.map(({ key, bank, branch, number, holder, kana, isSegregated }) => ({
      organisation_id: demoId('SAZAN'),
      id: demoBankAccountId(key),
      bank_code: bank,
      branch_code: branch,
      type: 'ordinary',
      number,
      holder,
      holder_kana: kana,
      is_segregated: isSegregated,
    })),
  );
}

function account(...[key, bank, branch, number, holder, kana, isSegregated]: [string, string, string, string, string, string, boolean]) {
  return { key, bank, branch, number, holder, kana, isSegregated };
}
