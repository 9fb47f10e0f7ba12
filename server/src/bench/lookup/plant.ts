// node --import tsx server/src/bench/lookup/plant.ts <data folder>: adds the objects for measuring the search palette in a browser.
import { openApp } from '#platform/app';
import { inScope } from '#platform/db';
import { createLog } from '#platform/log';
import { readSettings } from '#platform/settings';
import { addObjects, organisationOf, refreshStatistics } from './bench-store';

const OBJECTS = { securities: 4_500, counterparties: 500 };

const [dataDir = ''] = process.argv.slice(2);
const app = await openApp(
  readSettings({ DATA_DIR: dataDir }),
  createLog({ appEnv: 'production' }, () => undefined),
);
await inScope(app.database.db, 'platform', async db => addObjects(db, { organisationId: await organisationOf(db, 'HOSHI'), ...OBJECTS }));
await refreshStatistics(app.database.db);
await app.closeApp();
