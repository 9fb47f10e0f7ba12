import { demoId } from '#features/demo/demo-id';
import { insertMeetings } from '#features/meetings/public';
import type { Db } from '#platform/db';

type DemoMeeting = [owner: string, day: string, time: string, title: string, place: string, attendees: string, client?: string];

/** The officers' meetings around the demo's today. */
const MEETINGS: readonly DemoMeeting[] = [
  ['HOSHI', '2026-10-07', '10:00', '運用担当者定例', '本部会議室', '運用執行理事・事務局'],
  ['HOSHI', '2026-10-21', '14:00', '資産運用委員会', '本部会議室', '委員7名・楓年金アドバイザリー'],
  ['HOSHI', '2026-11-05', '10:00', '運用担当者定例', '本部会議室', '運用執行理事・事務局'],
  ['HOSHI', '2026-11-12', '15:00', '椿アセット 四半期報告', 'オンライン', '椿アセットマネジメント 椎名'],
  ['HOSHI', '2026-11-17', '16:00', 'Marlowe Finch quarterly review', 'Online', 'Elena Finch, Oscar Lane'],
  ['HOSHI', '2026-11-19', '14:00', '資産運用委員会', '本部会議室', '委員7名・楓年金アドバイザリー'],
  ['HOSHI', '2026-11-25', '13:30', '理事会', '役員会議室', '理事・監事'],
  ['HOSHI', '2026-12-03', '10:00', '運用担当者定例', '本部会議室', '運用執行理事・事務局'],
  ['HOSHI', '2026-12-08', '11:00', 'Redfern annual meeting', 'Online', 'Redfern Private Capital'],
  ['HOSHI', '2026-12-16', '14:00', '資産運用委員会', '本部会議室', '委員7名・楓年金アドバイザリー'],
  ['SHIRA', '2026-11-13', '09:30', 'ALM委員会', '本店', '市場運用部・リスク統括部'],
  ['SHIRA', '2026-12-11', '09:30', 'ALM委員会', '本店', '市場運用部・リスク統括部'],
  ['KAEDE', '2026-11-18', '17:00', '委員会資料の読み合わせ', '社内', '担当チーム'],
  ['KAEDE', '2026-11-19', '14:00', '資産運用委員会', '先方会議室', '委員7名・担当チーム', 'HOSHI'],
  ['KAEDE', '2026-12-16', '14:00', '資産運用委員会', '先方会議室', '委員7名・担当チーム', 'HOSHI'],
  ['KAEDE', '2026-12-04', '10:00', '私募ファンド評価の確認', 'オンライン', '市場運用部・担当チーム', 'SHIRA'],
  ['TSUBA', '2026-11-12', '15:00', '星川電機企業年金 四半期報告', 'オンライン', '運用担当・レポーティング'],
  ['SAZAN', '2026-11-11', '10:00', '月次締め確認', '会議室A', '三浦・岡部'],
  ['SAZAN', '2026-11-26', '15:00', 'デモロジスティクス 決算打合せ', '先方', '岡部'],
  ['SAZAN', '2026-12-09', '10:00', '月次締め確認', '会議室A', '三浦・岡部'],
];

export async function plantMeetings(db: Db): Promise<void> {
  await insertMeetings(
    db,
    MEETINGS.map(([owner, day, time, title, place, attendees, client]) => ({
      organisation_id: demoId(owner),
      id: demoId(`meeting|${owner}|${day}|${title}`),
      day,
      start_time: time,
      title,
      place,
      attendees,
      client_id: client ? demoId(client) : null,
    })),
  );
}
