import { addDataPoints, listDataPoints, listTypeFields } from '#features/data-points/public';
import { addDocument, listDocuments, readDocumentNow } from '#features/documents/public';
import { createMapping, listMappings } from '#features/cashflow-mappings/public';
import {
  approveNotice,
  approveStatement,
  createModel,
  decideValue,
  extractNow,
  listModels,
  listReplays,
  proposeModel,
  readContents,
} from '#features/extraction-models/public';
import { moveInstruction, readInstruction } from '#features/instructions/public';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { personAt } from '#features/demo/instructions/person-at';
import { demoOrganisations } from '#features/demo/organisations';
import type { App, SignedIn } from '#platform/context';
import { addJob, organisationQueue, type Tasks } from '#platform/jobs';
import type { Db } from '#platform/db';
import { sharedPrinter } from '#platform/pdf/printer';
import { legacyPdf } from './legacy-pdf';
import { demoMappings, demoModels, WAITING_CHANGE, type DemoModel } from './models';
import { demoNoticePapers } from './notices';
import { paperOf, type DemoDocument } from './papers';
import { demoReportPapers } from './reports';
import { scannedLetter } from './scanned-letter';
import { demoScans } from './scans';
import { demoStatementPapers } from './statements';

const ADMIN = 'admin@hoshikawa.example';
const USER = 'user@hoshikawa.example';
const TAUGHT_AT = '2026-03-02T02:00:00Z';
const PROPOSED_AT = '2026-11-10T02:00:00Z';
const ATTEMPTS = 5;

export const demoDocuments: readonly DemoDocument[] = [...demoNoticePapers, ...demoStatementPapers, ...demoReportPapers];

/** Documents are printed and read after the first start, in the organisation's own document queue, so that its other documents wait their turn. */
export async function queueDocuments(db: Db): Promise<void> {
  const queue = organisationQueue('document', demoId('HOSHI'));
  await addJob(db, 'plantDemoDocuments', {}, { key: 'plantDemoDocuments', queue, maxAttempts: ATTEMPTS });
}

export const demoTasks: Tasks = { plantDemoDocuments: app => plantDocuments(app) };

/** Uses the features' own actions. Each step is skipped if it was done before, so that an interrupted run can be repeated. */
export async function plantDocuments(app: App): Promise<void> {
  const teacher = at(app, ADMIN, TAUGHT_AT);
  await addDataPoints(
    teacher,
    (await listTypeFields(teacher)).map(({ id }) => id),
  );
  await teachModels(teacher);
  await teachMappings(teacher);
  for (const paper of demoDocuments) {
    await bring(app, paper);
    const decidedAt = DECIDED[paper.key];
    if (decidedAt) await decideAll(app, paper.key, decidedAt);
    if (paper.key === PAID) await pay(app); // before its duplicate arrives
    if (paper.key === VALUED) await value(app);
  }
  for (const paper of demoScans) await bring(app, paper);
  await proposeChange(at(app, USER, PROPOSED_AT));
}

/** A demo user of the fund with its packages; without the packages the document features are closed. */
function at(app: App, email: string, moment: string): SignedIn {
  const ctx = personAt(app, email, moment);
  const { organisation } = ctx.actor;
  const held = demoOrganisations.find(({ ref }) => ref === organisation.ref)?.packages ?? [];
  const packages = held.map(type => ({ id: demoId(`${organisation.ref}|package|${type}`), type }));
  return { ...ctx, actor: { ...ctx.actor, organisation: { ...organisation, packages } } };
}

async function teachModels(ctx: SignedIn): Promise<void> {
  const known = new Set((await listModels(ctx)).map(({ name }) => name));
  const points = await listDataPoints(ctx, { search: '', documentType: null });
  const mappingsOf = ({ documentType, readings, prompts = [] }: DemoModel) => {
    const idOf = (point: string) => points.find(one => one.documentType === documentType && one.name === point)?.id;
    const read = readings.flatMap(({ point, pattern, isScaled, isPositive }) => {
      const dataPointId = idOf(point);
      const signHandling = isPositive ? 'always_positive' : 'None';
      return [{ dataPointId, kind: 3, pattern, signHandling }, ...(isScaled ? [{ dataPointId, kind: 2 }] : [])];
    });
    return [...read, ...prompts.map(({ point, prompt }) => ({ dataPointId: idOf(point), kind: 1, prompt }))];
  };
  for (const model of demoModels) {
    const { name, documentType, layout } = model;
    if (!known.has(name)) await createModel(ctx, { name, documentType, layout, mappings: mappingsOf(model) });
  }
}

