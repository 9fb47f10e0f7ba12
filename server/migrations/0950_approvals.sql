-- The approval of a large file is a job. While it waits or runs, these are beside the status: since when, by whom, and what was decided. When it
-- cannot be recorded, why not; all of it is cleared by whatever happens to the file next.
alter table import
  add column approval_at timestamptz,
  add column approval_by_name text,
  -- The organisation the approver acts in and their own, the role of an impersonation, as what they approve, the reason they gave, and the
  -- request they sent; null once the job has ended.
  add column approval jsonb,
  add column approval_failure text;
-- the earlier release goes on: it writes none of the new columns
alter table import
  add constraint import_approval_check check (num_nonnulls(approval, approval_failure) = num_nonnulls(approval_at) and num_nonnulls(approval_at) = num_nonnulls(approval_by_name));
create index import_approval on import (approval_at) where approval is not null;

-- Who approves a large file, in the shape of sessions_of (0170), as the database knows them when the job runs. Their session may have ended since,
-- but somebody disabled is nobody, and support is nobody in another organisation once it has lost its rights.
create function approvers_of(keys bytea[], at timestamptz, demo_day date) returns table (
  hash bytea, session jsonb, organisation_id uuid, organisation_state text, original_id uuid, original_state text)
language plpgsql volatile as $$
#variable_conflict use_column
declare
  before text := coalesce(current_setting('app.platform', true), '');
begin
  perform set_config('app.platform', 'on', true);
  return query
    select uuid_send(asked.id), jsonb_build_object(
      'sessionId', asked.id, 'expiresAt', at, 'seenAt', at, 'impersonatedRole', asked.role,
      'user', jsonb_build_object('id', u.id, 'organisationId', u.organisation_id, 'email', u.email, 'name', u.name, 'title', u.title,
        'phoneNumber', u.phone_number, 'role', u.role, 'superuser', u.superuser, 'agreed', u.agreed_at is not null,
        'verified', u.verified_at is not null, 'passwordReset', u.password_reset, 'preferences', u.preferences),
      'packages', coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'ref', p.ref, 'type', p.type) order by p.type)
                            from user_package p where (p.organisation_id, p.user_id) = (u.organisation_id, u.id)), '[]'),
      'unread', 0),
      asked.acting_id, acting.state, case when asked.acting_id <> asked.home_id then asked.home_id end, home.state
    from (
      select i.id, (i.approval ->> 'organisationId')::uuid as acting_id, (i.approval ->> 'homeId')::uuid as home_id,
        (i.approval ->> 'userId')::uuid as user_id, i.approval ->> 'role' as role
      from import i where i.id in (select encode(key, 'hex')::uuid from unnest(keys) key) and i.approval is not null) asked
    join app_user u on (u.organisation_id, u.id) = (asked.home_id, asked.user_id)
    cross join lateral organisation_state(asked.acting_id, at, demo_day) acting
    left join lateral organisation_state(case when asked.acting_id <> asked.home_id then asked.home_id end, at, demo_day) home on true
    where u.disabled_at is null and (asked.acting_id = asked.home_id or u.superuser);
  perform set_config('app.platform', before, true);
end $$;
