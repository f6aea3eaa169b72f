-- The colour that a picture shows, by the name the product is offered in; null for a picture of all colours. Quick: a
-- nullable column without a default rewrites no row, and 0062 validates the check, which reads every picture, without
-- keeping readers out.

alter table product_images add column color text;
alter table product_images
  add constraint product_images_color_not_blank check (btrim(color) <> '') not valid;

-- As in 0009, with the colour: it is part of the form, so a change of it increments the product's version, which
-- signals its page, the lists and the store.
create or replace function product_images_after_update() returns trigger language plpgsql as $$
declare
  touched bigint;
begin
  update products set version = version + 1, updated_at = now()
  where id in (
    select unnest(array[was.product_id, became.product_id])
    from was join became using (id)
    where (was.product_id, was.position, was.hash, was.alt, was.width, was.height, was.color)
      is distinct from
      (became.product_id, became.position, became.hash, became.alt, became.width, became.height, became.color)
  );

  -- The products of the first kind have signalled by themselves; PostgreSQL merges equal signals.
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
