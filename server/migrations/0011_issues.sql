-- What people tell us from outside: reports of trouble, contact requests, and error envelopes of browsers. They come from anybody,
-- signed in or not, so they belong to the platform and are read by super-users only. `organisation_name` is what the sender's session
-- said at the time, not a key.
create table issue_report (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 255),
  email text not null check (char_length(email) between 3 and 255),
  message text not null check (char_length(message) between 1 and 8192),
  page text check (char_length(page) <= 512),
  user_id uuid,
  organisation_name text,
  screenshot_key text,
  screenshot_type text,
  resolved_at timestamptz,
  created_at timestamptz not null default now()
);
create index on issue_report (created_at desc);

create table contact_request (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 255),
  company text not null check (char_length(company) <= 255),
  email text not null check (char_length(email) between 3 and 255),
  message text not null check (char_length(message) between 1 and 8192),
  language text not null check (language in ('en', 'jp')),
  created_at timestamptz not null default now()
);
create index on contact_request (created_at desc);

create table error_envelope (
  id uuid primary key default gen_random_uuid(),
  user_id uuid,
  body text not null check (octet_length(body) <= 204800),
  created_at timestamptz not null default now()
);
create index on error_envelope (created_at desc);
