-- What a newcomer has tried of the things the first day asks for, each once. Only deeds that leave nothing else behind by which they could be
-- known: who reads a cell or takes a template changes nothing.
create table first_task (
  organisation_id uuid not null,
  user_id uuid not null,
  task text not null check (task in ('cell', 'report', 'export', 'basel', 'check', 'template', 'remarks', 'statement', 'journal', 'answer', 'paper',
    'impersonate', 'person', 'upload')),
  done_at timestamptz not null,
  primary key (organisation_id, user_id, task),
  foreign key (organisation_id, user_id) references app_user on delete cascade
);
call lock_rows('first_task');

-- Whoever has been working here is no newcomer.
update app_user set preferences = preferences || '{"firstDay": "hidden"}' where agreed_at is not null;
