-- By itself: a migration locks one table in use.
create trigger users_claim_customers after update of email_verified_at on users
  for each row when (old.email_verified_at is null and new.email_verified_at is not null)
  execute function users_claim_customers();
