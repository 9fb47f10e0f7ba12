import { demoId } from '#features/demo/demo-id';
import { sendFile } from '#testing/send-file';
import type { TestServer } from '#testing/test-server';
import { makeWorkbook, type Value } from '#workbooks/testing/make-workbook';

export type Line = { security: string; units: string; price: string; value: string; isCash: boolean };

/** The lines a mandate's manager reported for a month, with cash last. */
export async function managersLines(server: TestServer, mandateId: string, asOf: string): Promise<Line[]> {
  const rows = await server.sql(
    `select s.ref as security, h.units::text, h.price::text, h.market_value::text as value, v.type1 = 'cash equivalency' as "isCash"
     from holding h join security s on s.id = h.security_id join security_version v on v.security_id = s.id and v.superseded_at is null
     where h.entity_id = $1 and h.as_of = $2 and h.superseded_at is null order by v.type1 = 'cash equivalency', h.market_value desc`,
    [mandateId, asOf],
  );
  return rows as Line[]; // the columns selected
}

type Book = { lines: readonly Line[]; account: string; asOf: string };

/** Sends and approves a custodial account's statement; returns the status or the code of the first error. */
export async function sendBook(server: TestServer, email: string, { lines, account, asOf }: Book): Promise<string> {
  const rows = lines.map(({ security, units, price, value }): Value[] => [
    account,
    asOf,
    security,
    Number(units),
    Number(price),
    'JPY',
    Number(value),
  ]);
  const head = ['Account Code', 'As-of Date', 'Security Code', 'Units', 'Price', 'Currency', 'Market Value'];
  const bytes = await makeWorkbook([{ name: 'Holdings', rows: [head, ...rows] }]);
  const token = await server.as(email);
  const name = `book-${Math.round(performance.now() * 1000)}.xlsx`;
  const sent = await sendFile(server, token, { name, bytes, fields: { runMode: 'sync', ownerId: demoId('HOSHI') } });
  const { id } = sent.body;
  const found = (await server.ask(token, `query($id: ID!) { import(id: $id) { version errors } }`, { id })).data.import;
  if (found.errors > 0) {
    const { data } = await server.ask(token, `query($id: ID!) { importFindings(id: $id) { data { code severity } } }`, { id });
    return data.importFindings.data.find(({ severity }: { severity: string }) => severity === 'error').code;
  }
  const approve = `mutation($id: ID!, $v: Int!) { approveImport(id: $id, version: $v, reason: "as kept") { status } }`;
  const approved = await server.ask(token, approve, { id, v: found.version });
  return approved.data?.approveImport.status ?? JSON.stringify(approved.errors);
}

/** More cash than in the manager's book, as with a purchase that has not settled. */
export const withCash = (line: Line, yen: bigint): Line => ({
  ...line,
  units: String(BigInt(line.units) + yen),
  value: String(BigInt(line.value) + yen),
});

function scaled(line: Line, percent: bigint): Line {
  const by = (text: string) => String((BigInt(text.split('.')[0] ?? '0') * percent) / 100n);
  return { ...line, units: by(line.units), value: by(line.value) };
}

/** Three differences: the largest line is missing, the next is a tenth larger, and there is more cash. */
export function withThree(lines: readonly Line[], cash = 25_000_000n): Line[] {
  return lines.flatMap((line, at) => {
    if (at === 0) return [];
    if (at === 1) return [scaled(line, 110n)];
    return [line.isCash ? withCash(line, cash) : line];
  });
}
