-- The charges of an order that is not cancelled add up to its total.
create function order_charges_add_up() returns trigger language plpgsql as $$
declare
  changed_order bigint;
begin
  if tg_table_name = 'orders' then changed_order := new.id;
  elsif tg_op = 'DELETE' then changed_order := old.order_id;
  else changed_order := new.order_id;
  end if;
  perform from orders where id = changed_order and cancelled_at is null and total_cents is distinct from (
    select sum(amount_cents) from order_charges where order_id = changed_order and cancelled_at is null);
  if found then
    raise exception 'the charges of order % do not add up to its total', changed_order
      using errcode = 'check_violation', constraint = 'order_charges_add_up', table = 'order_charges';
  end if;
  return null;
end $$;

-- At commit: the order and its charges are written one after the other.
create constraint trigger orders_charges_add_up after insert or update of total_cents, cancelled_at on orders
  deferrable initially deferred for each row execute function order_charges_add_up();
create constraint trigger order_charges_added_add_up after insert or delete on order_charges
  deferrable initially deferred for each row execute function order_charges_add_up();
create constraint trigger order_charges_changed_add_up after update on order_charges
  deferrable initially deferred for each row when (
    (new.order_id, new.amount_cents, new.cancelled_at is null) is distinct from
    (old.order_id, old.amount_cents, old.cancelled_at is null)
  ) execute function order_charges_add_up();
