import { saveRequest } from '#features/data-subject-requests/public';
import { personAt } from '#features/demo/instructions/person-at';
import { hasDataRequests } from '#features/demo/store';
import type { App, SignedIn } from '#platform/context';
import { inScope } from '#platform/db';

/** The support user with the rights of a signed-in session. */
function supportAt(app: App, at: string): SignedIn {
  const ctx = personAt(app, 'super@platform.example', at);
  return { ...ctx, actor: { ...ctx.actor, user: { ...ctx.actor.user, superuser: true } } };
}

/** Two requests: one answered, and one that is due soon. */
export async function plantDataRequests(app: App): Promise<void> {
  if (await inScope(app.database.db, 'platform', hasDataRequests)) return;
  await saveRequest(supportAt(app, '2026-10-20T02:00:00Z'), null, {
    requester: '野田 亮',
    email: 'reset@hoshikawa.example',
    kind: 'access',
    receivedDay: '2026-10-05',
    status: 'completed',
    notes: '登録情報とログイン履歴の開示請求。ファイルで回答済み。',
  });
  await saveRequest(supportAt(app, '2026-10-16T02:00:00Z'), null, {
    requester: 'Former client contact',
    email: 'former@elsewhere.example',
    kind: 'erasure',
    receivedDay: '2026-10-16',
    status: 'inProgress',
    notes: 'Has no account; the address is in letters of 2024 only.',
  });
}
