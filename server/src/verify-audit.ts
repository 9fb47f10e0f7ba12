// npm run audit:verify: reads every organisation's trail against the key and the anchors, and names the first entry that is not what it was.
import { adoptChains, everybody, verifyTrail } from '#features/audit/verification';
import { openApp } from '#platform/app';
import { createLog } from '#platform/log';
import { readSettings } from '#platform/settings';

const settings = readSettings(process.env);
const app = await openApp(settings, createLog(settings));
let broken = 0;
try {
  await adoptChains(app);
  for (const { id, ref } of await everybody(app)) {
    const report = await verifyTrail(app, id);
    if (!report.ok) broken++;
    console.log(report.ok ? `${ref}: ${report.rows} entries, unbroken` : `${ref}: broken at entry ${report.seq} (${report.reason})`);
  }
} finally {
  await app.closeApp();
}
console.log(broken === 0 ? 'Every trail is whole.' : `${broken} broken: compare with the last backup, and see the log for the anchors.`);
process.exitCode = broken === 0 ? 0 : 1;
