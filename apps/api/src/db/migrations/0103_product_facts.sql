-- What the page of a product says about its fabric, care and fit, and about the model in its pictures, as the contract's
-- productFacts. One document, because no list filters or sorts by it. Quick: a constant default rewrites no row, and 0104
-- validates the check.
alter table products add column facts jsonb not null default '{}';
alter table products add constraint products_facts
  check (jsonb_typeof(facts) = 'object' and length(facts::text) <= 10000) not valid;

-- As before, with the facts: the product's cached page shows them, and its form saves them.
create or replace function products_before_write() returns trigger language plpgsql as $$
begin
  if new.category_id is not null and (tg_op = 'INSERT' or new.category_id is distinct from old.category_id) then
    -- The lock makes this wait for a concurrent rename, and a rename wait for this: otherwise the product would keep
    -- the old name. FOR KEY SHARE would not do, because a rename that only changes the case leaves every key as it is.
    select name into new.collection from categories where id = new.category_id for share;
    -- An unknown category is left to its foreign key, which names the real problem.
    new.collection := coalesce(new.collection, '');
  end if;

  if tg_op = 'UPDATE' and
    (new.name, new.description, new.price_cents, new.category_id, new.collection, new.featured, new.sizes, new.colors,
      new.deleted_at, new.hidden, new.stock_mode, new.facts)
    is distinct from
    (old.name, old.description, old.price_cents, old.category_id, old.collection, old.featured, old.sizes, old.colors,
      old.deleted_at, old.hidden, old.stock_mode, old.facts)
  then
    new.version := old.version + 1;
    new.updated_at := now();
  end if;
  return new;
end $$;
