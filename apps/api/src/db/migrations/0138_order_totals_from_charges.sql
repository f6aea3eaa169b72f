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
begin
  insert into order_totals (status, payment_state, cancelled, orders)
  select status, payment_state, cancelled_at is not null, sum(sign)
  from (select old.*, -1 as sign where tg_op <> 'INSERT' union all select new.*, 1 where tg_op <> 'DELETE') version
  group by 1, 2, 3 having sum(sign) <> 0;

  insert into order_totals (month, state, orders)
  select sale_month(paid_at), shipping_state, sum(sign)
  from (select old.*, -1 as sign where tg_op <> 'INSERT' union all select new.*, 1 where tg_op <> 'DELETE') version
  where is_sold(payment_state, cancelled_at) group by 1, 2 having sum(sign) <> 0;

  if tg_op = 'INSERT' then return null; end if;

  insert into order_totals (month, state, revenue)
  select sale_month(paid_at), state, sum(sign * net_revenue(amount_cents, refunded_cents, charged_back_cents))
  from order_charges
  cross join (values (old.shipping_state, -1), (new.shipping_state, 1)) version (state, sign)
  where order_id = old.id and paid_at is not null and state is not null
  group by 1, 2 having sum(sign * net_revenue(amount_cents, refunded_cents, charged_back_cents)) <> 0;

  insert into product_sales (month, product_id, units, revenue)
  select sale_month(version.paid_at), product_id, sum(sign * quantity),
    sum(sign * (quantity::bigint * unit_price_cents - order_items.discount_cents))
  from order_items
  cross join (select old.*, -1 as sign union all select new.*, 1 where tg_op <> 'DELETE') version
  where order_id = old.id and is_sold(payment_state, cancelled_at)
  group by 1, 2 having sum(sign) <> 0;
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
  if tg_op = 'UPDATE' and
    (new.order_id, new.paid_at, new.amount_cents, new.refunded_cents, new.charged_back_cents) is not distinct from
    (old.order_id, old.paid_at, old.amount_cents, old.refunded_cents, old.charged_back_cents)
  then return null; end if;
  -- Its state may be changing in another transaction.
  perform from orders where id in (old.order_id, new.order_id) for no key update;
  insert into order_totals (month, state, revenue)
  select sale_month(version.paid_at), shipping_state,
    sum(sign * net_revenue(amount_cents, version.refunded_cents, version.charged_back_cents))
  from (select old.*, -1 as sign where tg_op <> 'INSERT' union all select new.*, 1 where tg_op <> 'DELETE') version
  join orders on orders.id = order_id
  where version.paid_at is not null
  group by 1, 2 having sum(sign * net_revenue(amount_cents, version.refunded_cents, version.charged_back_cents)) <> 0;
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
