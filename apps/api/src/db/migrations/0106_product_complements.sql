-- What the atelier shows with a product under 'Complete o look', in its own order;
-- docs/decisions/0063-related-products.md has the reasons.

create table product_complements (
  product_id bigint not null references products on delete cascade,
  position integer not null check (position between 1 and 4),
  complement_id bigint not null references products on delete cascade,
  primary key (product_id, position),
  constraint product_complements_once unique (product_id, complement_id),
  constraint product_complements_not_itself check (product_id <> complement_id)
);

-- For deleting a product.
create index product_complements_complement on product_complements (complement_id);

-- The list is shown on the page of the product only; its cards are signalled by their own products.
create function product_complements_signal() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache_tags', 'product:' || product_id)
  from (select distinct product_id from changed) products;
  return null;
end $$;

create trigger product_complements_added after insert on product_complements
  referencing new table as changed for each statement when (signals_on()) execute function product_complements_signal();
create trigger product_complements_removed after delete on product_complements
  referencing old table as changed for each statement when (signals_on()) execute function product_complements_signal();
