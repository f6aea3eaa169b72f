-- One request may refund several charges: the refunds after the first follow it. By hand: the atelier has returned the
-- money itself, because the provider no longer can.
alter table refunds
  add column follows_id bigint references refunds,
  add column by_hand boolean not null default false,
  add column returned_on date,
  add column returned_way received_way,
  add constraint refunds_by_hand_say_how
    check (not by_hand or (returned_on is not null and returned_way is not null)) not valid;
create index refunds_following on refunds (follows_id) where follows_id is not null;
