import { setTimeout } from 'node:timers/promises';
import { adoptChains, everybody, finishRotation, isRotationDue, retirePreviousKey, verifyTrail } from '#features/audit/public';
import { resealAuthenticators } from '#features/second-factors/public';
import { resealClients } from '#features/organisations/public';
import { resealWebhooks } from '#features/webhooks/public';
import { onPlatform, type App } from '#platform/context';
import { resealMails } from '#platform/mail-job';
import { nodeName } from '#platform/secret';
import { SettingsError } from '#platform/settings-error';
import { operatorContext, recordOperation } from './operator';
import * as store from './store';
import type { Given, Say } from './admin-context';

/**
 * The second of three steps: before it every node runs with the new and the previous secret, after it with the new one alone. Sessions do
 * not depend on the secret, so nobody is signed out. The audit trails are verified first, because rows forged with the old key could not be
 * recognised afterwards.
 */
export async function rotateSecret(app: App, _: Given, say: Say): Promise<boolean> {
  if (!app.settings.secretPrevious)
    throw new SettingsError(
      'SECRET_PREVIOUS must be set: restart every node with the new secret in SECRET and the one so far in SECRET_PREVIOUS, workers first, and use this then.',
    );
  await refuseOthers(app);
  await adoptChains(app);
  if (!(await isRotationDue(app)))
    throw new SettingsError('The trails are signed with SECRET already: remove SECRET_PREVIOUS from every node, and restart it.');
  const organisations = await everybody(app);
  for (const { id, ref } of organisations) {
    const report = await verifyTrail(app, id);
    if (!report.ok)
      throw new SettingsError(
        `The trail of ${ref} is broken at entry ${report.seq} (${report.reason}): look into that first, the key it was written under is the evidence. Nothing was changed.`,
      );
  }
  for (const { id } of organisations) await retirePreviousKey(app, id);
  const { letters, secrets } = await onPlatform(operatorContext(app), async ctx => ({
    letters: await resealMails(app, ctx.db),
    secrets:
      (await resealAuthenticators(app.settings, ctx.db)) +
      (await resealWebhooks(app.settings, ctx.db)) +
      (await resealClients(app.settings, ctx.db)),
  }));
  await finishRotation(app);
  await recordOperation(app, 'operation.rotateSecret', { trails: organisations.length, letters, secrets });
  say(
    `${organisations.length} trails go on under the new secret, and ${letters} waiting letters and ${secrets} kept secrets are sealed with it. Nobody was signed out.`,
  );
  say('Now remove SECRET_PREVIOUS from every node and restart it. Keep the old secret with the backups taken until today.');
  return true;
}

/** Connections of a stopped node stay listed until their processes have ended. */
const ENDED_WITHIN_MS = 3_000;

/** A node that knows only the old secret would continue to write with it. */
async function refuseOthers(app: App): Promise<void> {
  const count = () => onPlatform(operatorContext(app), ctx => store.countOtherNodes(ctx, nodeName(app.settings.secret)));
  const until = performance.now() + ENDED_WITHIN_MS;
  let others = await count();
  while (others > 0 && performance.now() < until) {
    await setTimeout(100);
    others = await count();
  }
  if (others > 0)
    throw new SettingsError(
      `${others} connections to the database are of nodes without the new secret: restart them with SECRET and SECRET_PREVIOUS first. Nothing was changed.`,
    );
}
