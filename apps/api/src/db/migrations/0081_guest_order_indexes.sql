-- outside a transaction
-- A guest's checkout makes one order, like an account's; built while the shop serves.
drop index concurrently if exists orders_by_guest_checkout;
create unique index concurrently orders_by_guest_checkout on orders (checkout_id)
  where user_id is null and recorded_by is null and checkout_id is not null;
-- What a guest holds is counted by e-mail too.
drop index concurrently if exists orders_held_by_guests;
create index concurrently orders_held_by_guests on orders (customer_email) where is_guest and stock_state = 'reserved';
-- The key of an attempt belongs to an account or to a guest's checkout; see 0082.
drop index concurrently if exists idempotency_keys_of_user;
create unique index concurrently idempotency_keys_of_user on idempotency_keys (user_id, key);
