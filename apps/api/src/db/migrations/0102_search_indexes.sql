-- outside a transaction
-- Built while the shop serves. No sale changes these columns, so sales remain HOT updates.
drop index concurrently if exists products_selected;
create index concurrently products_selected on products (selection_position)
  where selection_position is not null and deleted_at is null;
-- The product whose whole name was typed comes first, however many others match.
drop index concurrently if exists products_by_exact_name;
create index concurrently products_by_exact_name on products (searchable(name)) where deleted_at is null;
-- Synonyms may stand for a size.
drop index concurrently if exists products_by_size;
create index concurrently products_by_size on products using gin (sizes) where deleted_at is null;
