-- The hours that the lines of orders take, and the plan of each line as it was when the order was placed.

create table capacity_bookings (
  order_item_id bigint not null references order_items on delete cascade,
  week date not null check (extract(isodow from week) = 1),
  minutes integer not null check (minutes > 0),
  primary key (order_item_id, week)
);
create index capacity_bookings_by_week on capacity_bookings (week) include (minutes);

create table item_stages (
  order_item_id bigint not null references order_items on delete cascade,
  stage_id bigint not null references production_stages,
  position integer not null,
  days smallint not null,
  -- Of the whole line: a quantity of two takes twice the minutes of its plan, and the same days.
  minutes integer not null,
  started_at timestamptz,
  finished_at timestamptz check (finished_at is null or started_at is not null),
  finished_by bigint,
  primary key (order_item_id, stage_id)
);
create index item_stages_stage on item_stages (stage_id);
