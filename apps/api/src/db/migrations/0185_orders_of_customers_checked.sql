-- Reads every order under a lock that lets others read and write; see 0183.
alter table orders validate constraint orders_email_or_customer, validate constraint orders_discount;
