-- One row: what tells this shop from every other program that uses the same account of the payment provider. A restored
-- database is the same shop and keeps it.
create table installation (
  singleton boolean primary key default true check (singleton),
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now()
);
insert into installation default values;

-- Declined attempts to pay an order, and from where its payment was begun. `network` is a keyed hash: it can be compared
-- and not read. Rows go after a day.
create table payment_risks (
  order_id bigint primary key references orders on delete cascade,
  network text,
  declines integer not null default 0 check (declines >= 0),
  last_declined_at timestamptz,
  created_at timestamptz not null default now()
);
create index payment_risks_by_network on payment_risks (network) where declines > 0;
