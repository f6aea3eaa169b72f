-- How many units may be held without paying, and for how long; and unpaid orders that the atelier cancels.
-- docs/decisions/0042-limits-on-unpaid-holds.md has the reasons.

alter type order_event_kind add value 'cancelled';

alter table orders
  -- The network address an unpaid order came from, as an HMAC: only counted, and only while the order holds units.
  add column address_key bytea check (octet_length(address_key) = 32),
  -- When the order was granted one of the short holds that follow once the usual time has been used up.
  add column late_hold_at timestamptz,
  add column cancelled_at timestamptz,
  add column cancel_reason text,
  add constraint orders_reason_of_cancelled check (cancel_reason is null or cancelled_at is not null);

create index orders_holds_by_address on orders (address_key) where address_key is not null;

create function orders_forget_address() returns trigger language plpgsql as $$
begin
  new.address_key := null;
  return new;
end $$;

-- In the database, so that no way in which a hold ends can forget to.
create trigger orders_forget_address before update on orders
  for each row when (new.address_key is not null and (new.stock_state <> 'reserved' or new.hold_expires_at is null))
  execute function orders_forget_address();

-- Keys of this installation. All processes share them, and no setting that a page reads may contain one.
create table secrets (
  name text primary key,
  value bytea not null check (octet_length(value) >= 32)
);
insert into secrets (name, value)
values ('address_key', sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));

-- Customers who left while the atelier worked on their unpaid order: such a hold had no end. It ends with the next round
-- of expiry, which cancels the payment first, and the customer's name and address go with it.
update orders set hold_expires_at = now()
where erased_at is not null and stock_state = 'reserved' and paid_at is null and hold_expires_at is null and attention is null;
