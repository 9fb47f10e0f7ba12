-- A manager watches its own products too, in each asset they are run for.
alter table watchlist_item drop constraint watchlist_item_kind_check,
  add constraint watchlist_item_kind_check check (kind in ('manager', 'mandate', 'product', 'fund', 'company', 'security'));
