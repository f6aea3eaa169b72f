-- The widths of a picture are made after it was saved, by a job. That changes pages, but nothing of the form: an
-- administrator who has just saved and goes on typing must not be told that somebody else was faster.

create function product_images_after_update() returns trigger language plpgsql as $$
declare
  touched bigint;
begin
  update products set version = version + 1, updated_at = now()
  where id in (
    select unnest(array[was.product_id, became.product_id])
    from was join became using (id)
    where (was.product_id, was.position, was.hash, was.alt, was.width, was.height)
      is distinct from (became.product_id, became.position, became.hash, became.alt, became.width, became.height)
  );

  -- The products of the first kind have signalled by themselves; PostgreSQL folds equal signals into one.
  for touched in
    update products set updated_at = now()
    where id in (
      select became.product_id from was join became using (id)
      where (was.widths, was.placeholder) is distinct from (became.widths, became.placeholder)
    )
    returning id
  loop
    if signals_on() then
      perform pg_notify('cache_tags', 'product:' || touched);
      perform pg_notify('cache_tags', 'products');
      perform pg_notify('cache_tags', 'store');
    end if;
  end loop;
  return null;
end $$;

drop trigger product_images_edited on product_images;
create trigger product_images_edited after update on product_images
  referencing old table as was new table as became
  for each statement execute function product_images_after_update();
