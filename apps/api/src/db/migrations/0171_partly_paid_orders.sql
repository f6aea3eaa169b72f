-- outside a transaction
-- Orders of which something is still to be received. They are few: the charges of unpaid and expired orders are open
-- too, and stay for good.
drop index concurrently if exists orders_partly_paid;
create index concurrently orders_partly_paid on orders (id)
  where payment_state = 'partly_paid' and cancelled_at is null and withdrawal_requested_at is null;
