-- Why a customer went back on her purchase: so far only the e-mail to the atelier had it.

alter table orders
  add column withdrawal_reason text,
  add constraint orders_reason_of_withdrawal check (withdrawal_reason is null or withdrawal_requested_at is not null);
