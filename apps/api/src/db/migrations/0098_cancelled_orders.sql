-- A paid order can be cancelled too. 'Cancelado' is a fact beside the status, so everything that counts orders by their
-- status, or as sold, looks at it as well. docs/decisions/0060-cancelled-orders.md has the reasons.

-- Validated in 0099.
alter table orders add constraint orders_cancelled_or_delivered
  check (cancelled_at is null or status <> 'delivered') not valid;

-- 'orders.confirmed.paid', 'orders.confirmed.paid.cancelled': the previous version, which reads the first three parts,
-- goes on counting both.
create function order_tally(status order_status, payment_state payment_state, cancelled_at timestamptz)
  returns text parallel safe
  return 'orders.' || status || '.' || payment_state || case when cancelled_at is null then '' else '.cancelled' end;

create or replace function orders_tally() returns trigger language plpgsql as $$
begin
  if tg_level = 'ROW' then
    insert into tally_changes (name, change) values
      (order_tally(old.status, old.payment_state, old.cancelled_at), -1),
      (order_tally(new.status, new.payment_state, new.cancelled_at), 1);
  elsif tg_op = 'INSERT' then
    insert into tally_changes (name, change)
    select order_tally(status, payment_state, cancelled_at), count(*) from added group by 1;
  else
    insert into tally_changes (name, change)
    select order_tally(status, payment_state, cancelled_at), -count(*) from removed group by 1;
  end if;
  return null;
end $$;

drop trigger orders_tally_changed on orders;
create trigger orders_tally_changed after update on orders
  for each row when (
    (new.status, new.payment_state, new.cancelled_at is null) is distinct from
    (old.status, old.payment_state, old.cancelled_at is null)
  ) execute function orders_tally();

-- Those cancelled so far, found by the index of 0097. The trigger above keeps other changes out until the end.
insert into tally_changes (name, change)
select order_tally(status, payment_state, null), -count(*) from orders where cancelled_at is not null group by 1
union all
select order_tally(status, payment_state, cancelled_at), count(*) from orders where cancelled_at is not null group by 1;

-- What the atelier retains of a cancelled order stays revenue of its month; its units and the order itself are not sold.
create function is_sold(payment_state payment_state, cancelled_at timestamptz) returns boolean
  immutable parallel safe
  return payment_state = 'paid' and cancelled_at is null;

create or replace function orders_sale() returns trigger language plpgsql as $$
begin
  if tg_level = 'ROW' then
    insert into sale_changes (month, state, revenue, orders)
    select sale_month(paid_at), shipping_state, sum(sign * net_revenue(total_cents, refunded_cents, charged_back_cents)),
      sum(sign * is_sold(payment_state, cancelled_at)::int)
    from (select old.*, -1 as sign union all select new.*, 1) version
    where payment_state in ('paid', 'refunded') group by 1, 2;
  elsif tg_op = 'INSERT' then
    insert into sale_changes (month, state, revenue, orders)
    select sale_month(paid_at), shipping_state, sum(net_revenue(total_cents, refunded_cents, charged_back_cents)),
      count(*) filter (where is_sold(payment_state, cancelled_at))
    from added where payment_state in ('paid', 'refunded') group by 1, 2;
  else
    insert into sale_changes (month, state, revenue, orders)
    select sale_month(paid_at), shipping_state, -sum(net_revenue(total_cents, refunded_cents, charged_back_cents)),
      -count(*) filter (where is_sold(payment_state, cancelled_at))
    from removed where payment_state in ('paid', 'refunded') group by 1, 2;
  end if;
  return null;
end $$;

drop trigger orders_sale_changed on orders;
create trigger orders_sale_changed after update on orders
  for each row when (
    (new.payment_state, new.paid_at, new.shipping_state, new.total_cents, new.refunded_cents, new.charged_back_cents,
      new.cancelled_at is null) is distinct from
    (old.payment_state, old.paid_at, old.shipping_state, old.total_cents, old.refunded_cents, old.charged_back_cents,
      old.cancelled_at is null)
  ) execute function orders_sale();

-- Products count what was paid for them, without the discount of a coupon.
create or replace function order_items_sale() returns trigger language plpgsql as $$
begin
  insert into piece_changes (month, product_id, units, revenue)
  select sale_month(paid_at), product_id, sign * sum(quantity),
    sign * sum(quantity::bigint * unit_price_cents - changed.discount_cents)
  from changed join orders on orders.id = order_id
  cross join (select case tg_op when 'DELETE' then -1 else 1 end as sign) direction
  where is_sold(payment_state, cancelled_at) group by 1, 2, sign;
  return null;
end $$;

create or replace function order_items_sale_edit() returns trigger language plpgsql as $$
begin
  insert into piece_changes (month, product_id, units, revenue)
  select sale_month(paid_at), product_id, sum(sign * quantity),
    sum(sign * (quantity::bigint * unit_price_cents - version.discount_cents))
  from (select was.*, -1 as sign from was union all select became.*, 1 from became) version
  join orders on orders.id = order_id
  where is_sold(payment_state, cancelled_at) group by 1, 2;
  return null;
end $$;

create or replace function orders_pieces_sale() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and is_sold(new.payment_state, new.cancelled_at) then
    insert into piece_changes (month, product_id, units, revenue)
    select sale_month(new.paid_at), product_id, sum(quantity), sum(quantity::bigint * unit_price_cents - discount_cents)
    from order_items where order_id = new.id group by product_id;
  end if;
  if is_sold(old.payment_state, old.cancelled_at) then
    insert into piece_changes (month, product_id, units, revenue)
    select sale_month(old.paid_at), product_id, -sum(quantity), -sum(quantity::bigint * unit_price_cents - discount_cents)
    from order_items where order_id = old.id group by product_id;
  end if;
  return old;
end $$;

drop trigger orders_pieces_changed on orders;
create trigger orders_pieces_changed after update on orders
  for each row when (
    (is_sold(old.payment_state, old.cancelled_at) or is_sold(new.payment_state, new.cancelled_at)) and
    (new.payment_state, new.paid_at, new.cancelled_at is null) is distinct from
    (old.payment_state, old.paid_at, old.cancelled_at is null)
  ) execute function orders_pieces_sale();
