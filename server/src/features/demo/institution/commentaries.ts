import { insertVersion } from '#features/commentaries/public';
import { demoId } from '#features/demo/demo-id';
import { demoPeople } from '#features/demo/people';
import type { Db } from '#platform/db';
import { entityId } from './structure';

const OWNER = 'HOSHI';
const ASSET = 'HMAIN';
const SEPTEMBER = '2026-09-30';

/** The managers' commentaries on September, each written on the day its figures were sent; those on October are still missing. */
const SAID = [
  {
    ref: 'HDB01',
    from: 'TSUBA',
    by: 'ops@tsubaki.example',
    at: '2026-10-07T16:40:00+09:00',
    body: '月末のベンチマーク構成変更に合わせて銘柄を入れ替え、デュレーションと年限別の構成をベンチマークに揃えました。\n満期を迎えた銘柄の償還金は同日に再投資しています。10月も同じ方針で運用します。',
  },
  {
    ref: 'HDE01',
    from: 'TSUBA',
    by: 'ops@tsubaki.example',
    at: '2026-10-07T16:55:00+09:00',
    body: '配当金を先物で補完し、権利落ち後に現物へ振り替えました。月中の指数採用・除外銘柄には基準日の終値で対応しています。',
  },
  {
    ref: 'HFE01',
    from: 'MARLO',
    by: 'ops@marlowe.example',
    at: '2026-10-08T11:10:00+09:00',
    body: 'The portfolio was rebalanced to the index on the last business day of the month; dividends were reinvested as they were received.\nWithholding tax reclaims for the first half of the year have been filed. No change of custodian or of trading venues.',
  },
] as const;

export async function plantCommentaries(db: Db): Promise<void> {
  for (const { ref, from, by, at, body } of SAID)
    await insertVersion(db, {
      organisationId: demoId(OWNER),
      assetId: demoId(ASSET),
      entityId: entityId(OWNER, ref),
      asOf: SEPTEMBER,
      version: 1,
      body,
      file: null,
      author: { organisationId: demoId(from), userId: demoId(by), userName: demoPeople.find(({ email }) => email === by)?.name ?? by },
      at: new Date(at),
    });
}
