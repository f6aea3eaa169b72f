-- outside a transaction
drop index concurrently if exists measurement_sheets_of_order;
create index concurrently measurement_sheets_of_order on measurement_sheets (order_id) where order_id is not null;
alter table measurement_sheets validate constraint measurement_sheets_one_owner;
create or replace trigger orders_hand_over_measurement_sheets after update of user_id on orders
  for each row when (old.user_id is null and new.user_id is not null)
  execute function orders_hand_over_measurement_sheets();
