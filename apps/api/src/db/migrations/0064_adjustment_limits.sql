-- What the basic adjustment of a product may take in or let out at one point, in millimetres: the size finder tells a
-- base size that it covers from one that it does not. Constant defaults: no row is rewritten.
alter table products
  add column take_in_limit_mm integer not null default 40
    constraint products_take_in_limit check (take_in_limit_mm between 0 and 200),
  add column let_out_limit_mm integer not null default 15
    constraint products_let_out_limit check (let_out_limit_mm between 0 and 100);
