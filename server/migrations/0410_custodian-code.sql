-- What the custodian calls the account a mandate's assets are kept in.
alter table mandate add column custodian_code text check (char_length(custodian_code) <= 32);
