-- Who asked for a package their organisation does not hold. Granting it answers the request.
create table package_request (
  organisation_id uuid not null references organisation,
  type text not null check (char_length(type) between 1 and 255),
  user_id uuid not null,
  user_name text not null check (char_length(user_name) between 1 and 255),
  requested_at timestamptz not null default now(),
  primary key (organisation_id, type)
);
call lock_rows('package_request');

-- Packages open add-ons from here on. Whoever had the screens before keeps them.
select set_config('app.platform', 'on', true);
insert into organisation_package (organisation_id, type)
  select id, 'attribution' from organisation where 'addOns' = any(modules)
  union all select id, 'hedging' from organisation where 'cashManagement' = any(modules)
  union all select id, 'privateAssets' from organisation where type in ('asset owner', 'consultant')
on conflict (organisation_id, type) do nothing;
select set_config('app.platform', '', true);
