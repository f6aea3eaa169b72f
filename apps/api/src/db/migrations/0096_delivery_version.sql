-- How often name, phone or address of an order changed: a correction must not replace what it has not read. Constant
-- default: no row is rewritten.
alter table orders add column delivery_version integer not null default 0;
