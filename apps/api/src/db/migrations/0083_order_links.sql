-- Secret links that open one order without an account. Only the hash is stored.
create type order_link_kind as enum ('read', 'claim');

create table order_links (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  order_id bigint not null references orders on delete cascade,
  -- A claim is mailed for that purpose only, and used once: it moves the order to the account that opens it.
  kind order_link_kind not null default 'read',
  created_at timestamptz not null default now()
);
create index order_links_of_order on order_links (order_id);

alter type order_event_kind add value 'claimed';
