-- A refund names the units that go back to stock: money and goods return separately, and seldom all at once.

alter table order_items add column returned_quantity integer not null default 0;
alter table order_items add constraint order_items_returned_within_ordered
  check (returned_quantity between 0 and quantity);

create table refund_items (
  refund_id bigint references refunds on delete cascade,
  order_item_id bigint references order_items,
  quantity integer not null check (quantity > 0),
  primary key (refund_id, order_item_id)
);
create index refund_items_by_item on refund_items (order_item_id);

-- Until now a refund returned everything or nothing.
update order_items set returned_quantity = quantity
from orders where orders.id = order_id and stock_state = 'returned';
insert into refund_items (refund_id, order_item_id, quantity)
select refunds.id, order_items.id, quantity
from refunds join orders on orders.id = refunds.order_id join order_items on order_items.order_id = orders.id
where refunds.status = 'pending' and restock and stock_state = 'sold' and amount_cents = total_cents;

-- What the provider received, only where it is not the total of the order: so much, and no more, can go back.
alter table orders add column received_cents integer check (received_cents > 0);
update orders set received_cents = (details ->> 'receivedCents')::integer
from reconciliation_breaks
where reconciliation_breaks.order_id = orders.id and kind = 'amount_mismatch' and resolved_at is null
  and attention = 'amount_mismatch' and payment_state not in ('paid', 'refunded') and details ->> 'currency' = 'brl'
  and (details ->> 'receivedCents')::integer > 0;
alter table orders drop constraint orders_refund_within_total;
alter table orders add constraint orders_refund_within_total
  check (refunded_cents between 0 and coalesce(received_cents, total_cents));

create or replace function refunds_within_order() returns trigger language plpgsql as $$
declare
  order_received integer;
  promised bigint;
  returned bigint;
begin
  select coalesce(received_cents, total_cents) into order_received from orders where id = new.order_id for no key update;
  select coalesce(sum(amount_cents), 0), coalesce(sum(amount_cents) filter (where status = 'succeeded'), 0)
    into promised, returned
    from refunds where order_id = new.order_id and status <> 'failed';
  if promised > order_received then
    raise exception 'refunds of order % exceed what was paid', new.order_id
      using errcode = 'check_violation', constraint = 'refunds_within_order', table = 'refunds';
  end if;
  update orders set refunded_cents = returned where id = new.order_id and refunded_cents <> returned;
  return null;
end $$;
