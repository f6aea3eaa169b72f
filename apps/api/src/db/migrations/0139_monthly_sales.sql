-- For the version before, until the next release.
lock table monthly_sales;
insert into order_totals (month, state, orders, revenue)
select month, state, orders, revenue from monthly_sales;
drop table monthly_sales;
create view monthly_sales as
select month, state, sum(revenue)::bigint as revenue, sum(orders)::bigint as orders
from order_totals where month is not null group by month, state;