/** Stays a proposal until somebody accepts it; the comparison with earlier documents runs as a separate job. */
async function proposeChange(ctx: SignedIn): Promise<void> {
  const model = (await listModels(ctx)).find(({ name }) => name === WAITING_CHANGE.model);
  if (!model || model.version > 1 || (await listReplays(ctx, model.id)).length > 0) return;
  const { id, version, name, documentType, layout } = model;
  const mappings = model.mappings.map(({ dataPointId, dataPointName, kind, pattern, prompt, factor, signHandling, expectedSign }) => ({
    dataPointId,
    kind,
    pattern: dataPointName === WAITING_CHANGE.point ? WAITING_CHANGE.pattern : pattern,
    prompt,
    factor,
    signHandling,
    expectedSign,
  }));
  await proposeModel(ctx, { id, version, input: { name, documentType, layout, mappings } });
}

async function teachMappings(ctx: SignedIn): Promise<void> {
  const known = new Set((await listMappings(ctx, { securityId: null, search: '' })).map(one => `${one.securityId} ${one.textPattern}`));
  for (const { fund, ...mapping } of demoMappings()) {
    const securityId = entityId('HOSHI', fund);
    if (!known.has(`${securityId} ${mapping.textPattern}`)) await createMapping(ctx, { ...mapping, securityId, sign: 'always_positive' });
  }
}

async function bring(app: App, paper: DemoDocument): Promise<void> {
  const ctx = at(app, ADMIN, paper.receivedAt);
  const { name, type, asOf, about } = paper;
  const known = await findByName(ctx, name);
  const fields = { name, type, asOf, entityId: entityId('HOSHI', about) };
  const file = async () => ({
    name: `${paper.key}.pdf`,
    bytes: await printed(paper),
  });
  const { id, reading } = known ?? (await addDocument(ctx, await file(), fields)).document;
  const key = { organisationId: ctx.actor.organisation.id, id };
  if (reading === 'waiting') await readDocumentNow(app, key);
  if (!paper.isScan) await extractNow(app, { organisationId: key.organisationId, documentId: id });
}

async function printed(paper: DemoDocument): Promise<Buffer> {
  if (paper.isScan) return scannedLetter(paper);
  return paper.isLegacy ? legacyPdf(paper) : await sharedPrinter().print(paperOf(paper));
}

async function findByName(ctx: SignedIn, name: string) {
  const filter = { search: name, type: null, reading: null, entityId: null };
  const { data } = await listDocuments(ctx, { first: 20, page: 1 }, filter);
  return data.find(document => document.name === name);
}

const PAID = 'growth-paid';
const VALUED = 'buyout-account';
/** Documents a colleague has already reviewed, with the time; the others are left for the reader to try. */
const DECIDED: Readonly<Record<string, string>> = {
  [PAID]: '2026-10-26T05:00:00Z',
  'japan-buyout': '2026-11-06T01:00:00Z',
  'wrong-total': '2026-11-09T06:00:00Z',
  'growth-duplicate': '2026-11-05T06:00:00Z',
  'growth-new-account': '2026-11-10T01:30:00Z',
  'buyout-account': '2026-08-17T01:00:00Z',
  'japan-account': '2026-11-04T02:00:00Z',
};

async function contentsOf(ctx: SignedIn, key: string) {
  const document = await findByName(ctx, demoDocuments.find(one => one.key === key)?.name ?? '');
  if (!document) throw new Error(`the demo's own document ${key} is missing`);
  return await readContents(ctx, document.id);
}

async function decideAll(app: App, key: string, decidedAt: string): Promise<void> {
  const ctx = at(app, USER, decidedAt);
  const { documentId, values } = await contentsOf(ctx, key);
  for (const { dataPointId, tableName, page, version, decision } of values)
    if (decision === 'open') await decideValue(ctx, { documentId, dataPointId, tableName, page, version, value: null });
}

/** One call is approved and paid, so that later notices of its fund are checked against it. */
async function pay(app: App): Promise<void> {
  const ctx = at(app, USER, '2026-10-26T05:30:00Z');
  const { documentId, version } = await contentsOf(ctx, PAID);
  const { approval } = await approveNotice(ctx, { documentId, version });
  for (const { instructionId } of approval?.notices ?? []) {
    const payer = at(app, ADMIN, '2026-10-28T01:00:00Z');
    const { status, version } = await readInstruction(payer, instructionId);
    if (status === 'preliminary') await moveInstruction(payer, 'finalize', { id: instructionId, version });
  }
}

/** One statement is approved as a valuation; it has the same value as the manager's workbook. */
async function value(app: App): Promise<void> {
  const ctx = at(app, USER, '2026-08-17T01:20:00Z');
  const { documentId, version } = await contentsOf(ctx, VALUED);
  await approveStatement(ctx, { documentId, version, quality: 'valuated' });
}
