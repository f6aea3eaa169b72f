-- Lists and counts of the atelier's desk that take as long with a million orders as with a thousand.
-- docs/decisions/0028-figures-are-kept.md has the reasons.

create index users_by_name on users (name, id);

-- How many there are of each kind: the sum of both tables. A change adds a row of its own, because one row that every
-- order counts up would let only one order through at a time; `fold_tallies` adds the rows up once a minute.
create table tallies (
  name text primary key,
  total bigint not null
);
create table tally_changes (
  id bigint generated always as identity primary key,
  name text not null,
  change bigint not null
);

create function fold_tallies() returns void language sql as $$
  with taken as (
    delete from tally_changes where id in (select id from tally_changes for update skip locked)
    returning name, change
  )
  insert into tallies (name, total)
  select name, sum(change) from taken group by name order by name
  on conflict (name) do update set total = tallies.total + excluded.total
$$;

create function orders_tally() returns trigger language plpgsql as $$
begin
  if tg_level = 'ROW' then
    insert into tally_changes (name, change) values
      ('orders.' || old.status || '.' || old.payment_state, -1),
      ('orders.' || new.status || '.' || new.payment_state, 1);
  elsif tg_op = 'INSERT' then
    insert into tally_changes (name, change)
    select 'orders.' || status || '.' || payment_state, count(*) from added group by 1;
  else
    insert into tally_changes (name, change)
    select 'orders.' || status || '.' || payment_state, -count(*) from removed group by 1;
  end if;
  return null;
end $$;

create trigger orders_tally_added after insert on orders
  referencing new table as added for each statement execute function orders_tally();
create trigger orders_tally_removed after delete on orders
  referencing old table as removed for each statement execute function orders_tally();
create trigger orders_tally_changed after update on orders
  for each row when ((new.status, new.payment_state) is distinct from (old.status, old.payment_state))
  execute function orders_tally();

create function users_tally() returns trigger language plpgsql as $$
begin
  if tg_level = 'ROW' then
    insert into tally_changes (name, change) values ('users.' || old.role, -1), ('users.' || new.role, 1);
  elsif tg_op = 'INSERT' then
    insert into tally_changes (name, change) select 'users.' || role, count(*) from added group by 1;
  else
    insert into tally_changes (name, change) select 'users.' || role, -count(*) from removed group by 1;
  end if;
  return null;
end $$;

create trigger users_tally_added after insert on users
  referencing new table as added for each statement execute function users_tally();
create trigger users_tally_removed after delete on users
  referencing old table as removed for each statement execute function users_tally();
create trigger users_tally_changed after update on users
  for each row when (new.role <> old.role) execute function users_tally();

-- The last five pieces one by one, six for all that is more: sales out of plenty leave the index, and so the rest of
-- the row's indexes, alone.
alter table products add column stock_level smallint not null generated always as (least(stock_available, 6)) stored;
create index products_low_stock on products (stock_level, id) where deleted_at is null and stock_level < 6;

create function stock_tally(level smallint) returns text
  immutable parallel safe
  return 'products.' || case when level > 5 then 'high' when level > 0 then 'low' else 'none' end;

create function products_tally() returns trigger language plpgsql as $$
begin
  if tg_level = 'ROW' then
    insert into tally_changes (name, change)
    select name, change from (values
      (stock_tally(old.stock_level), -1, old.deleted_at), (stock_tally(new.stock_level), 1, new.deleted_at)
    ) as moved (name, change, deleted_at)
    where deleted_at is null;
  elsif tg_op = 'INSERT' then
    insert into tally_changes (name, change)
    select stock_tally(stock_level), count(*) from added where deleted_at is null group by 1;
  else
    insert into tally_changes (name, change)
    select stock_tally(stock_level), -count(*) from removed where deleted_at is null group by 1;
  end if;
  return null;
end $$;

create trigger products_tally_added after insert on products
  referencing new table as added for each statement execute function products_tally();
create trigger products_tally_removed after delete on products
  referencing old table as removed for each statement execute function products_tally();
create trigger products_tally_changed after update on products
  for each row when (
    new.stock_level <> old.stock_level or (new.deleted_at is null) <> (old.deleted_at is null)
  ) execute function products_tally();

-- What waits for somebody at the desk.
create index orders_waiting on orders (status, paid_at, id)
  where payment_state = 'paid' and status in ('confirmed', 'in_production');
create index contact_messages_waiting on contact_messages (created_at, id) where handled_at is null;

-- The triggers above keep everybody out until this is counted too.
insert into tallies (name, total)
select 'orders.' || status || '.' || payment_state, count(*) from orders group by 1
union all select 'users.' || role, count(*) from users group by 1
union all select stock_tally(stock_level), count(*) from products where deleted_at is null group by 1;
