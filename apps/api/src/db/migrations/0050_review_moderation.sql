-- The atelier may hide a review for one of four reasons, answer it, and read it before it is shown.
-- docs/decisions/0050-reviews-are-moderated.md has the reasons.

create type review_state as enum ('pending', 'shown', 'hidden');
create type review_hidden_reason as enum ('offense', 'other_shop', 'personal_data', 'off_topic');

alter table reviews
  add column state review_state not null default 'shown',
  add column hidden_reason review_hidden_reason,
  add column reply text check (reply <> ''),
  add column replied_at timestamptz,
  -- Whether the atelier had an e-mail about the present text; those that are here already need none.
  add column atelier_notified_at timestamptz default now(),
  add constraint reviews_hidden_with_reason check ((state = 'hidden') = (hidden_reason is not null)),
  add constraint reviews_reply_dated check ((reply is null) = (replied_at is null));
alter table reviews alter column atelier_notified_at drop default;

-- Average, total and list are read from these alone, however many reviews were hidden.
drop index reviews_newest, reviews_by_rating;
create index reviews_newest on reviews (product_id, created_at desc, id desc) where state = 'shown';
create index reviews_by_rating on reviews (product_id, rating) where state = 'shown';
create index reviews_hidden on reviews (product_id) where state = 'hidden';
-- The admin's list, and what waits in it.
create index reviews_of_all on reviews (created_at desc, id desc);
create index reviews_by_state on reviews (state, created_at desc, id desc) where state <> 'shown';
create index reviews_to_notify on reviews (created_at, id) where atelier_notified_at is null;

-- What is hidden or waits for approval gives no stars.
create or replace function reviews_after_write() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.state = 'shown' then
    update products set rating_count = rating_count - 1, rating_sum = rating_sum - old.rating where id = old.product_id;
  end if;
  if tg_op <> 'DELETE' and new.state = 'shown' then
    update products set rating_count = rating_count + 1, rating_sum = rating_sum + new.rating where id = new.product_id;
  end if;
  return null;
end $$;

drop trigger reviews_counted on reviews;
create trigger reviews_counted after insert or delete or update of rating, product_id, state on reviews
  for each row execute function reviews_after_write();
