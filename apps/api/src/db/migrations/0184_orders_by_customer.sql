-- outside a transaction
drop index concurrently if exists orders_by_customer;
create index concurrently orders_by_customer on orders (customer_id);
