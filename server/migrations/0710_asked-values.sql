-- A value that a provider gave: in words that stand nowhere in the document, or not at all because the provider could not be asked.
alter table data_point_value drop constraint data_point_value_status_check,
  add constraint data_point_value_status_check check (status in ('found', 'missing', 'unreadable', 'needsEntry', 'unplaced', 'notAnswered'));
