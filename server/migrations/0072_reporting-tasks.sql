-- How far the reports of a month are. A task is an assignment and an as-of day; its label is worked out from these rows, never kept.
create table task_dataset (
  organisation_id uuid not null,
  assignment_id uuid not null,
  as_of date not null,
  dataset text not null,
  state text not null check (state in ('received', 'error', 'approved')),
  approvals integer not null default 0 check (approvals >= 0),
  warnings integer not null default 0 check (warnings >= 0),
  errors integer not null default 0 check (errors >= 0),
  import_id uuid,
  received_at timestamptz not null,
  changed_at timestamptz not null,
  first_approved_at timestamptz,
  primary key (organisation_id, assignment_id, as_of, dataset),
  foreign key (organisation_id, assignment_id) references package_assignment on delete cascade
);
create index on task_dataset (organisation_id, as_of);
call lock_rows('task_dataset');

-- What people said and did about a task: reminders (one a day at most), returns with their reason, notes.
create table task_remark (
  organisation_id uuid not null,
  id uuid not null default gen_random_uuid(),
  assignment_id uuid not null,
  as_of date not null,
  kind text not null check (kind in ('reminder', 'return', 'validation')),
  body text not null default '' check (char_length(body) <= 1000),
  user_id uuid not null,
  user_name text not null,
  on_day date not null,
  created_at timestamptz not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, assignment_id) references package_assignment on delete cascade
);
create index on task_remark (organisation_id, assignment_id, as_of, created_at desc);
create unique index task_remark_once_a_day on task_remark (organisation_id, assignment_id, as_of, on_day) where kind = 'reminder';
call lock_rows('task_remark');
