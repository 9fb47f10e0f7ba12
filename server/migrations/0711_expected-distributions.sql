-- What a quarterly report says of money to come, in its own words.
insert into document_type_table (document_type, table_name, field_name, field_name_jp, value_type, time_dimension, position) values
  ('PA_INVEST_REPORT', 'fund', 'Expected distributions', '今後の分配見込み', 'text', 'asOf', 2)
on conflict do nothing;
