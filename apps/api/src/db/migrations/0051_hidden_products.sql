-- A product may be hidden: out of the shop like a removed one, but still in the admin's list, with its category, and
-- back with one tap. docs/decisions/0051-hidden-products.md has the reasons.

alter table products add column hidden boolean not null default false;

-- Lists leave hidden products out without reading them, so the indexes carry the column like the other filters.
drop index products_by_name, products_by_price, products_newest, products_collection_by_name,
  products_collection_by_price, products_collection_newest, products_by_category, products_low_stock;
create index products_by_name on products (name, id) include (price_cents, in_stock, hidden) where deleted_at is null;
create index products_by_price on products (price_cents, id) include (in_stock, hidden) where deleted_at is null;
create index products_newest on products (id) include (price_cents, in_stock, hidden) where deleted_at is null;
create index products_collection_by_name on products (collection, name, id) include (price_cents, in_stock, hidden)
  where deleted_at is null;
create index products_collection_by_price on products (collection, price_cents, id) include (in_stock, hidden)
  where deleted_at is null;
create index products_collection_newest on products (collection, id) include (price_cents, in_stock, hidden)
  where deleted_at is null;
create index products_by_category on products (category_id) include (hidden);
create index products_low_stock on products (stock_level, id)
  where deleted_at is null and not hidden and stock_level < 6;
create index products_hidden on products (id) where hidden and deleted_at is null;

create or replace function products_before_write() returns trigger language plpgsql as $$
begin
  if new.category_id is not null and (tg_op = 'INSERT' or new.category_id is distinct from old.category_id) then
    -- The lock makes this wait for a rename under way, and a rename wait for this: without it the piece would keep
    -- the old name. FOR KEY SHARE would not do, a rename that only changes the case leaves every key as it is.
    select name into new.collection from categories where id = new.category_id for share;
    -- An unknown category is left to its foreign key, which names the real problem.
    new.collection := coalesce(new.collection, '');
  end if;

  if tg_op = 'UPDATE' and
    (new.name, new.description, new.price_cents, new.category_id, new.collection, new.featured, new.sizes, new.colors,
      new.deleted_at, new.hidden)
    is distinct from
    (old.name, old.description, old.price_cents, old.category_id, old.collection, old.featured, old.sizes, old.colors,
      old.deleted_at, old.hidden)
  then
    new.version := old.version + 1;
    new.updated_at := now();
  end if;
  return new;
end $$;

-- What is counted is for sale: neither removed nor hidden. The count needs no correction, nothing is hidden yet.
create or replace function products_tally() returns trigger language plpgsql as $$
begin
  if tg_level = 'ROW' then
    insert into tally_changes (name, change)
    select name, change from (values
      (stock_tally(old.stock_level), -1, old.deleted_at is null and not old.hidden),
      (stock_tally(new.stock_level), 1, new.deleted_at is null and not new.hidden)
    ) as moved (name, change, for_sale)
    where for_sale;
  elsif tg_op = 'INSERT' then
    insert into tally_changes (name, change)
    select stock_tally(stock_level), count(*) from added where deleted_at is null and not hidden group by 1;
  else
    insert into tally_changes (name, change)
    select stock_tally(stock_level), -count(*) from removed where deleted_at is null and not hidden group by 1;
  end if;
  return null;
end $$;

drop trigger products_tally_changed on products;
create trigger products_tally_changed after update on products
  for each row when (
    new.stock_level <> old.stock_level or (new.deleted_at is null) <> (old.deleted_at is null) or
    new.hidden <> old.hidden
  ) execute function products_tally();
