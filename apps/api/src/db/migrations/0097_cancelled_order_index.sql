-- outside a transaction
-- The admin's list of cancelled orders, newest first; built while the shop serves.
drop index concurrently if exists orders_cancelled;
create index concurrently orders_cancelled on orders (created_at desc, id desc) where cancelled_at is not null;
