-- A process of the version before names no charge, and its orders have only one.
create function name_first_charge() returns trigger language plpgsql as $$
begin
  perform begin_charge(new.order_id);
  select id into new.charge_id from order_charges where order_id = new.order_id and position = 0;
  return new;
end $$;

alter table refunds
  add column charge_id bigint references order_charges,
  add constraint refunds_have_charge check (charge_id is not null) not valid;
create trigger refunds_first_charge before insert or update on refunds
  for each row when (new.charge_id is null) execute function name_first_charge();

-- Money moves by charge: what is refunded of one is at most what it received, and the order has the sum.
create or replace function refunds_within_order() returns trigger language plpgsql as $$
declare
  charge_received integer;
  promised bigint;
  returned bigint;
begin
  perform from orders where id = new.order_id for no key update;
  select coalesce(received_cents, amount_cents) into charge_received
    from order_charges where id = new.charge_id and order_id = new.order_id;
  -- Those of before charges name none until the migration after next.
  select coalesce(sum(amount_cents), 0), coalesce(sum(amount_cents) filter (where status = 'succeeded'), 0)
    into promised, returned
    from refunds
    where order_id = new.order_id and (charge_id = new.charge_id or charge_id is null) and status <> 'failed';
  if charge_received is null or promised > charge_received then
    raise exception 'refunds of order % exceed what was paid', new.order_id
      using errcode = 'check_violation', constraint = 'refunds_within_order', table = 'refunds';
  end if;
  update order_charges set refunded_cents = returned where id = new.charge_id and refunded_cents <> returned;
  update orders set refunded_cents = charges.returned
  from (select sum(refunded_cents) as returned from order_charges where order_id = new.order_id) charges
  where id = new.order_id and refunded_cents <> charges.returned;
  return null;
end $$;
