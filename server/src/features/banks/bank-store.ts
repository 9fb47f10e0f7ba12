import { bankInput, type BankInput } from '@hakaru/contract/banks';
import { plainKana } from '@hakaru/contract/kana';
import { sql } from 'kysely';
import type { Db } from '#platform/db';
import { offsetOf } from '#platform/paging';
import { likeOf, type Kept, type Master } from './master';

export type BankRow = BankInput & Kept;

const SHOWN = sql`
  select b.id, b.code, b.name_en as "nameEn", b.name_jp as "nameJp", b.kana, b.swift, b.archived_at is not null as "isArchived", b.version,
    null::uuid as "organisationId", (select count(*)::int from bank_branch n where n.bank_code = b.code) as uses
  from bank b`;

const one = async (db: Db, where: ReturnType<typeof sql>) => (await sql<BankRow>`${SHOWN} where ${where}`.execute(db)).rows[0];

export const banks: Master<BankInput, BankRow> = {
  kind: 'bank',
  rule: bankInput,
  key: ['code'],
  findPage: async (db, slice, search) => {
    const like = likeOf(search);
    const kana = likeOf(plainKana(search));
    const wanted = sql`where b.code ilike ${like} or b.name_en ilike ${like} or b.name_jp ilike ${like} or b.kana ilike ${kana} or b.swift ilike ${like}`;
    const { rows } = await sql<BankRow>`${SHOWN} ${wanted} order by b.code limit ${slice.first} offset ${offsetOf(slice)}`.execute(db);
    const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total from bank b ${wanted}`.execute(db);
    return { data: rows, total: counted[0]?.total ?? 0 };
  },
  findOne: (db, id, locked = false) => one(db, locked ? sql`b.id = ${id} for update of b` : sql`b.id = ${id}`),
  findByKey: (db, { code }) => one(db, sql`b.code = ${code}`),
  inputOf: ({ code, nameEn, nameJp, kana, swift }) => ({ code, nameEn, nameJp, kana, swift }),
  missing: async () => await Promise.resolve(null),
  insert: async (db, { code, nameEn, nameJp, kana, swift }) => {
    const { rows } = await sql<{ id: string }>`
      insert into bank (code, name_en, name_jp, kana, swift) values (${code}, ${nameEn}, ${nameJp}, ${kana}, ${swift}) returning id`.execute(
      db,
    );
    return rows[0]?.id ?? '';
  },
  update: async (db, { id, version }, { nameEn, nameJp, kana, swift }) => {
    const { numAffectedRows } = await sql`
      update bank set name_en = ${nameEn}, name_jp = ${nameJp}, kana = ${kana}, swift = ${swift}, version = version + 1
      where id = ${id} and version = ${version}`.execute(db);
    return numAffectedRows === 1n;
  },
  setArchived: async (db, { id, version }, at) => {
    const { numAffectedRows } = await sql`
      update bank set archived_at = ${at}, version = version + 1 where id = ${id} and version = ${version}`.execute(db);
    return numAffectedRows === 1n;
  },
  remove: async (db, { id, version }) => {
    const { numAffectedRows } = await sql`delete from bank where id = ${id} and version = ${version}`.execute(db);
    return numAffectedRows === 1n;
  },
};
