import { insertGrants } from '#features/grants/public';
import type { App } from '#platform/context';
import { inScope, whileStarting, type Db } from '#platform/db';
import { insertAssets } from '#features/assets/public';
import { warnOfCash } from '#features/cash-warnings/public';
import { insertMonthEnds } from '#features/month-ends/public';
import { forgetAllNotifications, insertNotifications, readAllNotifications } from '#features/notifications/public';
import { insertLogins } from '#features/sessions/public';
import { demoId } from './demo-id';
import { queueAfterStart } from './after-start';
import { plantBasel } from './institution/basel';
import { plantBanks } from './accounting/banks';
import { plantStressTests } from './institution/stress-tests';
import { plantRisk } from './institution/risk';
import { plantMasterData } from './institution/master-data';
import { plantSetup, plantStructureOffer } from './institution/setup-steps';
import { plantSpcs } from './accounting/spcs';
import { plantDataRequests } from './institution/data-subject-requests';
import { plantHypotheticals } from './institution/hypothetical-assets';
import { plantRebalancings } from './institution/rebalancings';
import { plantComparisons } from './institution/manager-comparisons';
import { plantCategories } from './institution/categories';
import { plantCompanies } from './institution/companies';
import { plantCounterparties } from './institution/counterparties';
import { plantEstablishments } from './institution/establishments';
import { plantCash } from './instructions/plant-cash';
import { plantForwards } from './forwards/plant';
import { plantInstructions } from './instructions/plant';
import { finishInstitution, plantInstitution } from './institution/plant';
import { demoSeries, SENT_MONTHS, type DemoSeries } from './institution/series';
import { plantWatchlist } from './institution/watchlist';
import { plantMeetings } from './institution/meetings';
import { insertServiceToken } from './institution/service-token';
import { insertTeamViews } from './institution/team-views';
import { plantTeams } from './institution/teams';
import { plantResearch } from './research/plant';
import { plantManagers } from './managers';
import { demoNotices } from './notices';
import { demoGrants, demoOrganisations } from './organisations';
import { demoPeople } from './people';
import { hashedPeople, plantOrganisations, plantPeople, type Hashed } from './plant-people';
import { alone, howFar, refreshStatistics } from './store';
import { plantReconciliations } from './institution/reconciliations';
import { sendStatement } from './workbooks/bank-statement';
import { custodySendings } from './workbooks/custody';
import { octoberSoFar } from './workbooks/october';
import { sendWorkbooks } from './workbooks/send';
import { closedMonths, inOrder } from './workbooks/sendings';

/** First and last month-end of the demo, and the last populated one. */
export const DEMO_MONTHS = { first: '2016-11-30', last: '2026-10-31', populated: '2026-09-30' } as const;

/**
 * Plants the demo institution into an empty database, in three steps: people and structure, the workbooks of the last thirteen months, and
 * what depends on them. An interrupted start is continued; a database with other data is left alone. Returns whether it planted.
 */
export async function plantDemo(app: App, { sentMonths = SENT_MONTHS }: { sentMonths?: number } = {}): Promise<boolean> {
  const { connectionString = '' } = app.database.direct;
  // Asynchronous commits save time: a crash can lose only the newest of them, which the next start plants again.
  const isLazy = !app.settings.databaseUrl; // a database given by URL may be behind a pooler that refuses connection options
  const size = app.settings.poolSize + 1; // one connection is held by the lock
  return await whileStarting(connectionString, { size, log: app.log, isLazy }, database =>
    alone(database.pool, async () => {
      const found = await inScope(database.db, 'platform', howFar);
      if (found === 'whole' || found === 'foreign') return false;
      await plantAll({ ...app, database }, demoSeries(sentMonths), found === 'begun');
      return true;
    }),
  );
}

async function plantAll(app: App, series: DemoSeries, isBegun: boolean): Promise<void> {
  if (!isBegun) await plantGround(app, series);
  await refreshStatistics(app.database.db);
  await plantWorkbooks(app, series);
  for (const [what, plant] of ON_THE_WORKBOOKS) {
    app.log.info(`planting the demo institution: ${what}`);
    await plant(app);
  }
  await finish(app, series);
  await refreshStatistics(app.database.db);
}

/** Steps that depend on the workbooks' facts, in this order. */
const ON_THE_WORKBOOKS: readonly (readonly [what: string, plant: (app: App) => Promise<unknown>])[] = [
  ['instructions', plantInstructions],
  ['cash accounts', plantCash],
  ['foreign exchange forwards', plantForwards],
  ['reconciliations', plantReconciliations],
  ["a bank's statement", sendStatement],
  ['the watch list', plantWatchlist],
  ['Basel capital', plantBasel],
  ['hypothetical assets', plantHypotheticals],
  ['manager comparisons', plantComparisons],
  ['structure offer', plantStructureOffer],
  ['rebalancings', plantRebalancings],
  ['risk models', plantRisk],
  ['master data', plantMasterData],
  ['a fund that is set up', plantSetup],
  ['stress tests', plantStressTests],
  ['companies and their accounts', plantSpcs],
  ['requests for personal data', plantDataRequests],
  ['cash warnings', warnOfCash], // today's warnings are recorded now, so that the first hourly run notifies nobody
];

