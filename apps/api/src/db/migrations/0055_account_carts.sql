-- The cart of an account, whole: the browser replaces it, and nothing is priced or held by it. Of an account that nobody
-- has confirmed yet it is what stood in the cart when the form was sent.
create table account_carts (
  user_id bigint primary key references users on delete cascade,
  lines jsonb not null check (jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) <= 50),
  version integer not null default 1 check (version > 0),
  updated_at timestamptz not null default now()
);

create trigger account_carts_touch before update on account_carts for each row execute function touch_updated_at();
