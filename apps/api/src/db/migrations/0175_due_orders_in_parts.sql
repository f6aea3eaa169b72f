-- outside a transaction
-- An order of which a part is paid waits to be sewn as well: the index has the states of has_received_money.
drop index concurrently if exists open_orders_by_due_day;
create index concurrently open_orders_by_due_day
  on orders (order_due_day(status, promised_from, promised_to, paid_at), id)
  where payment_state in ('paid', 'partly_paid') and status in ('confirmed', 'in_production', 'ready')
    and cancelled_at is null;
drop index concurrently if exists orders_by_due_day;
