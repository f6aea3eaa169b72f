-- Signals the lists at each sale that changes what they say. 0008 held that a card shows no more of the stock than a
-- band; but it says 'Últimas 3 unidades', and a list carries the number that bounds a cart line. So every number up
-- to ten, the most that one line may hold, is exact in a list; above, eleven stands for all, and a sale out of plenty
-- still leaves the lists cached.
create or replace function products_signal() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache_tags', 'product:' || coalesce(new.id, old.id));

  if tg_op <> 'UPDATE' then
    perform pg_notify('cache_tags', 'products');
    perform pg_notify('cache_tags', 'store');
    return null;
  end if;

  if new.version <> old.version or least(new.stock_available, 11) <> least(old.stock_available, 11) then
    perform pg_notify('cache_tags', 'products');
  end if;
  -- The store's answer counts the pieces of each collection and shows a picture of it.
  if new.version <> old.version then
    perform pg_notify('cache_tags', 'store');
  end if;
  return null;
end $$;

drop function stock_band(integer);