async function finish(app: App, series: DemoSeries): Promise<void> {
  app.log.info('planting the demo institution: publishing its months');
  await inScope(app.database.db, 'platform', async trx => {
    await finishInstitution(trx, series);
    await readAllNotifications(trx); // notifications of the planting itself are marked as read
    await plantNotices(trx);
    await insertTeamViews(trx);
    await insertServiceToken(trx, app.now());
    await insertLogins(trx, loginRows(app.settings.demoToday));
    await queueAfterStart(trx);
  });
}

/** Plants organisations, users and assets only, for tests that need no figures. */
export async function plantDemoPeople(app: App): Promise<void> {
  const people = await hashedPeople(app);
  await inScope(app.database.db, 'platform', trx => plantEverybody(trx, people));
}

async function plantGround(app: App, series: DemoSeries): Promise<void> {
  const people = await hashedPeople(app);
  const ground = async (trx: Db) => {
    await plantEverybody(trx, people);
    await plantInstitution(trx, series);
    await plantCategories(trx);
    await plantCompanies(trx);
    await plantEstablishments(trx);
    await plantCounterparties(trx);
    await plantBanks(trx);
    await plantResearch(trx);
    await plantTeams(trx);
    await plantMeetings(trx);
    await plantManagers(trx, series.factors);
  };
  await inScope(app.database.db, 'platform', ground, { person: '', at: GROUND_RECORDED });
}

/** Before the first fact, so that the structure exists at every knowledge time of the demo. */
const GROUND_RECORDED = new Date('2016-10-01T00:00:00+09:00');

async function plantEverybody(db: Db, people: readonly Hashed[]): Promise<void> {
  await plantOrganisations(db);
  await plantPeople(db, people);
  await plantAssets(db);
}

/** Statistics are refreshed once there are statements and staged rows to count. */
const STATISTICS_AFTER = 20;
const REPORTED_EVERY = 10;

async function plantWorkbooks(app: App, series: DemoSeries): Promise<void> {
  const sendings = inOrder([...closedMonths(series), ...octoberSoFar(series), ...custodySendings(series)]);
  await sendWorkbooks(app, sendings, async done => {
    if (done === STATISTICS_AFTER) await refreshStatistics(app.database.db);
    if (done % REPORTED_EVERY === 0 || done === sendings.length)
      app.log.info(`planting the demo institution: ${done} of ${sendings.length} workbooks imported`);
  });
}

async function plantAssets(db: Db): Promise<void> {
  const assets = demoOrganisations.flatMap(({ ref: owner, assets = [] }) =>
    assets.map(({ ref, en, jp, type }, position) => ({
      organisation_id: demoId(owner),
      id: demoId(ref),
      ref,
      name_en: en,
      name_jp: jp,
      type,
      position,
    })),
  );
  await insertAssets(db, assets);
  const months = monthEnds();
  const monthEndRows = assets.flatMap(({ organisation_id, id }) =>
    months.map(as_of => ({
      organisation_id,
      asset_id: id,
      as_of,
      populated_at: as_of <= DEMO_MONTHS.populated ? populatedAt(as_of) : null,
    })),
  );
  await insertMonthEnds(db, monthEndRows);
  const grants = demoGrants.map(({ asset, owner, grantee }) => ({
    organisationId: demoId(owner),
    id: demoId(`${asset}|${grantee}`),
    assetId: demoId(asset),
    entityId: null,
    granteeId: demoId(grantee),
    role: 'consultant',
    fromDay: DEMO_MONTHS.first,
    toDay: null,
  }));
  await insertGrants(db, grants);
}

function monthEnds(): string[] {
  const ends: string[] = [];
  for (let month = 11; ; month++) {
    const end = new Date(Date.UTC(2016, month, 0)).toISOString().slice(0, 10);
    ends.push(end);
    if (end === DEMO_MONTHS.last) return ends;
  }
}

/** Month-ends are confirmed in the second week after. */
function populatedAt(asOf: string): Date {
  return new Date(new Date(`${asOf}T04:00:00Z`).getTime() + 14 * 86_400_000);
}

async function plantNotices(db: Db): Promise<void> {
  // Removes the notifications that planting past months has raised.
  await forgetAllNotifications(db);
  const rows = demoNotices.map(({ kind, params, path, at }, index) => ({
    organisation_id: demoId('HOSHI'),
    id: demoId(`notice|${index}`),
    user_id: demoId('admin@hoshikawa.example'),
    kind,
    params: JSON.stringify(params),
    path,
    created_at: new Date(at),
  }));
  await insertNotifications(db, rows);
}

const LOGINS = 200;

/** The fund's sign-ins of the last weeks: Tokyo office hours, documentation IP addresses, and some wrong passwords. */
function loginRows(today: string) {
  const people = demoPeople.filter(({ organisation }) => organisation === 'HOSHI');
  const noon = new Date(`${today}T03:00:00Z`).getTime();
  return Array.from({ length: LOGINS }, (_, index) => {
    const person = people[(index * 7) % people.length];
    const daysAgo = 1 + Math.floor((LOGINS - 1 - index) / 4);
    const minutes = ((index * 37) % 540) - 180;
    return {
      organisation_id: demoId('HOSHI'),
      user_id: demoId(person?.email ?? ''),
      user_name: person?.name ?? '',
      logged_in_at: new Date(noon - daysAgo * 86_400_000 + minutes * 60_000),
      ip_address: `198.51.100.${10 + ((index * 7) % people.length)}`,
      outcome: index % 23 === 0 ? 'failed' : 'ok',
    };
  });
}
