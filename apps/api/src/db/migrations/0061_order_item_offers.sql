-- A line that is not ready takes no unit. Constant default: no row is rewritten. Apart from 0057, for the reason in 0060.
alter table order_items
  add column offer offer_kind not null default 'ready',
  -- The size that a made-to-measure line starts from; its `size` says 'Sob medida'.
  add column base_size text;
