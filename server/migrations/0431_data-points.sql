-- What each type of document yields, table by table: administration's list, read by every organisation.
create table document_type_table (
  id uuid primary key default gen_random_uuid(),
  document_type text not null check (document_type in ('PA_CASHFLOW', 'PA_DISTRIBUTION', 'PA_CONTRIBUTION', 'PA_FIN_STATEMENT', 'PA_INVEST_REPORT',
    'PA_CAPITAL_ACC', 'CORP_CFD', 'MMR_DOC', 'MF_PROSPECTUS')),
  table_name text not null check (char_length(table_name) between 1 and 255),
  field_name text not null check (char_length(field_name) between 1 and 255),
  field_name_jp text not null check (char_length(field_name_jp) between 1 and 255),
  value_type text not null check (value_type in ('amount', 'percent', 'number', 'date', 'text')),
  breakdown_type text not null default 'none' check (breakdown_type in ('none', 'assetClass', 'currency', 'country', 'company')),
  time_dimension text not null default 'asOf' check (time_dimension in ('asOf', 'monthToDate', 'quarterToDate', 'yearToDate', 'sinceInception')),
  position integer not null default 1000,
  version integer not null default 1,
  constraint document_type_table__field_name__taken unique (document_type, table_name, field_name)
);

insert into document_type_table (document_type, table_name, field_name, field_name_jp, value_type, time_dimension, position)
select type, 'notice', field, jp, value, 'asOf', at
from unnest(array['PA_CONTRIBUTION', 'PA_DISTRIBUTION', 'PA_CASHFLOW']) type
cross join (values ('Notice number', '通知番号', 'text', 1), ('Notice date', '通知日', 'date', 2), ('Due date', '払込・支払期日', 'date', 3),
  ('Currency', '通貨', 'text', 4), ('Total amount', '合計金額', 'amount', 5), ('Bank account', '振込口座', 'text', 6)) f (field, jp, value, at);
insert into document_type_table (document_type, table_name, field_name, field_name_jp, value_type, time_dimension, position) values
  ('PA_CAPITAL_ACC', 'capital account', 'As of', '基準日', 'date', 'asOf', 1),
  ('PA_CAPITAL_ACC', 'capital account', 'Opening balance', '期首残高', 'amount', 'asOf', 2),
  ('PA_CAPITAL_ACC', 'capital account', 'Contributions', '出資', 'amount', 'quarterToDate', 3),
  ('PA_CAPITAL_ACC', 'capital account', 'Distributions', '分配', 'amount', 'quarterToDate', 4),
  ('PA_CAPITAL_ACC', 'capital account', 'Net asset value', '純資産価額', 'amount', 'asOf', 5),
  ('PA_FIN_STATEMENT', 'balance sheet', 'Total assets', '資産合計', 'amount', 'asOf', 1),
  ('PA_FIN_STATEMENT', 'balance sheet', 'Net assets', '純資産', 'amount', 'asOf', 2),
  ('PA_INVEST_REPORT', 'fund', 'Net IRR', 'ネットIRR', 'percent', 'sinceInception', 1),
  ('MMR_DOC', 'performance', 'Market value', '時価総額', 'amount', 'asOf', 1),
  ('MMR_DOC', 'performance', 'Return', '収益率', 'percent', 'monthToDate', 2),
  ('MF_PROSPECTUS', 'terms', 'Management fee', '信託報酬', 'percent', 'asOf', 1),
  ('CORP_CFD', 'cash flow', 'Closing cash', '期末資金残高', 'amount', 'asOf', 1);

-- What an organisation reads from its documents, and how a value relates to one of its accounts.
create table data_point (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 255),
  document_type text not null,
  table_name text not null check (char_length(table_name) between 1 and 255),
  value_type text not null check (value_type in ('amount', 'percent', 'number', 'date', 'text')),
  breakdown_type text not null check (breakdown_type in ('none', 'assetClass', 'currency', 'country', 'company')),
  time_dimension text not null check (time_dimension in ('asOf', 'monthToDate', 'quarterToDate', 'yearToDate', 'sinceInception')),
  account_type text check (account_type in ('fund', 'mandate')),
  account_field text,
  query text check (char_length(query) <= 512),
  format_type text check (format_type in ('number', 'percent', 'date', 'text')),
  format_value text check (char_length(format_value) <= 64),
  version integer not null default 1,
  primary key (organisation_id, id),
  unique (id),
  constraint data_point__name__taken unique (organisation_id, document_type, table_name, name)
);
call lock_rows('data_point');

