import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { AuditAction } from '@hakaru/contract/audit';
import { archiveOf } from '#features/departures/public';
import { record } from '#platform/audit';
import { onPlatform, type App } from '#platform/context';
import { createMeter } from '#platform/file-content';
import { SettingsError } from '#platform/settings-error';
import { operatorContext, operatorName } from './operator';
import * as store from './store';
import type { Given, Say } from './admin-context';

/** The complete export of an organisation, made by the operator when none of its people can sign in with a password. */
export async function exportOrganisation(app: App, { words }: Given, say: Say): Promise<boolean> {
  const [ref = '', folder = ''] = words;
  const organisationId = await onPlatform(operatorContext(app), ctx => store.findOrganisationByRef(ctx, ref));
  if (!organisationId) throw new SettingsError(`There is no organisation ${ref}.`);
  const keep = (action: AuditAction, after: object): Promise<void> =>
    onPlatform(operatorContext(app), ctx =>
      record(ctx, action, {
        organisationId,
        subject: 'organisation',
        subjectId: organisationId,
        after: { operator: operatorName(), ...after },
      }),
    );
  await mkdir(resolve(folder), { recursive: true });
  await keep('organisation.export', { folder: resolve(folder) }); // before anything leaves: what is interrupted may be readable too
  const { content, facts, totals } = await archiveOf(app, organisationId);
  const path = join(resolve(folder), `hakaru_${ref}_${facts.madeAt.slice(0, 10)}.zip`);
  const meter = createMeter();
  await pipeline(Readable.from(content, { objectMode: false }), meter, createWriteStream(path, { mode: 0o600, flags: 'wx' })).catch(
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw new SettingsError(`${path} is there already.`);
      throw error;
    },
  );
  const sha256 = meter.sha256();
  await keep('organisation.exportDone', { sha256, bytes: meter.bytes, ...totals });
  say(`${totals.rows} rows of ${totals.tables} tables and ${totals.files} files of ${ref} are in ${path}.\nSHA-256 ${sha256}`);
  if (totals.missingFiles > 0) say(`${totals.missingFiles} files that rows name were not found: see missingFiles in its manifest.json.`);
  return totals.missingFiles === 0;
}
