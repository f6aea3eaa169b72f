-- Pictures of the site itself: covers of collections and what else its content shows. Content names one by its hash; what
-- no content names any more is removed with its files after some days.
create table site_images (
  -- As in product_images: /media/{hash}.webp and /media/{hash}-{width}.avif|webp.
  hash text primary key check (hash ~ '^[A-Za-z0-9_-]+$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  placeholder text not null default '',
  widths integer[] not null default '{}',
  created_by bigint references users on delete set null,
  -- Of the latest upload: one that is repeated counts as new.
  created_at timestamptz not null default now()
);
create index site_images_by_uploader on site_images (created_by);

-- Pages name the sizes, which a job makes after the picture was saved. Nothing shows a picture before it is saved elsewhere.
create function site_images_signal() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache_tags', 'store');
  return null;
end $$;
create trigger site_images_signal_change after update of widths on site_images
  for each row when (signals_on() and new.widths is distinct from old.widths) execute function site_images_signal();
