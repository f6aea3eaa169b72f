-- The one email about an order that was not paid, to a customer who asked for it when placing the order.

-- A row is the customer's consent.
create table checkout_reminders (
  order_id bigint primary key references orders on delete cascade,
  agreed_at timestamptz not null default now(),
  -- The Message-ID of the one email: sent again after a crash, it is recognisable as the same.
  message_key uuid not null default gen_random_uuid(),
  queued_at timestamptz,
  emailed_at timestamptz check (emailed_at is null or queued_at is not null)
);

create index checkout_reminders_open on checkout_reminders (agreed_at) where queued_at is null;

-- As newsletter_links: each email has its own secret, of which only the hash is stored.
create table checkout_reminder_links (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  order_id bigint not null references checkout_reminders on delete cascade,
  created_at timestamptz not null default now()
);

create index checkout_reminder_links_of_order on checkout_reminder_links (order_id);

-- Who wants none any more, by the hash of the address: it outlives the orders and the account.
create table checkout_reminder_opt_outs (
  email_hash bytea primary key check (octet_length(email_hash) = 32),
  opted_out_at timestamptz not null default now()
);
