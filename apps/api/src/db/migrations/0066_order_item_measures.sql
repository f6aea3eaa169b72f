-- The body measures of a made-to-measure line. A table of its own: reading an order never loads a body by accident.
create table order_item_measures (
  order_item_id bigint primary key references order_items on delete cascade,
  -- What the customer sent. No foreign key, whose creation would lock two tables: a version that went with its sheet
  -- is not found any more, and the line waits for measures again.
  version_id bigint,
  due_on date,
  -- What the dress is cut from: a copy, so that neither new versions nor a deleted sheet change it.
  copy jsonb check (jsonb_typeof(copy) = 'object'),
  locked_at timestamptz,
  -- Why the atelier opened it again; private, since it may speak of the body.
  unlock_reason text check (length(unlock_reason) <= 500),
  reminded_on date,
  constraint order_item_measures_copy_is_locked check (copy is null or locked_at is not null)
);
-- An administrator reads a measurement sheet only if a line uses it.
create index order_item_measures_of_version on order_item_measures (version_id) where version_id is not null;
-- The daily reminders.
create index order_item_measures_waiting on order_item_measures (due_on) where locked_at is null and due_on is not null;

alter type order_event_kind add value 'measures_sent';
alter type order_event_kind add value 'measures_locked';
alter type order_event_kind add value 'measures_unlocked';
alter type order_event_kind add value 'measures_requested';
