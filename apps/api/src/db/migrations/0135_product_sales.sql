-- What was sold of each product in each month of São Paulo: the sum of all rows of the product and month. A sale adds
-- rows of its own and waits for nobody; a job merges them into one row once a minute, so that reads stay fast.
-- docs/decisions/0028-sales-statistics.md has the reasons.
create table product_sales (
  month date not null,
  product_id bigint not null,
  units bigint not null,
  revenue bigint not null,
  merged boolean not null default false
);

-- The earlier aggregation ends here: one that has begun is waited for, and one that begins meanwhile fails at the
-- missing table and changes nothing. The functions stay for the version before, which calls them.
lock table piece_sales;
insert into product_sales (month, product_id, units, revenue, merged)
select month, product_id, units, revenue, true from piece_sales order by month, product_id;
drop table piece_sales;
create or replace function fold_tallies() returns void language sql as '';
create or replace function fold_sales() returns void language sql as '';

create unique index product_sales_merged on product_sales (month, product_id) include (units, revenue) where merged;
create index product_sales_most_units on product_sales (month, units desc) include (product_id) where merged;
create index product_sales_not_merged on product_sales (month, product_id) where not merged;
