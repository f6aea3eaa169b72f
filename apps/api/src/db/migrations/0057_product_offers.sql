-- How a product can be had: a ready unit, sewn to order in a size, or cut to measure.
-- docs/decisions/0054-offers.md has the reasons.

create type offer_kind as enum ('ready', 'made_to_order', 'made_to_measure');

-- Copies of the open offers for lists, filters and counts, kept by the trigger below. Constant defaults: no row is
-- rewritten. Before the new table, whose foreign key takes a weaker lock on products: an order that has locked its
-- product and waits to change it would deadlock with a migration that waits for the stronger one.
alter table products
  add column sells_ready boolean not null default true,
  add column sells_to_order boolean not null default false;

-- A product without rows is sold ready only, at its own price.
create table product_offers (
  product_id bigint not null references products on delete cascade,
  kind offer_kind not null,
  price_change_cents integer not null default 0,
  is_open boolean not null default true,
  primary key (product_id, kind),
  constraint product_offers_ready_at_product_price check (kind <> 'ready' or price_change_cents = 0)
);

create function product_offers_copy() returns trigger language plpgsql as $$
begin
  update products set
    sells_ready = coalesce((
      select is_open from product_offers where product_id = products.id and kind = 'ready'
    ), true),
    sells_to_order = exists (
      select from product_offers where product_id = products.id and kind <> 'ready' and is_open
    ),
    version = version + 1, updated_at = now()
  where id in (select product_id from changed);
  return null;
end $$;

create trigger product_offers_added after insert on product_offers
  referencing new table as changed for each statement execute function product_offers_copy();
create trigger product_offers_changed after update on product_offers
  referencing new table as changed for each statement execute function product_offers_copy();
create trigger product_offers_removed after delete on product_offers
  referencing old table as changed for each statement execute function product_offers_copy();

-- What can be bought now: 6 for a product that is sewn to order, 0 for one whose units are not sold.
create function offered_level(level smallint, ready boolean, to_order boolean) returns smallint
  immutable parallel safe
  return case when to_order then 6 when ready then level else 0 end;

create or replace function products_tally() returns trigger language plpgsql as $$
begin
  if tg_level = 'ROW' then
    insert into tally_changes (name, change)
    select name, change from (values
      (stock_tally(offered_level(old.stock_level, old.sells_ready, old.sells_to_order)), -1,
        old.deleted_at is null and not old.hidden),
      (stock_tally(offered_level(new.stock_level, new.sells_ready, new.sells_to_order)), 1,
        new.deleted_at is null and not new.hidden)
    ) as moved (name, change, for_sale)
    where for_sale;
  elsif tg_op = 'INSERT' then
    insert into tally_changes (name, change)
    select stock_tally(offered_level(stock_level, sells_ready, sells_to_order)), count(*)
    from added where deleted_at is null and not hidden group by 1;
  else
    insert into tally_changes (name, change)
    select stock_tally(offered_level(stock_level, sells_ready, sells_to_order)), -count(*)
    from removed where deleted_at is null and not hidden group by 1;
  end if;
  return null;
end $$;

drop trigger products_tally_changed on products;
create trigger products_tally_changed after update on products
  for each row when (
    new.stock_level <> old.stock_level or (new.deleted_at is null) <> (old.deleted_at is null) or
    new.hidden <> old.hidden or new.sells_ready <> old.sells_ready or new.sells_to_order <> old.sells_to_order
  ) execute function products_tally();
