-- Raised by each change of the order's charges: an administrator changes what she has seen.
alter table orders add column plan_version integer not null default 0;
