-- What an organisation's new mandates and new people start with; every one of them may differ afterwards.
alter table organisation
  add column fiscal_year_start smallint not null default 4 check (fiscal_year_start between 1 and 12),
  add column rate_method text not null default 'WMR'
    check (rate_method in ('TTM', 'TTM_BANK1', 'TTM_BANK2', 'TTM_BANK3', 'WMR', 'WMR_BANK1', 'WMR_BANK2', 'WMR_BANK3')),
  add column amount_unit text not null default 'million' check (amount_unit in ('one', 'thousand', 'million', 'hundredMillion'));
