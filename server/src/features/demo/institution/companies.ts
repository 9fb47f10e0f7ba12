import { demoId } from '#features/demo/demo-id';
import { stream } from '#features/demo/series/random';
import { fundTerms } from '#features/demo/series/private-funds';
import { insertCompanies } from '#features/companies/public';
import { insertEntities, insertLinks } from '#features/structure/public';
import type { Db } from '#platform/db';
import { demoMandates } from './mandates';
import { entityId, fundRef } from './structure';

/** Words from which the names of fictional companies are built; none is the name of a real one. */
const FIRST: readonly [string, string, string][] = [
  ['Aoba', '青葉', 'アオバ'],
  ['Minato', '湊', 'ミナト'],
  ['Sakura', '桜', 'サクラ'],
  ['Kawase', '川瀬', 'カワセ'],
  ['Hinode', '日之出', 'ヒノデ'],
  ['Tsukigata', '月形', 'ツキガタ'],
  ['Northgate', 'ノースゲート', 'ノースゲート'],
  ['Larkfield', 'ラークフィールド', 'ラークフィールド'],
  ['Brightwater', 'ブライトウォーター', 'ブライトウォーター'],
  ['Stonebridge', 'ストーンブリッジ', 'ストーンブリッジ'],
];
const SECOND: readonly [string, string, string][] = [
  ['Logistics', '物流', 'ブツリュウ'],
  ['Medical', 'メディカル', 'メディカル'],
  ['Foods', 'フーズ', 'フーズ'],
  ['Software', 'ソフトウェア', 'ソフトウェア'],
  ['Components', '部品工業', 'ブヒンコウギョウ'],
  ['Packaging', 'パッケージング', 'パッケージング'],
  ['Education', '教育', 'キョウイク'],
];
const COUNTRY: Readonly<Record<string, string>> = { JPY: 'JP', USD: 'US', EUR: 'DE' };

type Company = { fund: string; ref: string; at: number; currency: string; owner: string; bought: number; sold: number | null };

const monthOf = (year: number, month: number) => year * 12 + month - 1;
const LAST = monthOf(2026, 8);
const BUYING_MONTHS = 36;
const HELD_MONTHS = 42;

/**
 * Eight to twelve companies for each private equity fund, bought in its first three years; about two thirds of those that could be sold are
 * sold.
 */
function companies(): Company[] {
  const funds = fundTerms.filter(({ mandate }) => mandate.slice(1, 3) === 'PE');
  let at = 0;
  return funds.flatMap(({ name, mandate, currency, firstQuarter }) => {
    const draw = stream(`companies|${name}`);
    const owner = demoMandates.find(({ ref }) => ref === mandate)?.owner ?? 'HOSHI';
    const begins = monthOf(Math.floor(firstQuarter / 10), ((firstQuarter % 10) - 1) * 3 + 1);
    const span = Math.min(BUYING_MONTHS, LAST - begins);
    return Array.from({ length: 8 + Math.floor(draw() * 5) }, (_, index) => {
      const bought = begins + Math.floor(draw() * span);
      const sold = bought + HELD_MONTHS + Math.floor(draw() * 12);
      const ref = `${fundRef(name)}-C${String(index + 1).padStart(2, '0')}`;
      return { fund: fundRef(name), ref, at: at++, currency, owner, bought, sold: sold <= LAST && draw() < 2 / 3 ? sold : null };
    });
  });
}

export async function plantCompanies(db: Db): Promise<void> {
  const all = companies();
  const keys = ({ owner, ref }: Company) => ({ organisation_id: demoId(owner), id: entityId(owner, ref) });
  await insertEntities(
    db,
    all.map(company => ({
      ...keys(company),
      asset_id: demoId(company.owner === 'HOSHI' ? 'HMAIN' : 'SMAIN'),
      ref: company.ref,
      kind: 'fund',
      type: 'portfolioCompany',
      ...namesOf(company.at),
      currency: company.currency,
      position: 1000 + company.at,
    })),
  );
  await insertLinks(
    db,
    all.map(company => ({
      organisation_id: demoId(company.owner),
      child_id: entityId(company.owner, company.ref),
      parent_id: entityId(company.owner, company.fund),
      ...heldDays(company),
    })),
  );
  await insertCompanies(db, all.map(particulars));
}

function particulars(company: Company) {
  const [, , kana] = wordsOf(company.at);
  const { from_day, to_day } = heldDays(company);
  return {
    organisation_id: demoId(company.owner),
    entity_id: entityId(company.owner, company.ref),
    name_kana: kana,
    country: COUNTRY[company.currency] ?? 'US',
    status: company.sold === null ? 'active' : 'realized',
    invested_date: from_day,
    realized_date: to_day,
  };
}

function heldDays({ bought, sold }: Company): { from_day: string; to_day: string | null } {
  return { from_day: dayOf(bought, 15), to_day: sold === null ? null : dayOf(sold, 28) };
}

function dayOf(month: number, day: number): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-${day}`;
}

function wordsOf(at: number): readonly [string, string, string] {
  const first = FIRST[at % FIRST.length] ?? ['', '', ''];
  const second = SECOND[Math.floor(at / FIRST.length + at) % SECOND.length] ?? ['', '', ''];
  return [`${first[0]} ${second[0]}`, `${first[1]}${second[1]}`, `${first[2]}${second[2]}`];
}

function namesOf(at: number): { name_en: string; name_jp: string } {
  const [en, jp] = wordsOf(at);
  return { name_en: en, name_jp: jp };
}
