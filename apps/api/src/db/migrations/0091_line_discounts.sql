-- What the coupon takes off each line; the lines of an order add up to its discount. 0098
-- counts it in the sales of products.
alter table order_items add column discount_cents integer not null default 0;
alter table order_items add constraint order_items_discount
  check (discount_cents between 0 and quantity::bigint * unit_price_cents) not valid;
