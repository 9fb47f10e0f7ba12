-- Marks beside an import's status: whether its owner may see it yet, who proposed it, who returned it, who withdrew it (decisions G118, G119,
-- G124, G129). The nine statuses stay as they are.
alter table import
  -- Since when whom it is for may see it: from the first reading without errors, or when its sender sent it on.
  add column shared_at timestamptz,
  -- Who sent the newest file or corrected a value of it; where a second person is asked for, it is none of these who approves.
  add column hands uuid[] not null default '{}',
  -- What was in force for the keys of its rows when it was checked.
  add column basis text,
  add column proposed_at timestamptz,
  add column proposed_by uuid,
  add column proposed_by_name text,
  add column proposal_reason text check (char_length(proposal_reason) <= 1000),
  add column returned_at timestamptz,
  add column returned_by_name text,
  add column return_comment text check (char_length(return_comment) <= 1000),
  add column withdrawn_at timestamptz,
  add column withdrawn_by uuid,
  add column withdrawn_by_name text,
  -- How often the sweeper found its reading interrupted and began it again.
  add column resumed integer not null default 0,
  add check (withdrawn_at is null or status <> 'approved'),
  add check (returned_at is null or proposed_at is not null);

select set_config('app.platform', 'on', true);
update import set hands = array[user_id], shared_at = case when status in ('validated', 'revalidated', 'warning', 'approved') then updated_at end;
select set_config('app.platform', '', true);

create index on import (owner_id, proposed_at) where proposed_at is not null and returned_at is null and withdrawn_at is null and status <> 'approved';
create index on import (updated_at) where status in ('created', 'preprocessed', 'processing', 'staged') and withdrawn_at is null;

-- A draft is its sender's own until it is shared.
drop policy addressed_rows on import;
create policy addressed_rows on import for select using (owner_id = current_organisation() and shared_at is not null);
do $$
declare
  part text;
begin
  foreach part in array array['import_file', 'import_sheet', 'import_row', 'import_finding', 'import_step'] loop
    execute format('drop policy addressed_rows on %I', part);
    execute format('create policy addressed_rows on %I for select using (exists (select from import i
      where i.organisation_id = %I.organisation_id and i.id = %I.import_id and i.owner_id = current_organisation() and i.shared_at is not null))', part, part, part);
  end loop;
end $$;

-- Whether somebody other than its sender approves an organisation's imports (decision G123).
alter table month_setting add column import_second_person boolean not null default false;
