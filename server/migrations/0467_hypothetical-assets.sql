-- Mixes nobody holds, to be compared with what is held. They belong to whoever made them, who may be a consultant of the asset's owner; so
-- the parts are named by id only and looked up in the book its maker may see.
create table hypothetical_asset (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  asset_id uuid not null,
  name text not null check (char_length(name) between 1 and 255),
  rebalance text not null check (rebalance in ('monthly', 'quarterly', 'annual', 'never')),
  fee_percent numeric not null default 0 check (fee_percent between 0 and 10),
  from_day date not null,
  version integer not null default 1,
  user_name text not null,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (organisation_id, id),
  unique (id)
);
create unique index hypothetical_asset__name__taken on hypothetical_asset (organisation_id, asset_id, name) where removed_at is null;
call lock_rows('hypothetical_asset');

create table hypothetical_component (
  organisation_id uuid not null,
  hypothetical_id uuid not null,
  position integer not null,
  entity_id uuid not null,
  percent numeric not null check (percent > 0 and percent <= 100),
  primary key (organisation_id, hypothetical_id, entity_id),
  foreign key (organisation_id, hypothetical_id) references hypothetical_asset on delete cascade
);
call lock_rows('hypothetical_component');

-- The package opens the screen; whoever has the other analyses has this one from the start.
select set_config('app.platform', 'on', true);
insert into organisation_package (organisation_id, type)
  select organisation_id, 'hypothetical' from organisation_package where type = 'attribution' on conflict (organisation_id, type) do nothing;
select set_config('app.platform', '', true);

-- Whoever has not chosen holds capital by the higher standard.
alter table basel_setting alter column capital_percent set default 8;
