-- Risk data of a vendor: what was uploaded, the factor model of a month, and each mandate seen through it.
create table risk_upload (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  asset_id uuid not null,
  file_name text not null check (char_length(file_name) between 1 and 255),
  file_key text not null,
  bytes bigint not null check (bytes > 0),
  is_recorded boolean not null,
  findings jsonb not null default '[]',
  months date[] not null default '{}',
  mandates integer not null default 0,
  user_name text not null check (char_length(user_name) between 1 and 255),
  uploaded_at timestamptz not null default now(),
  primary key (organisation_id, id),
  unique (id),
  foreign key (organisation_id, asset_id) references asset
);
create index on risk_upload (organisation_id, asset_id, uploaded_at desc);
call lock_rows('risk_upload');

-- Yearly factor covariances of a month-end, row after row. `places` holds the letters and row numbers of their cells.
create table risk_model (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  as_of date not null,
  source_id uuid not null,
  sheet text not null,
  factors text[] not null,
  covariance double precision[] not null,
  places jsonb not null,
  recorded_at timestamptz not null default now(),
  superseded_at timestamptz,
  primary key (organisation_id, id),
  unique (id),
  foreign key (organisation_id, source_id) references source,
  check (superseded_at is null or superseded_at >= recorded_at)
);
create unique index risk_model_current on risk_model (organisation_id, as_of) where superseded_at is null;
create index on risk_model (organisation_id, as_of, recorded_at);
call lock_rows('risk_model');
create trigger facts_are_kept before update or delete on risk_model for each row execute function only_supersede();

-- A mandate and its benchmark through the model of a month-end. A correction is a new row; the old one is closed.
create table risk_portfolio (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  entity_id uuid not null,
  as_of date not null,
  source_id uuid not null,
  sheet text not null,
  factors text[] not null,
  places jsonb not null,
  -- The vendor's own beta, where the file has one, and its cell.
  beta double precision,
  beta_place text,
  recorded_at timestamptz not null default now(),
  superseded_at timestamptz,
  primary key (organisation_id, id),
  unique (id),
  foreign key (organisation_id, entity_id) references entity,
  foreign key (organisation_id, source_id) references source,
  check (superseded_at is null or superseded_at >= recorded_at)
);
create unique index risk_portfolio_current on risk_portfolio (organisation_id, entity_id, as_of) where superseded_at is null;
create index on risk_portfolio (organisation_id, entity_id, as_of, recorded_at);
call lock_rows('risk_portfolio');
create trigger facts_are_kept before update or delete on risk_portfolio for each row execute function only_supersede();

-- append-only: risk_line
create table risk_line (
  organisation_id uuid not null,
  id bigint generated always as identity,
  portfolio_id uuid not null,
  row_no integer not null,
  code text not null check (char_length(code) between 1 and 255),
  name text check (char_length(name) between 1 and 255),
  weight double precision not null,
  benchmark_weight double precision not null,
  -- Yearly, as a fraction; null with the exposures where the model does not know the security.
  specific_risk double precision check (specific_risk >= 0),
  exposures double precision[],
  primary key (organisation_id, id),
  foreign key (organisation_id, portfolio_id) references risk_portfolio
);
create index on risk_line (organisation_id, portfolio_id);
call lock_rows('risk_line');
create trigger append_only before update or delete on risk_line for each row execute function refuse_change();
create trigger append_only_all before truncate on risk_line for each statement execute function refuse_change();

create or replace function stored_bytes(owner uuid) returns bigint language sql stable as $$
  select coalesce((select sum(bytes) from import_file where organisation_id = owner), 0)
       + coalesce((select sum(bytes) from document where organisation_id = owner and removed_at is null), 0)
       + coalesce((select sum(bytes) from data_export where organisation_id = owner and file_key is not null), 0)
       + coalesce((select sum(file_bytes) from (select distinct file_key, file_bytes from commentary where organisation_id = owner) f), 0)
       + coalesce((select sum(bytes) from instruction_document where organisation_id = owner and removed_at is null), 0)
       + coalesce((select sum(bytes) from research_article where organisation_id = owner and file_key is not null), 0)
       + coalesce((select sum(bytes) from risk_upload where organisation_id = owner), 0)
$$;
