import { bankAccountInput, type BankAccountInput } from '@hakaru/contract/banks';
import { plainKana } from '@hakaru/contract/kana';
import { sql } from 'kysely';
import type { Db } from '#platform/db';
import { offsetOf } from '#platform/paging';
import { likeOf, type Kept, type Master } from './master';

export type BankAccountRow = BankAccountInput &
  Kept & {
    organisationNameEn: string;
    organisationNameJp: string;
    bankNameEn: string | null;
    bankNameJp: string | null;
    branchNameEn: string | null;
    branchNameJp: string | null;
  };

const TABLES = sql`
  from bank_account a join organisation o on o.id = a.organisation_id
  left join bank b on b.code = a.bank_code
  left join bank_branch n on (n.bank_code, n.code) = (a.bank_code, a.branch_code)`;

const SHOWN = sql`
  select a.id, a.organisation_id as "organisationId", o.ref as organisation, o.name_en as "organisationNameEn", o.name_jp as "organisationNameJp",
    a.bank_code as "bankCode", a.branch_code as "branchCode", b.name_en as "bankNameEn", b.name_jp as "bankNameJp", n.name_en as "branchNameEn",
    n.name_jp as "branchNameJp", a.type, a.number, a.holder, a.holder_kana as "holderKana", a.currency, a.is_segregated as "isSegregated",
    a.archived_at is not null as "isArchived", a.version,
    (select count(*)::int from spc_bank_account k where (k.organisation_id, k.bank_account_id) = (a.organisation_id, a.id)) as uses
  ${TABLES}`;

const one = async (db: Db, where: ReturnType<typeof sql>) => (await sql<BankAccountRow>`${SHOWN} where ${where}`.execute(db)).rows[0];

export const accounts: Master<BankAccountInput, BankAccountRow> = {
  kind: 'account',
  rule: bankAccountInput,
  key: ['organisation', 'bankCode', 'branchCode', 'type', 'number'],
  findPage: async (db, slice, search) => {
    const like = likeOf(search);
    const kana = likeOf(plainKana(search));
    const wanted = sql`where a.number ilike ${like} or a.holder ilike ${like} or a.holder_kana ilike ${kana} or o.ref ilike ${like}
      or o.name_en ilike ${like} or o.name_jp ilike ${like} or b.name_en ilike ${like} or b.name_jp ilike ${like}`;
    const { rows } = await sql<BankAccountRow>`
      ${SHOWN} ${wanted} order by o.ref, a.bank_code, a.branch_code, a.number limit ${slice.first} offset ${offsetOf(slice)}`.execute(db);
    const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total ${TABLES} ${wanted}`.execute(db);
    return { data: rows, total: counted[0]?.total ?? 0 };
  },
  findOne: (db, id, locked = false) => one(db, locked ? sql`a.id = ${id} for update of a` : sql`a.id = ${id}`),
  findByKey: (db, { organisation, bankCode, branchCode, type, number }) =>
    one(
      db,
      sql`o.ref = ${organisation} and a.bank_code = ${bankCode} and a.branch_code = ${branchCode} and a.type = ${type} and a.number = ${number}`,
    ),
  inputOf: ({ organisation, bankCode, branchCode, type, number, holder, holderKana, currency, isSegregated }) => ({
    organisation,
    bankCode,
    branchCode,
    type,
    number,
    holder,
    holderKana,
    currency,
    isSegregated,
  }),
  missing: async (db, { organisation, bankCode, branchCode }) => {
    if ((await sql`select from organisation where ref = ${organisation}`.execute(db)).rows.length !== 1) return 'organisation';
    const { rows } = await sql`
      select from bank_branch where bank_code = ${bankCode} and code = ${branchCode} and archived_at is null for share`.execute(db);
    return rows.length === 1 ? null : 'branchCode';
  },
  insert: async (db, input) => {
    const { rows } = await sql<{ id: string }>`
      insert into bank_account (organisation_id, bank_code, branch_code, type, number, holder, holder_kana, currency, is_segregated)
      select o.id, ${input.bankCode}, ${input.branchCode}, ${input.type}, ${input.number}, ${input.holder}, ${input.holderKana},
        ${input.currency}, ${input.isSegregated}
      from organisation o where o.ref = ${input.organisation} returning id`.execute(db);
    return rows[0]?.id ?? '';
  },
  update: async (db, { id, version }, { holder, holderKana, currency, isSegregated }) => {
    const { numAffectedRows } = await sql`
      update bank_account set holder = ${holder}, holder_kana = ${holderKana}, currency = ${currency}, is_segregated = ${isSegregated},
        version = version + 1
      where id = ${id} and version = ${version}`.execute(db);
    return numAffectedRows === 1n;
  },
  setArchived: async (db, { id, version }, at) => {
    const { numAffectedRows } = await sql`
      update bank_account set archived_at = ${at}, version = version + 1 where id = ${id} and version = ${version}`.execute(db);
    return numAffectedRows === 1n;
  },
  remove: async (db, { id, version }) => {
    const { numAffectedRows } = await sql`delete from bank_account where id = ${id} and version = ${version}`.execute(db);
    return numAffectedRows === 1n;
  },
};
