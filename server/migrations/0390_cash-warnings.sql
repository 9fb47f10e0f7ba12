-- What people were warned of: each once for the day it is about. The subject is a forward, an instruction or the mandate of an account.
create table cash_warning (
  organisation_id uuid not null references organisation,
  kind text not null check (kind in ('forwardUnrolled', 'instructionPastCutOff', 'balanceBelowMinimum')),
  subject_id uuid not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  day date not null,
  raised_at timestamptz not null,
  primary key (organisation_id, kind, subject_id, currency, day)
);
call lock_rows('cash_warning');
