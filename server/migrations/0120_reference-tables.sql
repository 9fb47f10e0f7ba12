-- The words for types are administration's to keep: they are the platform's, and every organisation reads them. A code is what files and
-- masters say and never changes; one in use is archived, so that what carries it still has a name.
create table reference_type (
  id uuid primary key default gen_random_uuid(),
  list text not null check (list in ('counterparty', 'securityType1', 'securityType2')),
  code text not null check (char_length(code) between 1 and 64),
  name_en text not null check (char_length(name_en) between 1 and 255),
  name_jp text not null check (char_length(name_jp) between 1 and 255),
  position integer not null default 1000,
  archived_at timestamptz,
  version integer not null default 1,
  constraint reference_type__code__taken unique (list, code)
);

insert into reference_type (list, code, name_en, name_jp, position) values
  ('counterparty', 'fxBank', 'FX bank', '為替取引銀行', 1),
  ('counterparty', 'broker', 'Broker', '証券会社', 2),
  ('counterparty', 'custodian', 'Custodian', '資産管理銀行', 3),
  ('counterparty', 'administrator', 'Administrator', '事務管理会社', 4),
  ('securityType1', 'government bond', 'Government bond', '国債', 1),
  ('securityType1', 'corporate bond', 'Corporate bond', '社債', 2),
  ('securityType1', 'covered bond', 'Covered bond', 'カバードボンド', 3),
  ('securityType1', 'equity', 'Equity', '株式', 4),
  ('securityType1', 'fixed income fund', 'Fixed income fund', '債券ファンド', 5),
  ('securityType1', 'equity fund', 'Equity fund', '株式ファンド', 6),
  ('securityType1', 'private equity fund', 'Private equity fund', 'プライベートエクイティファンド', 7),
  ('securityType1', 'cash equivalency', 'Cash equivalency', '現金同等物', 8),
  ('securityType2', 'senior', 'Senior', 'シニア', 1),
  ('securityType2', 'subordinated', 'Subordinated', '劣後', 2),
  ('securityType2', 'large cap', 'Large cap', '大型', 3),
  ('securityType2', 'small cap', 'Small cap', '小型', 4),
  ('securityType2', 'quality', 'Quality', 'クオリティ', 5),
  ('securityType2', 'open-ended', 'Open-ended', 'オープンエンド', 6),
  ('securityType2', 'closed-ended', 'Closed-ended', 'クローズドエンド', 7),
  ('securityType2', 'cash', 'Cash', '現金', 8),
  ('securityType2', 'short-term instrument', 'Short-term instrument', '短期金融商品', 9);
