-- A dispute, a review, a warning of fraud is about one payment.
alter table payment_cases
  add column charge_id bigint references order_charges,
  add constraint payment_cases_have_charge check (charge_id is not null) not valid;
create trigger payment_cases_first_charge before insert or update on payment_cases
  for each row when (new.charge_id is null) execute function name_first_charge();

-- Called by the next migration. In short transactions: an order that is changed meanwhile waits for one of them at most.
create procedure charge_earlier_orders() language plpgsql as $$
declare
  step constant bigint := 5000;
  first bigint := (select min(id) from orders);
begin
  while first is not null loop
    perform begin_charge(id) from orders where id >= first and id < first + step;
    -- A refund that is changed just now waits for its charge, and the next statement for the refund.
    commit;
    update refunds set charge_id = order_charges.id from order_charges
    where refunds.order_id >= first and refunds.order_id < first + step and charge_id is null
      and order_charges.order_id = refunds.order_id and position = 0;
    update payment_cases set charge_id = order_charges.id from order_charges
    where payment_cases.order_id >= first and payment_cases.order_id < first + step and charge_id is null
      and order_charges.order_id = payment_cases.order_id and position = 0;
    commit;
    select min(id) into first from orders where id >= first + step;
  end loop;
end $$;
