-- The accountant's directory of companies: who they are, who signs for them, what they have to do with the companies whose books are kept,
-- and where they are paid. What an import brings and what is written by hand are the same rows.
alter table corporation
  add column kana text check (char_length(kana) between 1 and 255),
  add column roles text[] not null default '{}'
    check (roles <@ array['operator', 'parent', 'investor', 'assetManager', 'propertyManager', 'trustee', 'lender']),
  add column officers jsonb not null default '[]' check (jsonb_typeof(officers) = 'array'),
  add column bank_accounts jsonb not null default '[]' check (jsonb_typeof(bank_accounts) = 'array'),
  -- The company whose books are kept, where the corporation is one of them.
  add column spc_id uuid,
  add constraint corporation_spc foreign key (organisation_id, spc_id) references spc,
  add constraint "corporation__spc_id__taken" unique (organisation_id, spc_id);
create index on corporation (organisation_id, kana);
