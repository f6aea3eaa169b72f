-- An order of which a part is paid has received money, and is sold. No order has this state yet, so no index or sum changes.
create or replace function has_received_money(payment_state payment_state) returns boolean immutable parallel safe
  return payment_state in ('paid', 'partly_paid');
create or replace function is_sold(payment_state payment_state, cancelled_at timestamptz) returns boolean
  immutable parallel safe
  return payment_state in ('paid', 'partly_paid') and cancelled_at is null;

create function has_one_charge(of_order bigint) returns boolean stable language sql as $$
  select not exists (select from order_charges where order_id = of_order and position > 0)
$$;

-- A charge over the whole order is over what its extras leave of the new total.
create or replace function orders_change_charge() returns trigger language plpgsql as $$
begin
  update order_charges first set amount_cents = new.total_cents - coalesce((
    select sum(amount_cents) from order_charges
    where order_id = new.id and position > 0 and cancelled_at is null), 0)
  where order_id = new.id and position = 0 and kind = 'whole' and paid_at is null;
  return null;
end $$;

-- For a process of the version before, whose orders have one charge: what an order with several says is their sum.
create or replace function orders_copy_to_charge() returns trigger language plpgsql as $$
begin
  perform from order_charges where order_id = new.id and position = 0;
  if not found then perform begin_charge(new.id); end if;
  if not has_one_charge(new.id) then return null; end if;
  update order_charges set payment_intent_id = new.payment_intent_id,
    payment_attempt = new.payment_attempt, amount_revision = new.amount_revision,
    paid_at = case when new.payment_state in ('paid', 'refunded') then new.paid_at end,
    payment_method = new.payment_method, card_brand = new.card_brand, card_last_digits = new.card_last_digits,
    card_installments = new.card_installments, received_way = new.received_way, recorded_by = new.recorded_by,
    received_cents = new.received_cents, charged_back_cents = new.charged_back_cents
  where order_id = new.id and position = 0 and kind = 'whole' and
    (payment_intent_id, payment_attempt, amount_revision, paid_at, payment_method, card_brand, card_last_digits,
       card_installments, received_way, recorded_by, received_cents, charged_back_cents)
      is distinct from
    (new.payment_intent_id, new.payment_attempt, new.amount_revision,
      case when new.payment_state in ('paid', 'refunded') then new.paid_at end, new.payment_method, new.card_brand,
      new.card_last_digits, new.card_installments, new.received_way, new.recorded_by, new.received_cents,
      new.charged_back_cents);
  return null;
end $$;

create or replace function orders_copy_refunded() returns trigger language plpgsql as $$
begin
  update order_charges set refunded_cents = new.refunded_cents
  where order_id = new.id and position = 0 and kind = 'whole' and refunded_cents <> new.refunded_cents
    and has_one_charge(new.id);
  return null;
end $$;
