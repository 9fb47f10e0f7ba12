import { addComment, setPacked, setResolved } from '#features/comments/public';
import { demoId } from '#features/demo/demo-id';
import { personAt } from '#features/demo/instructions/person-at';
import { lateReports } from '#features/reporting-tasks/public';
import type { App, SignedIn } from '#platform/context';
import type { Db } from '#platform/db';
import { addJob, organisationQueue, type Tasks } from '#platform/jobs';
import { entityId } from './structure';

const ATTEMPTS = 5;
const OWNER = 'HOSHI';

/** Added by a job once the demo can be opened, because the first page does not need them. */
export async function queueComments(db: Db): Promise<void> {
  const queue = organisationQueue('comments', demoId(OWNER));
  await addJob(db, 'plantDemoComments', {}, { key: 'plantDemoComments', queue, maxAttempts: ATTEMPTS });
}

export const commentPlanting: Tasks = { plantDemoComments: app => plantComments(app) };

const ADMIN = 'admin@hoshikawa.example';
const USER = 'user@hoshikawa.example';
const ASSET = 'HMAIN';

/** The idempotency key makes a repeated run add nothing twice. */
function speaker(app: App, email: string, at: string): SignedIn {
  const ctx = personAt(app, email, at);
  return { ...ctx, request: { ...ctx.request, idempotencyKey: `demo-comment-${at}` } };
}

/** Comments among the fund's users on a figure and a late report, and with a manager on its mandate. */
export async function plantComments(app: App): Promise<void> {
  const assetId = demoId(ASSET);
  const own = { audience: 'organisation', mentions: [] };
  const open = { ...own, audience: 'everyone' };
  const shortfall = { kind: 'figure', assetId, subject: `${entityId(OWNER, 'HDB02')}.excess.3y.2026-09-30` };
  await addComment(speaker(app, ADMIN, '2026-10-21T00:30:00Z'), shortfall, {
    ...own,
    mentions: [demoId(USER)],
    body: '@長谷 直樹 3年の超過収益がマイナスのままです。次回の委員会までに要因をまとめてください。',
  });
  await addComment(speaker(app, USER, '2026-11-02T05:30:00Z'), shortfall, {
    ...own,
    body: '不足分の約3分の2は超長期ゾーンのアンダーウェイトによるものです。運用会社の年限別要因分析を受領済みです。',
  });
  const mandate = { kind: 'mandate', assetId, subject: entityId(OWNER, 'HFE01') };
  const asked = await addComment(speaker(app, USER, '2026-10-14T02:00:00Z'), mandate, {
    ...open,
    body: 'Has the first-half withholding tax reclaim been booked? We do not see it in the September cash balance.',
  });
  await addComment(speaker(app, 'ops@marlowe.example', '2026-10-15T01:20:00Z'), mandate, {
    ...open,
    body: 'Filed, not yet received: it will be booked on the day of payment, expected in December.',
  });
  const [first] = asked;
  if (first?.resolvedAt === null)
    await setResolved(personAt(app, USER, '2026-10-15T04:00:00Z'), mandate, { id: first.id, version: first.version }, true);
  await plantOnTask(app, assetId);
  await plantForCommittee(app, assetId);
}

/** Comments on figures of the quarter, selected for the committee's papers. */
async function plantForCommittee(app: App, assetId: string): Promise<void> {
  const said = [
    {
      ref: 'HDB02',
      column: 'return.1y',
      at: '2026-10-20T06:00:00Z',
      body: '年限別の要因分析を運用会社に依頼しました。次回の委員会で報告します。',
    },
    {
      ref: 'HFE01',
      column: 'return.1m',
      at: '2026-10-20T06:10:00Z',
      body: 'Without the withholding tax reclaim of the first half: the manager books it on the day of payment, expected in December.',
    },
  ];
  for (const { ref, column, at, body } of said) {
    const place = { kind: 'figure', assetId, subject: `${entityId(OWNER, ref)}.${column}.2026-09-30` };
    const [first] = await addComment(speaker(app, USER, at), place, { audience: 'organisation', mentions: [], body });
    if (first?.packedAt === null) await setPacked(personAt(app, USER, at), place, { id: first.id, version: first.version }, true);
  }
}

async function plantOnTask(app: App, assetId: string): Promise<void> {
  const person = speaker(app, USER, '2026-11-10T00:40:00Z');
  const [late] = await lateReports(person, assetId, '2026-10-31');
  if (!late) return;
  const place = { kind: 'task', assetId, subject: late.id };
  const body = '運用会社に電話で確認済み。本日中に再送予定とのことです。';
  await addComment(person, place, { audience: 'organisation', mentions: [], body });
}
