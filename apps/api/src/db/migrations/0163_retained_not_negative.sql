-- Validated in 0164: the rows are not read while the table is locked.
alter table orders add constraint orders_retained_not_negative check (retained_cents >= 0) not valid;
