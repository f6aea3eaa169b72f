-- outside a transaction
-- What is still to be received of an order, and when. The first charge is not among it: an order counts only once that
-- is paid.
drop index concurrently if exists order_charges_due;
create index concurrently order_charges_due on order_charges (order_id, due_on) include (id, amount_cents)
  where paid_at is null and cancelled_at is null and position > 0;
