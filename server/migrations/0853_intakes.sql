-- Folders that files arrive in without a browser, one for each client of an organisation that sends. Whatever arrives is imported with the
-- rights of the administrator who switched the intake on.
create table intake (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null references organisation,
  user_id uuid not null,
  -- As import and audit trail call it.
  name text not null check (char_length(name) between 1 and 255),
  -- Random, so that nobody finds another's folder by guessing.
  folder text not null check (folder ~ '^[a-z0-9-]{20,120}$'),
  receipt_user_ids uuid[] not null default '{}' check (cardinality(receipt_user_ids) <= 20),
  state text not null default 'on' check (state in ('on', 'off', 'stopped')),
  stopped_by text check (stopped_by in ('personLeft', 'rightsLost', 'clientLost')),
  unusable_since timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (organisation_id, id),
  foreign key (organisation_id, user_id) references app_user on delete cascade,
  check ((state = 'stopped') = (stopped_by is not null))
);
create unique index intake__owner_id__taken on intake (organisation_id, owner_id);
create index intake_id on intake (id);
create index intake_user on intake (organisation_id, user_id);
call lock_rows('intake');

-- Each file seen in a folder. It is taken once its stamp (size, time of change and identity) has stayed the same over two looks; the outcome
-- is written before the file is moved away, so that a process that dies in between loses nothing and imports nothing twice.
create table intake_file (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  intake_id uuid not null,
  channel text not null default 'folder' check (channel in ('folder', 'mail')),
  name text not null check (char_length(name) between 1 and 255),
  -- The exact name in the folder, whatever its bytes are, in base64.
  entry text not null,
  bytes bigint not null check (bytes >= 0),
  stamp text not null,
  state text not null default 'arriving' check (state in ('arriving', 'taken', 'received', 'refused')),
  reason text,
  import_id uuid,
  is_known boolean not null default false,
  is_filed boolean not null default false,
  attempts integer not null default 0,
  receipt text not null default 'none' check (receipt in ('none', 'due', 'sent')),
  receipt_at timestamptz,
  seen_at timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, intake_id) references intake on delete cascade,
  foreign key (organisation_id, import_id) references import on delete cascade,
  check ((state = 'refused') = (reason is not null)),
  check ((state = 'received') = (import_id is not null))
);
create unique index intake_file__entry__taken on intake_file (organisation_id, intake_id, entry) where state = 'arriving';
create index intake_file_intake on intake_file (organisation_id, intake_id, seen_at);
create index intake_file_import on intake_file (organisation_id, import_id);
create index intake_file_open on intake_file (organisation_id, intake_id) where state = 'taken' or (not is_filed and state in ('received', 'refused'));
create index intake_file_receipt on intake_file (organisation_id) where receipt = 'due';
call lock_rows('intake_file');

-- The sender behind an intake, in the shape of service_tokens_of (0750): its administrator as the database knows them now, never as a
-- super-user. An intake that is off, or whose administrator is disabled, is nobody.
create function intakes_of(keys bytea[], at timestamptz, demo_day date) returns table (
  hash bytea, session jsonb, organisation_id uuid, organisation_state text, original_id uuid, original_state text)
language plpgsql volatile as $$
#variable_conflict use_column
declare
  before text := coalesce(current_setting('app.platform', true), '');
begin
  perform set_config('app.platform', 'on', true);
  return query
    select uuid_send(t.id), jsonb_build_object(
      'sessionId', t.id, 'expiresAt', at, 'seenAt', at, 'impersonatedRole', null,
      'token', jsonb_build_object('id', t.id, 'name', t.name, 'scopes', jsonb_build_array('imports.send'), 'allowedCidrs', jsonb_build_array(),
        'lastUsedAt', null, 'lastUsedIp', null),
      'user', jsonb_build_object('id', u.id, 'organisationId', u.organisation_id, 'email', u.email, 'name', t.name || ' (' || u.name || ')',
        'title', u.title, 'phoneNumber', u.phone_number, 'role', u.role, 'superuser', false, 'agreed', u.agreed_at is not null,
        'verified', u.verified_at is not null, 'passwordReset', u.password_reset, 'preferences', u.preferences),
      'packages', coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'ref', p.ref, 'type', p.type) order by p.type)
                            from user_package p where (p.organisation_id, p.user_id) = (u.organisation_id, u.id)), '[]'),
      'unread', 0),
      u.organisation_id, acting.state, null::uuid, null::text
    from intake t
    join app_user u on (u.organisation_id, u.id) = (t.organisation_id, t.user_id)
    cross join lateral organisation_state(u.organisation_id, at, demo_day) acting
    where t.id in (select encode(key, 'hex')::uuid from unnest(keys) key) and t.state = 'on' and u.disabled_at is null;
  perform set_config('app.platform', before, true);
end $$;
