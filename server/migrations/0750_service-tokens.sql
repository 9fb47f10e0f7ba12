-- Secrets for programs: a token borrows the authority of the person who made it, within its scopes, networks and days. Only hashes are kept.
create table service_token (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  name text not null check (char_length(name) between 1 and 255),
  scopes text[] not null check (cardinality(scopes) between 1 and 20),
  allowed_cidrs text[] not null default '{}',
  secret_hash bytea not null check (octet_length(secret_hash) = 32),
  previous_hash bytea check (octet_length(previous_hash) = 32),
  previous_until timestamptz,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  last_used_ip text,
  revoked_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (organisation_id, id),
  foreign key (organisation_id, user_id) references app_user on delete cascade,
  check ((previous_hash is null) = (previous_until is null))
);
create unique index service_token__name__taken on service_token (organisation_id, lower(name)) where revoked_at is null;
create unique index service_token_secret on service_token (secret_hash);
create unique index service_token_previous on service_token (previous_hash) where previous_hash is not null;
create index service_token_user on service_token (organisation_id, user_id);
call lock_rows('service_token');

-- Which token acted, beside the person whose authority it borrowed. Rows without one hash as before.
alter table audit add column token_id uuid;

-- The sender behind a service token, in the shape of sessions_of (0170): its creator as the database knows them now, never as a super-user,
-- never idle. A token that is over, revoked, or whose creator is disabled is nobody.
create function service_tokens_of(hashes bytea[], at timestamptz, demo_day date) returns table (
  hash bytea, session jsonb, organisation_id uuid, organisation_state text, original_id uuid, original_state text)
language plpgsql volatile as $$
#variable_conflict use_column
declare
  before text := coalesce(current_setting('app.platform', true), '');
begin
  perform set_config('app.platform', 'on', true);
  return query
    select found.hash, jsonb_build_object(
      'sessionId', t.id, 'expiresAt', t.expires_at, 'seenAt', at, 'impersonatedRole', null,
      'token', jsonb_build_object('id', t.id, 'name', t.name, 'scopes', to_jsonb(t.scopes), 'allowedCidrs', to_jsonb(t.allowed_cidrs),
        'lastUsedAt', t.last_used_at, 'lastUsedIp', t.last_used_ip),
      'user', jsonb_build_object('id', u.id, 'organisationId', u.organisation_id, 'email', u.email, 'name', t.name || ' (' || u.name || ')',
        'title', u.title, 'phoneNumber', u.phone_number, 'role', u.role, 'superuser', false, 'agreed', u.agreed_at is not null,
        'verified', u.verified_at is not null, 'passwordReset', u.password_reset, 'preferences', u.preferences),
      'packages', coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'ref', p.ref, 'type', p.type) order by p.type)
                            from user_package p where (p.organisation_id, p.user_id) = (u.organisation_id, u.id)), '[]'),
      'unread', 0),
      u.organisation_id, acting.state, null::uuid, null::text
    from (
      select organisation_id, id, secret_hash as hash from service_token where secret_hash = any (hashes)
      union all
      select organisation_id, id, previous_hash from service_token where previous_hash = any (hashes) and previous_until > at) found
    join service_token t on (t.organisation_id, t.id) = (found.organisation_id, found.id)
    join app_user u on (u.organisation_id, u.id) = (t.organisation_id, t.user_id)
    cross join lateral organisation_state(u.organisation_id, at, demo_day) acting
    where t.revoked_at is null and t.expires_at > at and u.disabled_at is null;
  perform set_config('app.platform', before, true);
end $$;
