-- What the atelier keeps of a cancelled order, who did not do what was agreed, and why more was kept than suggested.
create type cancel_fault as enum ('customer', 'atelier', 'agreed');
alter table orders
  add column retained_cents integer not null default 0,
  add column cancel_fault cancel_fault,
  add column retention_reason text;
