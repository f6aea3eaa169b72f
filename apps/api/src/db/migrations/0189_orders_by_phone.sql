-- outside a transaction
drop index concurrently if exists orders_by_phone;
create index concurrently orders_by_phone on orders (phone_key(customer_phone) text_pattern_ops);
