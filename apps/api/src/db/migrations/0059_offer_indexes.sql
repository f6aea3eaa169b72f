-- outside a transaction
-- The indexes of lists carry the offers like the other filters. Built beside the old ones while the shop serves.
drop index concurrently if exists products_by_name_offered;
create index concurrently products_by_name_offered on products (name, id)
  include (price_cents, in_stock, hidden, sells_ready, sells_to_order) where deleted_at is null;
drop index concurrently if exists products_by_price_offered;
create index concurrently products_by_price_offered on products (price_cents, id)
  include (in_stock, hidden, sells_ready, sells_to_order) where deleted_at is null;
drop index concurrently if exists products_newest_offered;
create index concurrently products_newest_offered on products (id)
  include (price_cents, in_stock, hidden, sells_ready, sells_to_order) where deleted_at is null;
drop index concurrently if exists products_collection_by_name_offered;
create index concurrently products_collection_by_name_offered on products (collection, name, id)
  include (price_cents, in_stock, hidden, sells_ready, sells_to_order) where deleted_at is null;
drop index concurrently if exists products_collection_by_price_offered;
create index concurrently products_collection_by_price_offered on products (collection, price_cents, id)
  include (in_stock, hidden, sells_ready, sells_to_order) where deleted_at is null;
drop index concurrently if exists products_collection_newest_offered;
create index concurrently products_collection_newest_offered on products (collection, id)
  include (price_cents, in_stock, hidden, sells_ready, sells_to_order) where deleted_at is null;
drop index concurrently if exists products_by_name;
drop index concurrently if exists products_by_price;
drop index concurrently if exists products_newest;
drop index concurrently if exists products_collection_by_name;
drop index concurrently if exists products_collection_by_price;
drop index concurrently if exists products_collection_newest;
