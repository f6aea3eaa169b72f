-- Revenue comes from the charges of an order, each in the month in which it was paid.
drop trigger orders_tally_added on orders;
drop trigger orders_tally_removed on orders;
drop trigger orders_tally_changed on orders;
drop trigger orders_sale_added on orders;
drop trigger orders_sale_removed on orders;
drop trigger orders_sale_changed on orders;
drop trigger orders_pieces_changed on orders;
drop trigger orders_pieces_removed on orders;
drop function orders_tally();
drop function order_tally(order_status, payment_state, timestamptz);
drop function orders_sale();
drop function orders_pieces_sale();

-- Takes back what the old row has added, and adds what the new one does. Items and charges of a new order add
-- themselves.
create function orders_add_totals() returns trigger language plpgsql as $$
declare
  -- Null while it is not sold.
  old_month constant date := case when is_sold(old.payment_state, old.cancelled_at) then sale_month(old.paid_at) end;
  new_month constant date := case when is_sold(new.payment_state, new.cancelled_at) then sale_month(new.paid_at) end;
begin
  insert into order_totals (status, payment_state, cancelled, orders)
  select status, payment_state, cancelled, sum(orders)
  from (values
    (old.status, old.payment_state, old.cancelled_at is not null, -1),
    (new.status, new.payment_state, new.cancelled_at is not null, 1)
  ) version (status, payment_state, cancelled, orders)
  where status is not null group by 1, 2, 3 having sum(orders) <> 0;

  if (old_month, old.shipping_state) is distinct from (new_month, new.shipping_state) then
    insert into order_totals (month, state, orders)
    select month, state, orders
    from (values (old_month, old.shipping_state, -1), (new_month, new.shipping_state, 1)) version (month, state, orders)
    where month is not null;
  end if;

  if tg_op = 'INSERT' then return null; end if;

  if old.shipping_state is distinct from new.shipping_state then
    insert into order_totals (month, state, revenue)
    select sale_month(paid_at), state, sum(sign * net_revenue(amount_cents, refunded_cents, charged_back_cents))
    from order_charges cross join (values (old.shipping_state, -1), (new.shipping_state, 1)) version (state, sign)
    where order_id = old.id and paid_at is not null and state is not null group by 1, 2;
  end if;

  if old_month is distinct from new_month then
    insert into product_sales (month, product_id, units, revenue)
    select month, product_id, sum(sign * quantity), sum(sign * (quantity::bigint * unit_price_cents - discount_cents))
    from order_items cross join (values (old_month, -1), (new_month, 1)) version (month, sign)
    where order_id = old.id and month is not null group by 1, 2;
  end if;
  return old;
end $$;

create trigger orders_add_totals after insert on orders for each row execute function orders_add_totals();
-- By its name before orders_copy_to_charge: charges that change with their order are then counted in its new state.
create trigger orders_change_totals after update on orders
  for each row when (
    (new.status, new.payment_state, new.cancelled_at is null, new.paid_at, new.shipping_state) is distinct from
    (old.status, old.payment_state, old.cancelled_at is null, old.paid_at, old.shipping_state)
  ) execute function orders_add_totals();
-- Before, because its items and charges go with it. Theirs then find no order and take nothing back.
create trigger orders_remove_totals before delete on orders for each row execute function orders_add_totals();

create function order_charges_add_totals() returns trigger language plpgsql as $$
begin
  if old.paid_at is null and new.paid_at is null or tg_op = 'UPDATE' and
    (new.order_id, new.paid_at, new.amount_cents, new.refunded_cents, new.charged_back_cents) is not distinct from
    (old.order_id, old.paid_at, old.amount_cents, old.refunded_cents, old.charged_back_cents)
  then return null; end if;
  -- Its state may be changing in another transaction.
  perform from orders where id in (old.order_id, new.order_id) for no key update;
  insert into order_totals (month, state, revenue)
  select sale_month(paid), shipping_state, sum(revenue)
  from (values
    (old.order_id, old.paid_at, -net_revenue(old.amount_cents, old.refunded_cents, old.charged_back_cents)),
    (new.order_id, new.paid_at, net_revenue(new.amount_cents, new.refunded_cents, new.charged_back_cents))
  ) version (order_id, paid, revenue)
  join orders on orders.id = order_id
  where paid is not null group by 1, 2 having sum(revenue) <> 0;
  return null;
end $$;
create trigger order_charges_add_totals after insert or update or delete on order_charges
  for each row execute function order_charges_add_totals();

-- What the earlier triggers have counted. Nobody writes orders until this is committed.
with moved as (delete from tally_changes returning name, change)
insert into order_totals (status, payment_state, cancelled, orders)
select split_part(name, '.', 2)::order_status, split_part(name, '.', 3)::payment_state,
  split_part(name, '.', 4) = 'cancelled', sum(change)
from moved where name like 'orders.%' group by 1, 2, 3;
with moved as (delete from sale_changes returning month, state, revenue, orders)
insert into order_totals (month, state, orders, revenue)
select month, state, sum(orders), sum(revenue) from moved group by 1, 2;
