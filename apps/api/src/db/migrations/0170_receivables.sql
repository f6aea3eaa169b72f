-- outside a transaction
-- What is still to be received, by the day on which it is due. The first charge of an order is not among it: an order
-- counts only once that is paid.
drop index concurrently if exists order_charges_due;
create index concurrently order_charges_due on order_charges (due_on, id) include (order_id, amount_cents)
  where paid_at is null and cancelled_at is null and position > 0;
