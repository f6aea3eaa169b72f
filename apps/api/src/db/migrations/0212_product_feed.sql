-- The secret address at which Google and Meta read the catalogue. One row at most: none while the owner has it off.
create table product_feed (
  id boolean primary key default true check (id),
  -- As it is, because the owner copies it again for the second reader. What it opens, the shop shows anyway.
  token text not null unique check (length(token) = 43),
  created_at timestamptz not null default now(),
  read_at timestamptz
);
