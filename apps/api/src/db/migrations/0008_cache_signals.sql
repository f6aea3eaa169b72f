-- Tells every process which cached pages went stale, at commit, on the channel `cache_tags`:
--   products        a card or the list changed        product:{id}   anything of one piece
--   store           header, footer, collections       reviews:{id}   the reviews of one piece
-- PostgreSQL folds equal payloads of one transaction into one. `set shop.silent = on` skips all of it
-- for bulk loads, whose hundred thousand signals would only fill the queue.

create function signals_on() returns boolean
  stable parallel safe
  return coalesce(current_setting('shop.silent', true), '') <> 'on';

-- The words a card shows: plenty (above 5), few (1 to 5), sold out.
create function stock_band(available integer) returns text
  immutable parallel safe
  return case when available > 5 then 'plenty' when available > 0 then 'few' else 'none' end;

create function products_signal() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache_tags', 'product:' || coalesce(new.id, old.id));

  if tg_op <> 'UPDATE' then
    perform pg_notify('cache_tags', 'products');
    perform pg_notify('cache_tags', 'store');
    return null;
  end if;

  -- A list holds dozens of pieces and is drawn for everybody: were every sale to drop it, a busy hour
  -- would leave no list cached. A card shows only the band, so the list goes when a band changes.
  if new.version <> old.version or stock_band(new.stock_available) <> stock_band(old.stock_available) then
    perform pg_notify('cache_tags', 'products');
  end if;
  -- The store's answer counts the pieces of each collection and shows a picture of it.
  if new.version <> old.version then
    perform pg_notify('cache_tags', 'store');
  end if;
  return null;
end $$;

-- Pictures need no trigger of their own: they raise their product's version.
create trigger products_signal_row after insert or delete on products
  for each row when (signals_on()) execute function products_signal();
create trigger products_signal_change after update on products
  for each row when (
    signals_on() and (
      new.version <> old.version or
      new.stock_available <> old.stock_available or
      new.rating_count <> old.rating_count or
      new.rating_sum <> old.rating_sum
    )
  ) execute function products_signal();

create function categories_signal() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache_tags', 'store');
  perform pg_notify('cache_tags', 'products');
  return null;
end $$;

create trigger categories_signal_change after insert or update or delete on categories
  for each row when (signals_on()) execute function categories_signal();

create function settings_signal() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache_tags', 'store');
  return null;
end $$;

create trigger settings_signal_change after insert or delete or update of value on settings
  for each row when (signals_on()) execute function settings_signal();

create function reviews_signal() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform pg_notify('cache_tags', 'reviews:' || old.product_id);
  end if;
  if tg_op <> 'DELETE' then
    perform pg_notify('cache_tags', 'reviews:' || new.product_id);
  end if;
  return null;
end $$;

create trigger reviews_signal_change after insert or update or delete on reviews
  for each row when (signals_on()) execute function reviews_signal();

-- A review shows its author's present name.
create function users_name_signal() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache_tags', 'reviews:' || product_id) from reviews where user_id = new.id;
  return null;
end $$;

create trigger users_signal_name after update of name on users
  for each row when (signals_on() and new.name is distinct from old.name) execute function users_name_signal();
