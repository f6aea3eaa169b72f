-- outside a transaction
-- Counts products by what can be bought of them, and lists those with few units, without reading the table.
drop index concurrently if exists products_by_stock;
create index concurrently products_by_stock on products (stock_level, id) include (sells_ready, sells_to_order)
  where deleted_at is null and not hidden;
drop index concurrently if exists products_low_stock;
