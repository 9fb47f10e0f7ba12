-- What a manager offers, and which of its clients' mandates are run by it. A product is the manager's own; the mandates are its clients'.
create table product (
  organisation_id uuid not null references organisation,
  id uuid not null default gen_random_uuid(),
  name_en text not null check (char_length(name_en) between 1 and 255),
  name_jp text not null check (char_length(name_jp) between 1 and 255),
  description text check (char_length(description) <= 512),
  benchmark text check (char_length(benchmark) <= 255),
  target_return_percent numeric(9, 4),
  asset_class text check (char_length(asset_class) <= 255),
  inception_date date,
  fee_bps numeric(9, 4) check (fee_bps between 0 and 10000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (organisation_id, id),
  unique (id),
  constraint product__name__taken unique (organisation_id, name_en)
);
call lock_rows('product');

-- A mandate is run by one product. What its owner deletes is no longer linked.
create table product_mandate (
  organisation_id uuid not null,
  product_id uuid not null,
  client_organisation_id uuid not null,
  entity_id uuid not null,
  primary key (organisation_id, entity_id),
  foreign key (organisation_id, product_id) references product on delete cascade,
  foreign key (client_organisation_id, entity_id) references entity on delete cascade
);
create index on product_mandate (organisation_id, product_id);
create index on product_mandate (client_organisation_id, entity_id);
call lock_rows('product_mandate');
