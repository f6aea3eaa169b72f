-- One photo per review, in the private file store. It is public only once the atelier has approved it.
-- A replaced photo is a new row, so that an approval never applies to another picture than the one that was seen.
create table review_photos (
  id bigint generated always as identity primary key,
  review_id bigint not null unique references reviews on delete cascade,
  storage_key text not null unique,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  approved_at timestamptz,
  created_at timestamptz not null default now()
);
-- What waits for the atelier.
create index review_photos_waiting on review_photos (created_at, id) where approved_at is null;

-- Pages show approved photos only, so an upload changes none of them. A deleted review signals by itself.
create function review_photos_signal() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache_tags', 'reviews:' || product_id) from reviews
  where id = case when tg_op = 'DELETE' then old.review_id else new.review_id end;
  return null;
end $$;
create trigger review_photos_signal_change after update or delete on review_photos
  for each row when (signals_on()) execute function review_photos_signal();
