-- Who there is: organisations, their people, and the sessions they work in. Every tenant table starts its key with the owning
-- organisation and is locked by row-level security as the second wall behind the queries themselves.

-- The organisation a transaction works for. An unset or emptied setting yields null, and null matches no row.
create function current_organisation() returns uuid language sql stable as
$$ select nullif(current_setting('app.organisation', true), '')::uuid $$;

-- Sign-in and administration work before or above one organisation; they say so for the length of one transaction.
create function is_platform() returns boolean language sql stable as
$$ select coalesce(current_setting('app.platform', true), '') = 'on' $$;

-- Locks a tenant table: its rows belong to the organisation named in its first key column.
create procedure lock_rows(tenant_table regclass, owner_column name default 'organisation_id') language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format('create policy own_rows on %s using (%I = current_organisation() or is_platform())', tenant_table, owner_column);
end $$;

create table organisation (
  id uuid primary key default gen_random_uuid(),
  ref text not null constraint organisation__ref__taken unique,
  name_en text not null check (char_length(name_en) between 1 and 255),
  name_jp text not null check (char_length(name_jp) between 1 and 255),
  type text not null check (type in ('asset owner', 'asset manager', 'consultant', 'others', 'accountant', 'VA')),
  modules text[] not null default '{}',
  shell boolean not null default false,
  brand jsonb,
  allowed_cidrs text[] not null default '{}',
  sso jsonb,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
call lock_rows('organisation', 'id');

create table organisation_package (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  type text not null check (char_length(type) between 1 and 255),
  primary key (organisation_id, id),
  constraint organisation_package__type__taken unique (organisation_id, type)
);
call lock_rows('organisation_package');

-- `user` is a reserved word, so people are app_user here and `user` everywhere above the database.
create table app_user (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  email text not null constraint app_user__email__taken unique check (email = lower(email)),
  name text not null check (char_length(name) between 1 and 255),
  title text,
  phone_number text check (char_length(phone_number) <= 32),
  role text not null check (role in ('admin', 'user', 'readonly')),
  superuser boolean not null default false,
  agreed_at timestamptz,
  verified_at timestamptz,
  password_hash text,
  password_reset boolean not null default false,
  sso boolean not null default false,
  disabled_at timestamptz,
  preferences jsonb not null default '{}',
  notification_settings jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (organisation_id, id),
  unique (id)
);
call lock_rows('app_user');

create table user_package (
  organisation_id uuid not null,
  user_id uuid not null,
  id uuid not null default gen_random_uuid(),
  ref text not null,
  type text not null,
  primary key (organisation_id, id),
  unique (organisation_id, user_id, type),
  foreign key (organisation_id, user_id) references app_user on delete cascade
);
call lock_rows('user_package');

create table password_history (
  organisation_id uuid not null,
  user_id uuid not null,
  id bigint generated always as identity,
  password_hash text not null,
  created_at timestamptz not null default now(),
  primary key (organisation_id, id),
  foreign key (organisation_id, user_id) references app_user on delete cascade
);
create index on password_history (organisation_id, user_id, id desc);
call lock_rows('password_history');

-- Only the hash of a token is kept: a copy of this table opens no door.
create table session (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  seen_at timestamptz not null default now(),
  ended_at timestamptz,
  ip text,
  user_agent text,
  impersonated_organisation_id uuid references organisation,
  impersonated_role text check (impersonated_role in ('admin', 'user', 'readonly')),
  primary key (organisation_id, id),
  foreign key (organisation_id, user_id) references app_user on delete cascade,
  check ((impersonated_organisation_id is null) = (impersonated_role is null))
);
create index on session (organisation_id, user_id) where ended_at is null;
call lock_rows('session');

create table login_history (
  organisation_id uuid not null references organisation,
  id bigint generated always as identity,
  user_id uuid,
  user_name text not null,
  logged_in_at timestamptz not null default now(),
  ip_address text not null,
  outcome text not null check (outcome in ('ok', 'failed', 'blockedIp', 'sso')),
  primary key (organisation_id, id)
);
create index on login_history (organisation_id, logged_in_at desc);
call lock_rows('login_history');

-- One-use secrets that arrive by mail or by redirect; `purpose` keeps one kind from being used as another.
create table one_use_link (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  purpose text not null check (purpose in ('reset', 'invitation', 'ticket')),
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (organisation_id, id),
  foreign key (organisation_id, user_id) references app_user on delete cascade
);
create index on one_use_link (organisation_id, user_id, purpose);
call lock_rows('one_use_link');

create table notification (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  kind text not null,
  params jsonb not null default '{}',
  path text,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, user_id) references app_user on delete cascade
);
create index on notification (organisation_id, user_id, created_at desc);
create index on notification (organisation_id, user_id) where read_at is null;
call lock_rows('notification');
