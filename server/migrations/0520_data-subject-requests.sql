-- What people ask about their own data, with the month in which it must be answered. Whoever asks may have no account, and the register
-- belongs to the platform: no organisation's transaction reads it.
create table data_subject_request (
  id uuid primary key default gen_random_uuid(),
  number integer generated always as identity unique,
  requester text not null check (char_length(requester) between 1 and 255),
  email text not null check (char_length(email) between 3 and 255),
  kind text not null check (kind in ('access', 'rectification', 'erasure', 'restriction', 'portability')),
  received_day date not null,
  due_day date not null,
  status text not null default 'open' check (status in ('open', 'inProgress', 'completed', 'refused')),
  closed_day date,
  notes text not null default '' check (char_length(notes) <= 8192),
  user_id uuid,
  exported_at timestamptz,
  erased_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint "data_subject_request__due_day__beforeReceived" check (due_day >= received_day),
  check ((closed_day is not null) = (status in ('completed', 'refused')))
);
create index on data_subject_request (status, due_day);
alter table data_subject_request enable row level security;
alter table data_subject_request force row level security;
create policy platform_only on data_subject_request using (is_platform());
