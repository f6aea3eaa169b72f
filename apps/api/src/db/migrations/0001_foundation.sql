-- Extensions and the small functions that the tables below share.

create extension if not exists unaccent with schema public;
create extension if not exists pg_trgm with schema public;

-- unaccent() is only STABLE because its dictionary could be swapped; ours never is, and indexes and
-- generated columns demand IMMUTABLE. The bodies are parsed here, so a restore with an empty
-- search_path still finds everything.
create function unaccented(value text) returns text
  immutable parallel safe strict
  return public.unaccent('public.unaccent'::regdictionary, value);

-- What "contains, whatever the case and the accents" compares; trigram indexes stand on it.
create function searchable(value text) returns text
  immutable parallel safe strict
  return lower(unaccented(value));

create function touch_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;

-- History is written once. Only the retention job, which must purge what the law no longer lets us
-- keep, may delete, and it has to say so with `set local shop.retention = on`.
create function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('shop.retention', true) = 'on' then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
