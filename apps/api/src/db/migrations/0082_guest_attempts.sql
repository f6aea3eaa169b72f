-- Attempts of guests. The previous version goes on inserting with an account: its `on conflict (user_id, key)` finds the
-- index of 0081 in place of the primary key.
alter table idempotency_keys
  drop constraint idempotency_keys_pkey,
  alter column user_id drop not null,
  add column guest_key uuid,
  add constraint idempotency_keys_one_owner check (num_nonnulls(user_id, guest_key) = 1);
create unique index idempotency_keys_of_guest on idempotency_keys (guest_key, key) where guest_key is not null;
