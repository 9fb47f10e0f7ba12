import { packSections } from '@hakaru/contract/committee-packs';
import { addTemplate, createPack, listPacks, listPublications, listTemplates } from '#features/committee-packs/public';
import { demoId } from '#features/demo/demo-id';
import { personAt } from '#features/demo/instructions/person-at';
import { plantComments } from './comments';
import type { App } from '#platform/context';
import { addJob, organisationQueue, type Tasks } from '#platform/jobs';
import type { Db } from '#platform/db';

const ATTEMPTS = 5;
const QUARTER = '2026-09-30';

/** The papers of the autumn committee are made by a job after the first start. */
export async function queueCommitteePack(db: Db): Promise<void> {
  const queue = organisationQueue('committeePack', demoId('HOSHI'));
  await addJob(db, 'plantDemoCommitteePack', {}, { key: 'plantDemoCommitteePack', queue, maxAttempts: ATTEMPTS });
}

export const committeePackPlanting: Tasks = { plantDemoCommitteePack: app => plantCommitteePack(app) };

const TITLES = {
  titleJp: '資産運用委員会資料',
  titleEn: 'Investment committee pack',
  subtitleJp: '2026年度第2四半期',
  subtitleEn: 'Second quarter of fiscal 2026',
} as const;

/** Uses the feature's own actions. Each step is skipped if it was done before, so that an interrupted run can be repeated. */
export async function plantCommitteePack(app: App): Promise<void> {
  const sections = packSections.filter(section => section !== 'basel');
  const maker = personAt(app, 'user@hoshikawa.example', '2026-10-21T01:00:00Z');
  if ((await listTemplates(maker)).length === 0)
    await addTemplate(maker, { name: '四半期の資産運用委員会', ...TITLES, language: 'both', sections });
  await plantComments(app);
  if ((await listPacks(maker, { first: 1, page: 1 })).data.length > 0) return;
  const report = (await listPublications(maker, demoId('HMAIN'))).find(({ asOf }) => asOf === QUARTER);
  if (report) await createPack(maker, { ...TITLES, reportId: report.id, meetingDay: '2026-10-28', language: 'both', sections });
}
