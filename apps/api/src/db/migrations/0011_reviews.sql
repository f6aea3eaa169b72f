-- How many gave how many stars is counted from this index alone, however many reviews a piece has.
create index reviews_by_rating on reviews (product_id, rating);

-- A review says whether its author bought the piece: true once an order of theirs is paid, and no longer when all of
-- it was returned. At commit, because an order that is paid from the start gets its lines after its own row.
create function orders_review_signal() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache_tags', 'reviews:' || reviews.product_id)
  from order_items join reviews using (product_id)
  where order_items.order_id = new.id and reviews.user_id = new.user_id;
  return null;
end $$;

create constraint trigger orders_signal_paid_row after insert on orders deferrable initially deferred
  for each row when (signals_on() and new.payment_state = 'paid') execute function orders_review_signal();
create constraint trigger orders_signal_paid after update of payment_state on orders deferrable initially deferred
  for each row when (
    signals_on() and (new.payment_state = 'paid') <> (old.payment_state = 'paid')
  ) execute function orders_review_signal();
