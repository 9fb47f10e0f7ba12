import { expect } from 'vitest';
import { sendFile } from '#testing/send-file';
import { printPaper } from '#platform/pdf/print-paper';
import type { TestServer } from '#testing/test-server';
import { noticePaper, type Said } from './notice-paper';

const PATIENT = { timeout: 170_000, interval: 200 };
export const FULL = `documentId version values { dataPointId name tableName page value decision version } checks { id outcome }
  approval { blocks { code about } needsConfirmation confirmedByName notices { side amount currency day status instructionId instructionRef } }
  revision { replacesId replacedById changes { name before after } offers { documentId same } }`;
const CONTENTS = `query($id: ID!) { documentContents(documentId: $id) { ${FULL} } }`;
export const DECIDE = `mutation($documentId: ID!, $dataPointId: ID!, $tableName: String!, $page: Int!, $version: Int!, $value: String) {
  decideContentDataPoint(documentId: $documentId, dataPointId: $dataPointId, tableName: $tableName, page: $page, version: $version, value: $value) { version } }`;
export const APPROVE = `mutation($id: ID!, $version: Int!) { approveDocumentNotice(documentId: $id, version: $version) { ${FULL} } }`;

export type Contents = {
  version: number;
  values: { dataPointId: string; name: string; tableName: string; page: number; value: string; version: number; decision: string }[];
  checks: { id: string; outcome: string }[];
  approval: {
    blocks: { code: string; about: string | null }[];
    needsConfirmation: boolean;
    confirmedByName: string | null;
    notices: { side: string; amount: string; status: string; instructionId: string; instructionRef: string }[];
  };
  revision: {
    replacesId: string | null;
    replacedById: string | null;
    changes: { name: string; before: string | null; after: string | null }[];
    offers: { documentId: string; same: string[] }[];
  };
};

export const validationOf = ({ errors }: { errors: { extensions?: { validation?: Record<string, string[]> } }[] | undefined }) =>
  errors?.[0]?.extensions?.validation;

export type Desk = ReturnType<typeof openDesk>;

/** Operations on a fund's notices for tests; `who` acts unless another user is given. */
export function openDesk(server: TestServer, who: string, fund: { id: string; name: string }) {
  const contentsOf = async (id: string, by = who): Promise<Contents> => (await server.ask(by, CONTENTS, { id })).data.documentContents;
  const approve = async (id: string, by = who) => await server.ask(by, APPROVE, { id, version: (await contentsOf(id)).version });
  const blocksOf = async (id: string) => (await contentsOf(id)).approval.blocks.map(({ code, about }) => about ?? code);
  async function bring(said: Said): Promise<string> {
    const name = `${fund.name} ${said.number}`;
    const bytes = await printPaper(noticePaper(fund.name, said));
    const fields = { name, type: 'MMR_DOC', guess: '1' };
    const { body } = await sendFile(server, who, { path: '/documents', name: `${name}.pdf`, bytes, fields });
    await expect.poll(async () => (await contentsOf(body.id)).values.length, PATIENT).toBe(6);
    return body.id;
  }
  async function decideAll(id: string, corrections: Readonly<Record<string, string>> = {}, by = who): Promise<void> {
    for (const { dataPointId, tableName, page, version, name } of (await contentsOf(id)).values) {
      const value = corrections[name] ?? null;
      const decided = await server.ask(by, DECIDE, { documentId: id, dataPointId, tableName, page, version, value });
      expect(decided.errors).toBeUndefined();
    }
  }
  return { contentsOf, approve, blocksOf, bring, decideAll, learn: () => learn(server, who, fund) };
}

async function learn(server: TestServer, admin: string, fund: { id: string; name: string }): Promise<void> {
  const { data } = await server.ask(admin, `query { documentTypeFields { id documentType } }`);
  for (const documentType of ['PA_CONTRIBUTION', 'PA_DISTRIBUTION', 'PA_CASHFLOW']) {
    const fieldIds = data.documentTypeFields
      .filter((one: { documentType: string }) => one.documentType === documentType)
      .map((one: { id: string }) => one.id);
    await server.ask(admin, `mutation($fieldIds: [ID!]!) { addDataPoints(fieldIds: $fieldIds) { id } }`, { fieldIds });
    const asked = await server.ask(admin, `query($type: String) { dataPoints(documentType: $type) { id name } }`, { type: documentType });
    const points: { id: string; name: string }[] = asked.data.dataPoints;
    const regexp = (name: string, pattern: string) => ({ dataPointId: points.find(one => one.name === name)?.id, kind: 3, pattern });
    const mappings = [
      regexp('Notice number', 'Notice No\\. (\\S+)'),
      regexp('Notice date', 'Notice date:\\s*(.+)'),
      regexp('Due date', 'Due date:\\s*(.+)'),
      regexp('Currency', 'Currency:\\s*([A-Z]{3})'),
      regexp('Total amount', 'Total amount\\s+([0-9,.]+)'),
      regexp('Bank account', 'Account:\\s*(.+)'),
    ];
    const input = { name: `Approval test ${documentType}`, documentType, layout: fund.name, mappings };
    expect(
      (await server.ask(admin, `mutation($input: ExtractionModelInput!) { createExtractionModel(input: $input) { id } }`, { input }))
        .errors,
    ).toBeUndefined();
  }
  for (const [textPattern, side, cashflowType] of [
    ['Zeta property purchase', 'call', 'investment'],
    ['Zeta fee', 'call', 'managementFee'],
    ['Zeta capital returned', 'distribution', 'returnOfCapital'],
  ]) {
    const input = { securityId: fund.id, textPattern, side, cashflowType, sign: 'always_positive' };
    expect(
      (await server.ask(admin, `mutation($input: CashflowMappingInput!) { createCashflowMapping(input: $input) { id } }`, { input }))
        .errors,
    ).toBeUndefined();
  }
}
