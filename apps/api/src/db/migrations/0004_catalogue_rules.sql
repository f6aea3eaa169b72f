-- What the catalogue keeps right by itself, whoever writes to it.

create function products_before_write() returns trigger language plpgsql as $$
begin
  if new.category_id is not null and (tg_op = 'INSERT' or new.category_id is distinct from old.category_id) then
    -- The lock makes this wait for a rename under way, and a rename wait for this: without it the piece would keep
    -- the old name. FOR KEY SHARE would not do, a rename that only changes the case leaves every key as it is.
    select name into new.collection from categories where id = new.category_id for share;
    -- An unknown category is left to its foreign key, which names the real problem.
    new.collection := coalesce(new.collection, '');
  end if;

  if tg_op = 'UPDATE' and
    (new.name, new.description, new.price_cents, new.category_id, new.collection, new.featured, new.sizes, new.colors, new.deleted_at)
    is distinct from
    (old.name, old.description, old.price_cents, old.category_id, old.collection, old.featured, old.sizes, old.colors, old.deleted_at)
  then
    new.version := old.version + 1;
    new.updated_at := now();
  end if;
  return new;
end $$;

create trigger products_rules before insert or update on products
  for each row execute function products_before_write();

create function categories_after_rename() returns trigger language plpgsql as $$
begin
  update products set collection = new.name where category_id = new.id;
  return null;
end $$;

create trigger categories_rename after update of name on categories
  for each row when (new.name is distinct from old.name) execute function categories_after_rename();

-- Pictures are part of the product's form. Statement triggers, so that a save of twelve pictures
-- raises the version once.
create function product_images_after_write() returns trigger language plpgsql as $$
begin
  update products set version = version + 1, updated_at = now()
  where id in (select product_id from changed);
  return null;
end $$;

create trigger product_images_added after insert on product_images
  referencing new table as changed for each statement execute function product_images_after_write();
create trigger product_images_edited after update on product_images
  referencing new table as changed for each statement execute function product_images_after_write();
create trigger product_images_removed after delete on product_images
  referencing old table as changed for each statement execute function product_images_after_write();

create function reviews_after_write() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update products set rating_count = rating_count - 1, rating_sum = rating_sum - old.rating where id = old.product_id;
  end if;
  if tg_op <> 'DELETE' then
    update products set rating_count = rating_count + 1, rating_sum = rating_sum + new.rating where id = new.product_id;
  end if;
  return null;
end $$;

create trigger reviews_counted after insert or delete or update of rating, product_id on reviews
  for each row execute function reviews_after_write();

create function settings_before_update() returns trigger language plpgsql as $$
begin
  if new.value is distinct from old.value then
    new.version := old.version + 1;
    new.updated_at := now();
  end if;
  return new;
end $$;

create trigger settings_rules before update on settings
  for each row execute function settings_before_update();