-- Documents a data point belongs to. A locked one stays when the others are taken away together.
create table data_point_mapping (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  data_point_id uuid not null,
  document_id uuid not null,
  is_locked boolean not null default false,
  created_by_name text not null,
  primary key (organisation_id, id),
  unique (id),
  constraint data_point_mapping__document_id__taken unique (organisation_id, data_point_id, document_id),
  foreign key (organisation_id, data_point_id) references data_point on delete cascade,
  foreign key (organisation_id, document_id) references document on delete cascade
);
create index on data_point_mapping (organisation_id, document_id);
call lock_rows('data_point_mapping');

-- One model per type of document and issuer's layout; its mappings run in their order.
create table extraction_model (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 255),
  document_type text not null,
  layout text check (char_length(layout) <= 512),
  version integer not null default 1,
  primary key (organisation_id, id),
  unique (id),
  constraint extraction_model__name__taken unique (organisation_id, name)
);
call lock_rows('extraction_model');

create table extraction_mapping (
  organisation_id uuid not null,
  model_id uuid not null,
  position integer not null,
  data_point_id uuid not null,
  kind integer not null check (kind in (1, 2, 3)),
  pattern text check (char_length(pattern) <= 255),
  prompt text check (char_length(prompt) <= 8192),
  factor numeric,
  sign_handling text not null check (sign_handling in ('None', 'reverse_sign', 'always_positive', 'always_negative')),
  expected_sign text not null check (expected_sign in ('positive', 'negative', 'none')),
  primary key (organisation_id, model_id, position),
  foreign key (organisation_id, model_id) references extraction_model on delete cascade,
  foreign key (organisation_id, data_point_id) references data_point on delete cascade
);
create index on extraction_mapping (organisation_id, data_point_id);
call lock_rows('extraction_mapping');

-- What was read, kept by data point, table, content and page: the same data point on another page is another value. The machine's finding and
-- the person's decision stand beside each other.
create table data_point_value (
  organisation_id uuid not null,
  data_point_id uuid not null,
  table_name text not null,
  document_id uuid not null,
  page_no integer not null check (page_no >= 0),
  model_id uuid,
  kind integer check (kind in (1, 2, 3)),
  found text,
  value text,
  box jsonb,
  confidence integer not null check (confidence between 0 and 100),
  status text not null check (status in ('found', 'missing', 'unreadable', 'needsEntry')),
  decision text not null default 'open' check (decision in ('open', 'approved', 'corrected')),
  decided_value text check (char_length(decided_value) <= 512),
  decided_by_name text,
  decided_at timestamptz,
  version integer not null default 1,
  primary key (organisation_id, data_point_id, table_name, document_id, page_no),
  foreign key (organisation_id, data_point_id) references data_point on delete cascade,
  foreign key (organisation_id, document_id) references document on delete cascade,
  foreign key (organisation_id, model_id) references extraction_model on delete set null (model_id)
);
create index on data_point_value (organisation_id, document_id);
call lock_rows('data_point_value');

-- Words of a fund's notices and the flow they stand for; learned once, applied to the next notice.
create table cashflow_mapping (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  security_id uuid not null,
  text_pattern text not null check (char_length(text_pattern) between 1 and 512),
  side text not null check (side in ('call', 'distribution')),
  cashflow_type text not null check (char_length(cashflow_type) between 1 and 64),
  sign text not null check (sign in ('None', 'reverse_sign', 'always_positive', 'always_negative')),
  version integer not null default 1,
  primary key (organisation_id, id),
  unique (id),
  constraint cashflow_mapping__text_pattern__taken unique (organisation_id, security_id, text_pattern),
  foreign key (organisation_id, security_id) references entity on delete cascade
);
call lock_rows('cashflow_mapping');
