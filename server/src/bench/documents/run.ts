// node --import tsx server/src/bench/documents/run.ts: how long a search takes over very many pages, in both languages.
import type { PageText } from '@hakaru/contract/document-reading';
import { inScope } from '#platform/db';
import { hashToken } from '#platform/session';
import { besideLimit, measureRequests, openBenchServer } from '#bench/bench-server';
import { plantOwner, plantPages, refreshStatistics } from './bench-store';

const PAGES = 60_000;
const PAGES_EACH = 20;
const MOST_MS = 100;
const TOKEN = 'd'.repeat(43);

const SENTENCES = [
  '当四半期は新たに二社へ投資し、既存の投資先は総じて計画どおりに推移しました。',
  '未払込出資金は期末において約定額の三割にあたります。',
  '為替は円安に振れ、円換算の純資産価額を押し上げました。',
  '管理報酬は約定額を基礎として計算されています。',
  '投資先の評価は直近の取引価格と類似会社の倍率によります。',
  'The partnership called capital for one new investment and for fees of the quarter.',
  'Valuations follow the latest round of financing and multiples of listed peers.',
  'Distributions of the quarter came from the sale of a logistics company.',
  'Net asset value rose with earnings, while multiples were held where they stood.',
];
/** Occurs on one page in five hundred. */
const RARE = ['当期に減損損失を計上した。', 'The fund recorded an impairment on its holding in a retailer.'];

const { app, http, close } = await openBenchServer();
const organisationId = await inScope(app.database.db, 'platform', db => plantOwner(db, hashToken(TOKEN)));
// In parts, so that each transaction stays below the time limit.
for (let from = 0; from < PAGES; from += 50 * PAGES_EACH)
  await inScope(app.database.db, 'platform', db =>
    plantPages(
      db,
      organisationId,
      Array.from({ length: 50 }, (_, at) => documentFrom(from + at * PAGES_EACH)),
    ),
  );
await refreshStatistics(app.database.db);

type Answer = { searchDocuments: { isMore: boolean; paginatorInfo: { total: number } } };
const query = `query($text: String!) { searchDocuments(text: $text) { data { documentId page sentence } isMore paginatorInfo { total } } }`;
for (const text of ['減損損失', '減損', '損', 'impairment', '減損 retailer', '出資', 'value', 'page-fund', '見当たらない言葉']) {
  const measured = await measureRequests<Answer>(http, { token: TOKEN, query, variables: { text } });
  const { isMore, paginatorInfo } = measured.data.searchDocuments;
  const found = `${isMore ? 'more than ' : ''}${paginatorInfo.total}`;
  console.log(`  ${text} in ${PAGES} pages, on ${found} of them   ${besideLimit(measured, MOST_MS)}`);
}
await close();

function documentFrom(first: number): PageText[] {
  return Array.from({ length: PAGES_EACH }, (_, at) => {
    const number = first + at;
    const lines = Array.from({ length: 6 }, (__, line) => SENTENCES[(number * 7 + line * (1 + (number % 4))) % SENTENCES.length] ?? '');
    const rare = number % 500 === 0 ? RARE : [];
    return {
      page: at + 1,
      width: 595,
      height: 842,
      text: [`Page ${number} of fund F${number % 900}`, ...lines, ...rare].join('\n'),
      words: [],
    };
  });
}
