-- A checkout is named by the browser, and two accounts may share a browser: the name is theirs only together.
alter table orders drop constraint orders_checkout_id_key;
create unique index orders_by_checkout on orders (user_id, checkout_id) where checkout_id is not null;
create index orders_recorded_checkout on orders (recorded_by, checkout_id)
  where recorded_by is not null and checkout_id is not null;

-- Administrators filter by both at once; either index alone would read every pending order to find the few that are paid.
create index orders_by_status_and_payment on orders (status, payment_state, created_at desc, id desc);

-- A sale written down for an e-mail that nobody had an account for belongs to whoever proves that it is theirs.
create function users_claim_orders() returns trigger language plpgsql as $$
begin
  update orders set user_id = new.id where customer_email = new.email and user_id is null and recorded_by is not null;
  return null;
end $$;

create trigger users_claim_orders after update of email_verified_at on users
  for each row when (old.email_verified_at is null and new.email_verified_at is not null)
  execute function users_claim_orders();
