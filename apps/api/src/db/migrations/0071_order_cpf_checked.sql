-- Reads every order under a lock that lets others read and write; see 0070.
alter table orders validate constraint orders_customer_cpf_digits;
