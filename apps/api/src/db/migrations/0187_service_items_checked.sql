-- Reads every item under a lock that lets others read and write; see 0186.
alter table order_items validate constraint order_items_kind, validate constraint order_items_agreed_price;
