-- What was sold in each month of São Paulo, by state and by piece, kept as `tallies` are: rows of their own, added up
-- once a minute. Sums are centavos: what was paid less what was returned, in the month in which it was paid.
-- docs/decisions/0028-figures-are-kept.md has the reasons.

create function sale_month(paid timestamptz) returns date
  immutable parallel safe strict
  return date_trunc('month', paid at time zone 'America/Sao_Paulo')::date;

create table monthly_sales (
  month date,
  state text,
  revenue bigint not null,
  orders bigint not null,
  primary key (month, state)
);
create table sale_changes (
  id bigint generated always as identity primary key,
  month date not null,
  state text not null,
  revenue bigint not null,
  orders integer not null
);

create function orders_sale() returns trigger language plpgsql as $$
begin
  if tg_level = 'ROW' then
    insert into sale_changes (month, state, revenue, orders)
    select sale_month(paid_at), shipping_state, sum(sign * (total_cents - refunded_cents)),
      sum(sign * (payment_state = 'paid')::int)
    from (select old.*, -1 as sign union all select new.*, 1) version
    where payment_state in ('paid', 'refunded') group by 1, 2;
  elsif tg_op = 'INSERT' then
    insert into sale_changes (month, state, revenue, orders)
    select sale_month(paid_at), shipping_state, sum(total_cents - refunded_cents),
  count(*) filter (where payment_state = 'paid')
    from added where payment_state in ('paid', 'refunded') group by 1, 2;
  else
    insert into sale_changes (month, state, revenue, orders)
    select sale_month(paid_at), shipping_state, -sum(total_cents - refunded_cents), -count(*) filter (where payment_state = 'paid')
    from removed where payment_state in ('paid', 'refunded') group by 1, 2;
  end if;
  return null;
end $$;

create trigger orders_sale_added after insert on orders
  referencing new table as added for each statement execute function orders_sale();
create trigger orders_sale_removed after delete on orders
  referencing old table as removed for each statement execute function orders_sale();
create trigger orders_sale_changed after update on orders
  for each row when (
    (new.payment_state, new.paid_at, new.shipping_state, new.total_cents, new.refunded_cents) is distinct from
    (old.payment_state, old.paid_at, old.shipping_state, old.total_cents, old.refunded_cents)
  ) execute function orders_sale();

-- By piece, of orders that are paid; `best_sellers` has the sums of the last 3, 6 and 12 months, this one included.
create table piece_sales (
  month date,
  product_id bigint,
  units bigint not null,
  revenue bigint not null,
  primary key (month, product_id)
);
create table piece_changes (
  id bigint generated always as identity primary key,
  month date not null,
  product_id bigint not null,
  units bigint not null,
  revenue bigint not null
);
create table best_sellers (
  months smallint,
  product_id bigint,
  units bigint not null,
  revenue bigint not null,
  primary key (months, product_id)
);
create index best_sellers_first on best_sellers (months, units desc, product_id);
create table best_sellers_window (last_month date not null);
insert into best_sellers_window values (sale_month(now()));

create function order_items_sale() returns trigger language plpgsql as $$
begin
  insert into piece_changes (month, product_id, units, revenue)
  select sale_month(paid_at), product_id, sign * sum(quantity), sign * sum(quantity::bigint * unit_price_cents)
  from changed join orders on orders.id = order_id
  cross join (select case tg_op when 'DELETE' then -1 else 1 end as sign) direction
  where payment_state = 'paid' group by 1, 2, sign;
  return null;
end $$;

create trigger order_items_sale_added after insert on order_items
  referencing new table as changed for each statement execute function order_items_sale();
create trigger order_items_sale_removed after delete on order_items
  referencing old table as changed for each statement execute function order_items_sale();

