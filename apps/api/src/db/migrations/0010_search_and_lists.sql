-- Lists and searches that take as long with a hundred thousand pieces as with a thousand.
-- docs/decisions/0011-search-and-lists.md has the reasons and the figures.

create extension if not exists fuzzystrmatch with schema public;

-- array_to_string() is only STABLE because it would also print dates; texts print the same everywhere.
create function words_of(list text[]) returns text
  immutable parallel safe strict
  return array_to_string(list, ' ');

-- The index holds words as they are written, less the little ones. To hold Portuguese stems instead would confuse
-- 'sereia' with 'ser', and a word that is still being typed with nothing at all.
create text search dictionary shop_words (template = pg_catalog.simple, stopwords = portuguese);
create text search configuration shop (copy = pg_catalog.simple);
alter text search configuration shop alter mapping replace pg_catalog.simple with shop_words;

drop index products_by_name, products_by_price, products_newest, products_collection_by_name,
  products_collection_by_price, products_collection_newest, products_search, products_name_contains;

-- What the pictures show is said under them ('Vestido sereia marfim, todo de renda') and often nowhere else.
alter table products drop column search, add column picture_texts text not null default '';

create function picture_texts_of(product bigint) returns text
  stable parallel safe
  return (
    select coalesce(string_agg(alt, ' ' order by position, id), '') from product_images where product_id = product
  );

update products set picture_texts = picture_texts_of(id);

create function products_say_pictures() returns trigger language plpgsql as $$
begin
  new.picture_texts := picture_texts_of(new.id);
  return new;
end $$;

-- Whatever happens to its pictures raises the product's version. By its name this runs after `products_rules`.
create trigger products_say_pictures before update on products
  for each row when (new.version <> old.version) execute function products_say_pictures();

alter table products
  add column search tsvector not null generated always as (
    setweight(to_tsvector('public.shop', unaccented(name)), 'A') ||
    setweight(to_tsvector('public.shop', unaccented(collection)), 'B') ||
    setweight(to_tsvector('public.shop', unaccented(words_of(colors))), 'C') ||
    setweight(to_tsvector('public.shop', unaccented(description)), 'C') ||
    setweight(to_tsvector('public.shop', unaccented(picture_texts)), 'D')
  ) stored,
  -- A column of its own because the indexes below carry it: it changes with the last piece only, so every other sale
  -- still leaves the indexes alone. `stock_available` in an index would cost each sale an entry in all of them.
  add column in_stock boolean not null generated always as (stock_available > 0) stored;

-- Every order of a list, with what lists are filtered by: pieces are left out without being read.
create index products_by_name on products (name, id) include (price_cents, in_stock) where deleted_at is null;
create index products_by_price on products (price_cents, id) include (in_stock) where deleted_at is null;
create index products_newest on products (id) include (price_cents, in_stock) where deleted_at is null;
create index products_collection_by_name on products (collection, name, id) include (price_cents, in_stock)
  where deleted_at is null;
create index products_collection_by_price on products (collection, price_cents, id) include (in_stock)
  where deleted_at is null;
create index products_collection_newest on products (collection, id) include (price_cents, in_stock)
  where deleted_at is null;
create index products_search on products using gin (search) where deleted_at is null;

-- What the forms of a word share ('bordado', 'bordadas'), null for the little ones. A stem of three letters is too
-- little to share: there only singular and plural are kin.
create function word_family(word text) returns text
  immutable parallel safe strict
  return (
    select case
      when stem = '{}' then null
      when length(stem[1]) >= 4 then stem[1]
      else regexp_replace(word, 'e?s?$', '')
    end
    from ts_lexize('pg_catalog.portuguese_stem', word) as stem
  );

-- The catalogue's vocabulary. What a visitor writes is looked up here first, so that a word nobody wrote is read as
-- the one that was meant. A word that no piece uses any more stays: it finds nothing, as it would without.
create table search_words (
  id bigint generated always as identity primary key,
  -- Lower case, without accents; plain byte order, so that the beginning of a word is a range of the index. Not unique:
  -- two who write the same new word at once would have to wait for each other, and twice the same harms nobody.
  word text collate "C" not null,
  family text not null
);

create index search_words_in_order on search_words (word);
create index search_words_by_family on search_words (family);
create index search_words_alike on search_words using gist (word gist_trgm_ops);

create function learn_words(written tsvector[]) returns void language sql as $$
  insert into search_words (word, family)
  select word, word_family(word)
  from (select distinct unnest(tsvector_to_array(piece)) as word from unnest(written) piece) heard
  where word ~ '^[[:alnum:]]{2,40}$' and word_family(word) is not null
    and not exists (select from search_words known where known.word = heard.word)
  order by word
$$;

create function products_learn() returns trigger language plpgsql as $$
begin
  if tg_level = 'ROW' then
    perform learn_words(array[new.search]);
  else
    perform learn_words(array_agg(search)) from added;
  end if;
  return null;
end $$;

create trigger products_learn_added after insert on products
  referencing new table as added for each statement execute function products_learn();
create trigger products_learn_changed after update on products
  for each row when (new.search is distinct from old.search) execute function products_learn();

select learn_words(array_agg(search)) from products;

-- How often the catalogue has changed: the sum of all rows, which grows in the same moment as the change is seen.
-- Each change adds a row of its own, because one row that every sale counts up would let only one sale through at a
-- time; now and then the rows are added up into one.
create table catalogue_changes (
  id bigint generated always as identity primary key,
  -- Those that may move a piece into or out of a list: everything but a sale that leaves some in stock.
  lists bigint not null,
  pieces bigint not null
);

-- Two databases do not begin alike: what a browser keeps from one must not look current in the other.
insert into catalogue_changes (lists, pieces) select 1, floor(random() * 1e12);

create function count_change(lists integer) returns void language plpgsql as $$
declare
  change bigint;
begin
  insert into catalogue_changes (lists, pieces) values (count_change.lists, 1) returning id into change;
  if change % 100 = 0 then
    with counted as (
      delete from catalogue_changes
      where id in (select id from catalogue_changes where id < change for update skip locked)
      returning catalogue_changes.lists, pieces
    )
    insert into catalogue_changes (lists, pieces)
    select sum(counted.lists), sum(pieces) from counted having count(*) > 0;
  end if;
end $$;

create function products_count_change() returns trigger language plpgsql as $$
begin
  if tg_level = 'STATEMENT' or new.version <> old.version or new.in_stock <> old.in_stock then
    perform count_change(lists => 1);
  else
    perform count_change(lists => 0);
  end if;
  return null;
end $$;

create trigger products_counted after insert or delete or truncate on products
  for each statement execute function products_count_change();
create trigger products_change_counted after update on products
  for each row when (
    new.version <> old.version or
    new.stock_available <> old.stock_available or
    -- Widths of a picture that were made later: shown, but no edit.
    new.updated_at <> old.updated_at
  ) execute function products_count_change();
