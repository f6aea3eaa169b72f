-- For the version before, until the next release. It reads single products too: each half has an index for
-- them.
drop table best_sellers;
create view best_sellers as
select months, product_id, sum(units)::bigint as units, sum(revenue)::bigint as revenue
from (values (3::smallint), (6::smallint), (12::smallint)) periods (months)
join generate_series(0, 11) back on back < months
cross join lateral (
  select product_id, units, revenue from product_sales
  where merged and month = (sale_month(now()) - make_interval(months => back))::date
  union all
  select product_id, units, revenue from product_sales
  where not merged and month = (sale_month(now()) - make_interval(months => back))::date
) sold
group by months, product_id;
