-- Reads every order under a lock that lets others read and write; see 0090.
alter table orders validate constraint orders_discount;
