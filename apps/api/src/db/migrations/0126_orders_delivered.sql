-- outside a transaction
-- The report of promises reads the orders that were delivered in the last months.
drop index concurrently if exists orders_delivered;
create index concurrently orders_delivered on orders (delivered_at) where delivered_at is not null;
