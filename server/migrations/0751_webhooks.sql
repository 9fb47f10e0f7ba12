-- Addresses of an organisation's own systems that receive its events. Secrets are stored sealed: they sign, so a hash would not do.
create table webhook_endpoint (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  name text not null check (char_length(name) between 1 and 255),
  url text not null check (char_length(url) between 1 and 2000),
  events text[] not null check (cardinality(events) between 1 and 20),
  secret text not null,
  previous_secret text,
  previous_until timestamptz,
  state text not null default 'active' check (state in ('active', 'paused', 'disabled')),
  failures integer not null default 0 check (failures >= 0),
  failing_since timestamptz,
  rests_until timestamptz,
  last_delivered_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (organisation_id, id),
  foreign key (organisation_id, user_id) references app_user on delete cascade,
  check ((previous_secret is null) = (previous_until is null))
);
create unique index webhook_endpoint__name__taken on webhook_endpoint (organisation_id, lower(name));
create index webhook_endpoint_user on webhook_endpoint (organisation_id, user_id);
call lock_rows('webhook_endpoint');

-- Events as one organisation may receive them, written in the transaction that caused them; `seq` is the order of writing.
create table webhook_event (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  seq bigint generated always as identity,
  kind text not null,
  occurred_at timestamptz not null,
  body text not null,
  primary key (organisation_id, id)
);
create index webhook_event_old on webhook_event (occurred_at);
call lock_rows('webhook_event');

create table webhook_delivery (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  endpoint_id uuid not null,
  event_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  last_attempt_at timestamptz,
  next_attempt_at timestamptz not null,
  status_code integer,
  failure text,
  primary key (organisation_id, id),
  foreign key (organisation_id, endpoint_id) references webhook_endpoint on delete cascade,
  foreign key (organisation_id, event_id) references webhook_event on delete cascade
);
create unique index webhook_delivery__id__waiting on webhook_delivery (organisation_id, endpoint_id, event_id) where state = 'waiting';
create index webhook_delivery_event on webhook_delivery (organisation_id, event_id);
call lock_rows('webhook_delivery');

-- The label each reporting task had when it was last looked at, for organisations that subscribe to its changes. Labels are worked out, so a
-- change of one is only known beside what it was.
create table task_label (
  organisation_id uuid not null references organisation,
  assignment_id uuid not null,
  as_of date not null,
  label text not null,
  primary key (organisation_id, assignment_id, as_of)
);
call lock_rows('task_label');