create function order_items_sale_edit() returns trigger language plpgsql as $$
begin
  insert into piece_changes (month, product_id, units, revenue)
  select sale_month(paid_at), product_id, sum(sign * quantity), sum(sign * quantity::bigint * unit_price_cents)
  from (select was.*, -1 as sign from was union all select became.*, 1 from became) version
  join orders on orders.id = order_id
  where payment_state = 'paid' group by 1, 2;
  return null;
end $$;

create trigger order_items_sale_edited after update on order_items
  referencing old table as was new table as became
  for each statement execute function order_items_sale_edit();

create function orders_pieces_sale() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.payment_state = 'paid' then
    insert into piece_changes (month, product_id, units, revenue)
    select sale_month(new.paid_at), product_id, sum(quantity), sum(quantity::bigint * unit_price_cents)
    from order_items where order_id = new.id group by product_id;
  end if;
  if old.payment_state = 'paid' then
    insert into piece_changes (month, product_id, units, revenue)
    select sale_month(old.paid_at), product_id, -sum(quantity), -sum(quantity::bigint * unit_price_cents)
    from order_items where order_id = old.id group by product_id;
  end if;
  return old;
end $$;

create trigger orders_pieces_changed after update on orders
  for each row when (
    (old.payment_state = 'paid' or new.payment_state = 'paid') and
    (new.payment_state, new.paid_at) is distinct from (old.payment_state, old.paid_at)
  ) execute function orders_pieces_sale();
-- Before, because its lines go with it.
create trigger orders_pieces_removed before delete on orders
  for each row when (old.payment_state = 'paid') execute function orders_pieces_sale();

create function fold_sales() returns void language plpgsql as $$
declare
  this_month date := sale_month(now());
begin
  -- One at a time. Whoever sells only adds rows and waits for nobody.
  perform from best_sellers_window for update;

  with taken as (
    delete from sale_changes where id in (select id from sale_changes for update skip locked)
    returning month, state, revenue, orders
  )
  insert into monthly_sales (month, state, revenue, orders)
  select month, state, sum(revenue), sum(orders) from taken group by 1, 2 order by 1, 2
  on conflict (month, state) do update set
    revenue = monthly_sales.revenue + excluded.revenue, orders = monthly_sales.orders + excluded.orders;

  if (select last_month from best_sellers_window) <> this_month then
    delete from best_sellers;
    insert into best_sellers (months, product_id, units, revenue)
    select months, product_id, sum(units), sum(revenue)
    from piece_sales cross join unnest(array[3, 6, 12]) months
    where month > this_month - make_interval(months => months) group by 1, 2;
    update best_sellers_window set last_month = this_month;
  end if;

  with taken as (
    delete from piece_changes where id in (select id from piece_changes for update skip locked)
    returning month, product_id, units, revenue
  ), kept as (
    insert into piece_sales (month, product_id, units, revenue)
    select month, product_id, sum(units), sum(revenue) from taken group by 1, 2
    on conflict (month, product_id) do update set
      units = piece_sales.units + excluded.units, revenue = piece_sales.revenue + excluded.revenue
  )
  insert into best_sellers (months, product_id, units, revenue)
  select months, product_id, sum(units), sum(revenue)
  from taken cross join unnest(array[3, 6, 12]) months
  where month > this_month - make_interval(months => months) group by 1, 2
  on conflict (months, product_id) do update set
    units = best_sellers.units + excluded.units, revenue = best_sellers.revenue + excluded.revenue;
end $$;

-- The triggers above keep everybody out until what was sold before is counted too.
insert into sale_changes (month, state, revenue, orders)
select sale_month(paid_at), shipping_state, sum(total_cents - refunded_cents),
  count(*) filter (where payment_state = 'paid')
from orders where payment_state in ('paid', 'refunded') group by 1, 2;
insert into piece_changes (month, product_id, units, revenue)
select sale_month(paid_at), product_id, sum(quantity), sum(quantity::bigint * unit_price_cents)
from order_items join orders on orders.id = order_id where payment_state = 'paid' group by 1, 2;
select fold_sales();
