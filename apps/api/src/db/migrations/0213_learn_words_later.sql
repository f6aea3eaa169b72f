-- A file of products changes thousands in one transaction, and learning the words of each row took nine tenths of its
-- time, while the rows are locked. With `set local shop.learn_words = 'later'` the transaction learns them itself, of many
-- rows at once: `select learn_words(array_agg(search)) from products where …`.
create or replace function products_learn() returns trigger language plpgsql as $$
begin
  if tg_level = 'ROW' then
    if coalesce(current_setting('shop.learn_words', true), '') <> 'later' then
      perform learn_words(array[new.search]);
    end if;
  else
    perform learn_words(array_agg(search)) from added;
  end if;
  return null;
end $$;
