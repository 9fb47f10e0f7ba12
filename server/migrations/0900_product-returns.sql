-- What a manager reports of a product month by month, after its fee or before it. Rows are corrected by new rows, so that what was compared on a
-- day stays readable as it was known; one without a percentage takes a month back. They go with
-- the product when its manager deletes it; the trail keeps that it was.
create table product_return (
  organisation_id uuid not null,
  id bigint generated always as identity,
  product_id uuid not null,
  basis text not null check (basis in ('net', 'gross')),
  month_end date not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  percent numeric(12, 6) check (percent > -100),
  user_name text not null,
  recorded_at timestamptz not null,
  superseded_at timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, product_id) references product on delete cascade,
  check (superseded_at is null or superseded_at >= recorded_at)
);
create unique index product_return__month_end__taken on product_return (organisation_id, product_id, basis, month_end) where superseded_at is null;
create index on product_return (organisation_id, product_id);
call lock_rows('product_return');
create trigger facts_are_kept before update on product_return for each row execute function only_supersede();

-- The clients a manager shows a product to: they, and the consultants who advise them, may put it into hypothetical assets.
create table product_disclosure (
  organisation_id uuid not null,
  product_id uuid not null,
  client_id uuid not null references organisation,
  user_name text not null,
  disclosed_at timestamptz not null,
  primary key (organisation_id, product_id, client_id),
  foreign key (organisation_id, product_id) references product on delete cascade
);
create index on product_disclosure (client_id);
call lock_rows('product_disclosure');
create policy received_rows on product_disclosure for select using (client_id = current_organisation());

create policy disclosed_rows on product for select using (exists (
  select from product_disclosure d where (d.organisation_id, d.product_id) = (product.organisation_id, product.id) and d.client_id = current_organisation()));
create policy disclosed_rows on product_return for select using (exists (
  select from product_disclosure d
  where (d.organisation_id, d.product_id) = (product_return.organisation_id, product_return.product_id) and d.client_id = current_organisation()));
