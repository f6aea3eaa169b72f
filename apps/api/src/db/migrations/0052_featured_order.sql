-- The home page shows the featured products, at most three, in the order the atelier gave them. Until now it showed the
-- first three by name, however many had a star: those three keep it, in that order.
alter table products add column featured_position integer;

update products set featured = position <= 3, featured_position = case when position <= 3 then position end
from (
  select id, row_number() over (order by name, id) as position from products where featured and deleted_at is null
) starred
where starred.id = products.id;

drop index products_featured;
create index products_featured on products (featured_position, name, id)
  where featured and deleted_at is null and not hidden;
