-- A periodic job that fails is not retried before its next run. A row counts its failures in a row and goes with the
-- first run that succeeds.
create table periodic_failures (
  task text primary key,
  failures integer not null default 1 check (failures > 0),
  first_failed_at timestamptz not null default now(),
  last_error text not null
);
