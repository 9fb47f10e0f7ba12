-- What a bank knows of the funds it holds, for the capital they bind: what each fund is made of, what supports the approach, and by which
-- standard capital is held.
create table basel_setting (
  organisation_id uuid not null references organisation,
  capital_percent numeric not null check (capital_percent in (4, 8)),
  version integer not null default 1,
  primary key (organisation_id)
);
call lock_rows('basel_setting');

-- The composition of a fund on a day as its manager reported it. A correction is a new composition; the old one is closed.
create table basel_composition (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  entity_id uuid not null,
  as_of date not null,
  net_assets numeric not null check (net_assets > 0),
  source_id uuid not null,
  recorded_at timestamptz not null default now(),
  superseded_at timestamptz,
  primary key (organisation_id, id),
  unique (id),
  foreign key (organisation_id, entity_id) references entity,
  foreign key (organisation_id, source_id) references source,
  check (superseded_at is null or superseded_at >= recorded_at)
);
create unique index basel_composition_current on basel_composition (organisation_id, entity_id, as_of) where superseded_at is null;
create index on basel_composition (organisation_id, entity_id, as_of, recorded_at);
call lock_rows('basel_composition');
create trigger facts_are_kept before update or delete on basel_composition for each row execute function only_supersede();

-- append-only: basel_line
create table basel_line (
  organisation_id uuid not null,
  id bigint generated always as identity,
  composition_id uuid not null,
  position integer not null,
  item text not null check (item in ('sovereign', 'financialInstitutions', 'corporates', 'equity', 'realEstateLending', 'securitisation', 'other', 'derivatives')),
  name text not null check (char_length(name) between 1 and 255),
  -- The balance; of a derivative the notional.
  amount numeric not null,
  ratings text[] not null default '{}',
  risk_weight_percent numeric check (risk_weight_percent >= 0),
  replacement_cost numeric check (replacement_cost >= 0),
  future_exposure numeric check (future_exposure >= 0),
  is_cleared boolean not null default false,
  primary key (organisation_id, id),
  foreign key (organisation_id, composition_id) references basel_composition
);
create index on basel_line (organisation_id, composition_id);
call lock_rows('basel_line');
create trigger append_only before update or delete on basel_line for each row execute function refuse_change();
create trigger append_only_all before truncate on basel_line for each statement execute function refuse_change();

-- What supports an approach from a day on. Without a document it is a claim, and the approach is not used.
create table basel_evidence (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  entity_id uuid not null,
  method text not null check (method in ('lookThrough', 'mandate', 'probability')),
  from_day date not null,
  document_id uuid,
  likely_percent numeric check (likely_percent >= 0),
  leverage numeric check (leverage >= 1),
  limits jsonb,
  is_third_party boolean not null default false,
  user_name text not null,
  recorded_at timestamptz not null default now(),
  superseded_at timestamptz,
  primary key (organisation_id, id),
  unique (id),
  foreign key (organisation_id, entity_id) references entity,
  foreign key (organisation_id, document_id) references document,
  check (superseded_at is null or superseded_at >= recorded_at)
);
create unique index basel_evidence_current on basel_evidence (organisation_id, entity_id, method, from_day) where superseded_at is null;
create index on basel_evidence (organisation_id, document_id);
call lock_rows('basel_evidence');
create trigger facts_are_kept before update or delete on basel_evidence for each row execute function only_supersede();
