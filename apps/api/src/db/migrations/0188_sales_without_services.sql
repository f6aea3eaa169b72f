-- What is sold of products leaves out the services of the atelier; the totals of orders have them.
create or replace function order_items_add_sales() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and
    (new.order_id, new.product_id, new.quantity, new.unit_price_cents, new.discount_cents) is not distinct from
    (old.order_id, old.product_id, old.quantity, old.unit_price_cents, old.discount_cents)
  then return null; end if;
  if coalesce(new.product_id, old.product_id) is null then return null; end if;
  -- It may be paid or cancelled in another transaction.
  perform from orders where id in (old.order_id, new.order_id) for no key update;
  insert into product_sales (month, product_id, units, revenue)
  select sale_month(paid_at), product_id, sum(units), sum(revenue)
  from (values
    (old.order_id, old.product_id, -old.quantity, old.discount_cents - old.quantity::bigint * old.unit_price_cents),
    (new.order_id, new.product_id, new.quantity, new.quantity::bigint * new.unit_price_cents - new.discount_cents)
  ) version (order_id, product_id, units, revenue)
  join orders on orders.id = order_id
  where is_sold(payment_state, cancelled_at) and product_id is not null group by 1, 2;
  return null;
end $$;

-- Takes back what the old row has added, and adds what the new one does. Items and charges of a new order add
-- themselves.
create or replace function orders_add_totals() returns trigger language plpgsql as $$
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
    where order_id = old.id and month is not null and product_id is not null group by 1, 2;
  end if;
  return old;
end $$;
