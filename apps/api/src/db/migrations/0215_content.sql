-- Texts of the site that the owner writes. The newest version of a key is what visitors see; without one, they see the
-- texts of the code. A draft exists from its first save until it is published.
create table content_versions (
  key text not null check (key ~ '^[a-z_]+$'),
  version integer not null check (version > 0),
  value jsonb not null,
  published_at timestamptz not null default now(),
  published_by bigint references users (id) on delete set null,
  primary key (key, version)
);
create index content_versions_by_publisher on content_versions (published_by);

create table content_drafts (
  key text primary key check (key ~ '^[a-z_]+$'),
  value jsonb not null,
  saved_at timestamptz not null default now(),
  saved_by bigint references users (id) on delete set null
);
create index content_drafts_by_editor on content_drafts (saved_by);

-- Whoever has the token sees the drafts on the pages of the shop, until it expires.
create table content_previews (
  token_hash bytea primary key check (length(token_hash) = 32),
  expires_at timestamptz not null
);

create function content_signal() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache_tags', 'content:' || coalesce(new.key, old.key));
  return null;
end $$;

create trigger content_versions_signal_change after insert or update or delete on content_versions
  for each row when (signals_on()) execute function content_signal();
