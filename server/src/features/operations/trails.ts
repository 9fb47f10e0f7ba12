import { adoptChains, everybody, verifyTrail } from '#features/audit/public';
import type { App } from '#platform/context';
import { recordOperation } from './operator';
import type { Given, Say } from './admin-context';

/** Verifies every organisation's audit trail against the key and the anchors, and names the first entry that was changed. */
export async function verifyTrails(app: App, _: Given, say: Say): Promise<boolean> {
  await adoptChains(app);
  const broken: string[] = [];
  for (const { id, ref } of await everybody(app)) {
    const report = await verifyTrail(app, id);
    if (!report.ok) broken.push(`${ref} ${report.seq}`);
    say(report.ok ? `${ref}: ${report.rows} entries, unbroken` : `${ref}: broken at entry ${report.seq} (${report.reason})`);
  }
  await recordOperation(app, 'operation.verifyAudit', { broken });
  say(
    broken.length === 0
      ? 'Every trail is whole.'
      : `${broken.length} broken: compare with the last backup, and see the log for the anchors.`,
  );
  return broken.length === 0;
}
