alter table appointments add constraint appointments_order_item_id_fkey
  foreign key (order_item_id) references order_items on delete set null;
create index appointments_of_item on appointments (order_item_id) where order_item_id is not null;
