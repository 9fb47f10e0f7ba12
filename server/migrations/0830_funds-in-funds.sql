-- A line of a composition may be another fund that was looked through: its own lines name it, and what its investors put in stands with it.
-- the earlier release goes on: nobody has recorded such a line while it serves; one recorded later it would count as a fund without data
alter table basel_line
  drop constraint basel_line_item_check,
  add constraint basel_line_item_check
    check (item in ('sovereign', 'financialInstitutions', 'corporates', 'equity', 'realEstateLending', 'securitisation', 'other', 'derivatives', 'fund')),
  add column held_within text check (char_length(held_within) between 1 and 255),
  add column fund_net_assets numeric check (fund_net_assets > 0),
  add constraint basel_line__fund_net_assets check (fund_net_assets is null or item = 'fund');
