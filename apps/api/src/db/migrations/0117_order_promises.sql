-- The wedding that an order is for, the day on which it must be ready, and a delivery wished later than possible.
-- The constraint of the window (0024) stays; all columns are empty for older orders, so nothing is rewritten.

alter table orders
  add column wedding_on date,
  add column promised_ready_on date,
  add column wished_on date;
