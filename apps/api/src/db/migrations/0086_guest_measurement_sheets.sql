-- A guest's measurement sheet belongs to the order until an account gets both. No foreign key, whose creation would lock
-- the orders too; they are never deleted while the shop serves.
alter table measurement_sheets
  alter column user_id drop not null,
  add column order_id bigint,
  add constraint measurement_sheets_one_owner check (num_nonnulls(user_id, order_id) = 1) not valid;

-- Whichever way an account gets the order: by the mailed link, or because its mailbox was proved.
create function orders_hand_over_measurement_sheets() returns trigger language plpgsql as $$
begin
  update measurement_sheets set user_id = new.user_id, order_id = null where order_id = new.id;
  return null;
end $$;
