-- What brides type, and what it means in this shop: 'plus size' stands for the size XGG. Search and suggestions use the
-- list; docs/decisions/0061-search-that-sells.md has the reasons.

-- The words of a text as searches compare them: lower case, without accents, each reduced to its family, so that
-- 'Daminhas' is 'daminha'. Words without a family, such as 'de', stay as they are.
create function search_key(value text) returns text
  immutable parallel safe strict
  return (
    select coalesce(string_agg(coalesce(word_family(word), word), ' ' order by position), '')
    from regexp_split_to_table(searchable(value), '[^[:alnum:]]+') with ordinality as part (word, position)
    where word <> ''
  );

create table search_synonyms (
  id bigint generated always as identity primary key,
  position integer not null check (position > 0),
  term text not null check (length(term) between 1 and 60),
  key text not null unique generated always as (search_key(term)) stored check (key <> ''),
  -- Each is a search of its own; a product that matches one of them, or has one of the sizes, matches the term.
  meanings text[] not null,
  sizes text[] not null,
  -- What the shop tells a bride who searches for it.
  note text check (length(note) between 1 and 200),
  check (cardinality(meanings) + cardinality(sizes) > 0)
);

create function search_synonyms_signal() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache_tags', 'products');
  return null;
end $$;

create trigger search_synonyms_signal_change after insert or update or delete on search_synonyms
  for each statement when (signals_on()) execute function search_synonyms_signal();
