-- outside a transaction
drop index concurrently if exists users_by_phone;
create index concurrently users_by_phone on users (phone_key(phone) text_pattern_ops);
