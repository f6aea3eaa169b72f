-- Charges of a plan: what an extra is for, and the request that recorded money received in the atelier.
alter table order_charges
  add column description text check (description <> '' and length(description) <= 200),
  add column record_request_id uuid;
