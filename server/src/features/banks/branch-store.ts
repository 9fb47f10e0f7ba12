import { branchInput, type BranchInput } from '@hakaru/contract/banks';
import { plainKana } from '@hakaru/contract/kana';
import { sql } from 'kysely';
import type { Db } from '#platform/db';
import { offsetOf } from '#platform/paging';
import { likeOf, type Kept, type Master } from './master';

export type BranchRow = BranchInput & Kept & { bankNameEn: string; bankNameJp: string };

const SHOWN = sql`
  select n.id, n.bank_code as "bankCode", n.code, n.name_en as "nameEn", n.name_jp as "nameJp", n.kana, b.name_en as "bankNameEn",
    b.name_jp as "bankNameJp", n.archived_at is not null as "isArchived", n.version, null::uuid as "organisationId",
    (select count(*)::int from bank_account a where (a.bank_code, a.branch_code) = (n.bank_code, n.code)) as uses
  from bank_branch n join bank b on b.code = n.bank_code`;

const one = async (db: Db, where: ReturnType<typeof sql>) => (await sql<BranchRow>`${SHOWN} where ${where}`.execute(db)).rows[0];

export const branches: Master<BranchInput, BranchRow> = {
  kind: 'branch',
  rule: branchInput,
  key: ['bankCode', 'code'],
  findPage: async (db, slice, search) => {
    const like = likeOf(search);
    const kana = likeOf(plainKana(search));
    const wanted = sql`where n.bank_code ilike ${like} or n.code ilike ${like} or n.name_en ilike ${like} or n.name_jp ilike ${like}
      or n.kana ilike ${kana} or b.name_en ilike ${like} or b.name_jp ilike ${like}`;
    const { rows } = await sql<BranchRow>`
      ${SHOWN} ${wanted} order by n.bank_code, n.code limit ${slice.first} offset ${offsetOf(slice)}`.execute(db);
    const { rows: counted } = await sql<{ total: number }>`
      select count(*)::int as total from bank_branch n join bank b on b.code = n.bank_code ${wanted}`.execute(db);
    return { data: rows, total: counted[0]?.total ?? 0 };
  },
  findOne: (db, id, locked = false) => one(db, locked ? sql`n.id = ${id} for update of n` : sql`n.id = ${id}`),
  findByKey: (db, { bankCode, code }) => one(db, sql`n.bank_code = ${bankCode} and n.code = ${code}`),
  inputOf: ({ bankCode, code, nameEn, nameJp, kana }) => ({ bankCode, code, nameEn, nameJp, kana }),
  missing: async (db, { bankCode }) => {
    const { rows } = await sql`select from bank where code = ${bankCode} and archived_at is null for share`.execute(db);
    return rows.length === 1 ? null : 'bankCode';
  },
  insert: async (db, { bankCode, code, nameEn, nameJp, kana }) => {
    const { rows } = await sql<{ id: string }>`
      insert into bank_branch (bank_code, code, name_en, name_jp, kana)
      values (${bankCode}, ${code}, ${nameEn}, ${nameJp}, ${kana}) returning id`.execute(db);
    return rows[0]?.id ?? '';
  },
  update: async (db, { id, version }, { nameEn, nameJp, kana }) => {
    const { numAffectedRows } = await sql`
      update bank_branch set name_en = ${nameEn}, name_jp = ${nameJp}, kana = ${kana}, version = version + 1
      where id = ${id} and version = ${version}`.execute(db);
    return numAffectedRows === 1n;
  },
  setArchived: async (db, { id, version }, at) => {
    const { numAffectedRows } = await sql`
      update bank_branch set archived_at = ${at}, version = version + 1 where id = ${id} and version = ${version}`.execute(db);
    return numAffectedRows === 1n;
  },
  remove: async (db, { id, version }) => {
    const { numAffectedRows } = await sql`delete from bank_branch where id = ${id} and version = ${version}`.execute(db);
    return numAffectedRows === 1n;
  },
};
