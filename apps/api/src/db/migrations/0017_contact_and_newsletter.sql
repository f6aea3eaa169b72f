-- What contact and newsletter need to be more than a form.

-- Whom the atelier answers when it answers the mail. Never more than one line: the rest would be headers.
alter table mails add column reply_to text check (reply_to !~ '[\r\n]');

create index contact_messages_contains on contact_messages
  using gin (searchable(name || ' ' || email || ' ' || subject) gin_trgm_ops);

-- The links in the mails to a subscriber. Each mail carries secrets of its own, of which only the hash is kept, and
-- the links of an older mail stay good: one that was sent twice, or that somebody finds a year later, still works.
create type newsletter_link_purpose as enum ('confirm', 'unsubscribe');

create table newsletter_links (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  subscriber_id bigint not null references newsletter_subscribers on delete cascade,
  purpose newsletter_link_purpose not null,
  -- Null where leaving must stay possible for good.
  expires_at timestamptz check ((expires_at is null) = (purpose = 'unsubscribe')),
  created_at timestamptz not null default now()
);

create index newsletter_links_by_subscriber on newsletter_links (subscriber_id);
create index newsletter_links_expiry on newsletter_links (expires_at) where expires_at is not null;

alter table newsletter_subscribers
  drop column confirm_token_hash,
  drop column confirm_expires_at,
  drop column unsubscribe_token_hash;
