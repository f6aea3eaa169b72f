-- Whoever proves the mailbox owns the guest orders of that address too. Read once a verification, so without an index.
create or replace function users_claim_orders() returns trigger language plpgsql as $$
begin
  -- A browser may have used the same checkout id before and after signing in.
  update orders set user_id = new.id, checkout_id = case when is_guest then null else checkout_id end
  where customer_email = new.email and user_id is null and (recorded_by is not null or is_guest) and erased_at is null;
  return null;
end $$;
