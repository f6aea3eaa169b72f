-- Reads every item under a lock that lets others read and write; see 0091.
alter table order_items validate constraint order_items_discount;
