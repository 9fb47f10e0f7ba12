-- Steps of the first set-up that an organisation leaves out, and why. Which steps are done is read from the records themselves.
create table setup_skip (
  organisation_id uuid not null references organisation,
  step text not null check (step in ('fiscalYear', 'classes', 'benchmarks', 'parties', 'packages', 'history')),
  reason text not null check (char_length(reason) between 1 and 1000),
  user_name text not null check (char_length(user_name) between 1 and 255),
  skipped_at timestamptz not null,
  primary key (organisation_id, step)
);
call lock_rows('setup_skip');
