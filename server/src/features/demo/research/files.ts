import { demoId } from '#features/demo/demo-id';
import { personAt } from '#features/demo/instructions/person-at';
import { attachFile, readArticle, readPaperNow } from '#features/research/public';
import type { App } from '#platform/context';
import type { Db } from '#platform/db';
import { addJob, organisationQueue, type Tasks } from '#platform/jobs';
import type { Paper } from '#platform/pdf/paper';
import { sharedPrinter } from '#platform/pdf/printer';
import { demoPapers } from './papers';
import { paperId } from './plant';

type DemoFile = { key: string; by: string; at: string; name: string; pages: readonly (readonly [head: string, text: string])[] };

/** The PDFs of three research papers, one section per page. Names and figures are fictional. */
export const demoFiles: readonly DemoFile[] = [
  {
    key: 'rates',
    by: 'admin@kaede.example',
    at: '2026-11-05T05:40:00Z',
    name: '国内債券の位置付け_2026年11月.pdf',
    pages: [
      ['要旨', '国内金利の上昇を受け、国内債券の期待リターンは改善しています。本稿では三つの選択肢を積立比率への影響から比較します。'],
      [
        '比較の前提',
        '負債のデュレーションは14.2年、資産の国内債券は8.1年と置きました。金利が50ベーシスポイント上昇した場合、債券の時価は約4%下落します。',
      ],
      [
        '選択肢の比較',
        '持ち切り型は時価の変動を会計上抑えますが、途中売却には制約があります。デュレーションの短期化は再投資リスクを高めます。剰余金の変動は持ち切り型で最も小さくなりました。',
      ],
    ],
  },
  {
    key: 'secondaries',
    by: 'pa@redfern.example',
    at: '2026-10-15T08:10:00Z',
    name: 'secondaries-discounts.pdf',
    pages: [
      [
        'Summary',
        'A headline discount compares a price of today with a valuation of the past. We restate forty transactions to one common day.',
      ],
      [
        'Method',
        'Calls paid and distributions received after the reference date are added to or taken from the price. Currency is converted at the rate of the closing day.',
      ],
      [
        'Findings',
        'The median headline discount of 11 per cent shrinks to 6 per cent. Tail-end portfolios keep the widest restated discount, because their remaining assets are the hardest to sell.',
      ],
    ],
  },
  {
    key: 'quality',
    by: 'ops@marlowe.example',
    at: '2026-11-03T09:10:00Z',
    name: 'quality-equities.pdf',
    pages: [
      ['Question', 'Which measure of quality protected a portfolio when earnings slowed: low leverage or high margins?'],
      [
        'Evidence',
        'In the three slowdowns the fifth of companies with the lowest leverage fell 7 percentage points less than the fifth with the highest. Margins explained 2 points.',
      ],
    ],
  },
];

const ATTEMPTS = 5;
const SAMPLE = 'SAMPLE / サンプル';

/** The PDFs are printed and read by a job after the first start. */
export async function queueResearchFiles(db: Db): Promise<void> {
  const queue = organisationQueue('document', demoId('KAEDE'));
  await addJob(db, 'plantDemoResearch', {}, { key: 'plantDemoResearch', queue, maxAttempts: ATTEMPTS });
}

export const researchPlanting: Tasks = { plantDemoResearch: app => plantResearchFiles(app) };

/** Uses the features' own actions. Each file is skipped if it was done before, so that an interrupted run can be repeated. */
export async function plantResearchFiles(app: App): Promise<void> {
  for (const file of demoFiles) {
    const ctx = personAt(app, file.by, file.at);
    const id = paperId(file.key);
    const { fileName } = await readArticle(ctx, id);
    if (fileName === null) await attachFile(ctx, id, { name: file.name, bytes: await sharedPrinter().print(printed(file)) });
    if ((await readArticle(ctx, id)).reading === 'waiting') await readPaperNow(app, { organisationId: ctx.actor.organisation.id, id });
  }
}

function printed({ key, pages }: DemoFile): Paper {
  const paper = demoPapers.find(one => one.key === key);
  const title = paper?.title ?? key;
  const author = paper?.author ?? '';
  return {
    language: paper?.language ?? 'en',
    orientation: 'portrait',
    title,
    author,
    head: { left: title, right: '' },
    foot: { left: SAMPLE, below: author },
    mark: SAMPLE,
    hasCover: false,
    content: pages.map(([head, text], at) => ({
      stack: [
        { text: head, style: 'section', fontSize: 16, margin: [0, 8, 0, 14] },
        { text, fontSize: 10.5, lineHeight: 1.5 },
      ],
      ...(at > 0 ? { pageBreak: 'before' as const } : {}),
    })),
  };
}
