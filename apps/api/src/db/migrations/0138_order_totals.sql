-- How many orders there are, and what was sold in each month of São Paulo by state: sums of rows, as in product_sales.
-- A row has either the first three columns or the next two.
create table order_totals (
  -- Counts of orders.
  status order_status,
  payment_state payment_state,
  cancelled boolean,
  -- Sales: orders that are sold, in the month of their payment, and the net revenue of charges, in the month of theirs.
  month date,
  state text,
  orders bigint not null default 0,
  revenue bigint not null default 0,
  merged boolean not null default false,
  constraint order_totals_count_or_sales check (
    case when month is null then num_nulls(status, payment_state, cancelled) = 0 and state is null and revenue = 0
      else num_nonnulls(status, payment_state, cancelled) = 0 and state is not null end
  )
);
create unique index order_totals_merged on order_totals (status, payment_state, cancelled, month, state)
  nulls not distinct where merged;

lock table tallies;
insert into order_totals (status, payment_state, cancelled, orders)
select split_part(name, '.', 2)::order_status, split_part(name, '.', 3)::payment_state,
  split_part(name, '.', 4) = 'cancelled', total
from tallies where name like 'orders.%';

-- Until the next release this view and the two after it, and the tables tally_changes, sale_changes, piece_changes and
-- best_sellers_window, are read by the version before. The sum of a view and its table of changes is right throughout.
drop table tallies;
create view tallies as
select 'orders.' || status || '.' || payment_state || case when cancelled then '.cancelled' else '' end as name,
  sum(orders)::bigint as total
from order_totals where status is not null group by 1
union all
select 'users.' || role, count(*) from users group by 1
union all
select 'products.' || case when level > 5 then 'high' when level > 0 then 'low' else 'none' end, count(*)
from products cross join lateral (select offered_level(stock_level, sells_ready, sells_to_order) as level) offered
where deleted_at is null and not hidden group by 1;
