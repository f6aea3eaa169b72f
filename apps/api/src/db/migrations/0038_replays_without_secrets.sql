-- Of a response about an order only the order is stored: a replay reads it, and the payment's client secret, anew. So
-- neither addresses nor client secrets stand in this table or in its backups. Rows of before end within a day.
alter table idempotency_keys
  add column order_id bigint references orders on delete cascade,
  drop constraint idempotency_keys_check,
  add constraint idempotency_keys_completed check (
    (status = 'completed') = (response_status is not null and num_nonnulls(response_body, order_id) = 1)
  );
create index idempotency_keys_by_order on idempotency_keys (order_id) where order_id is not null;
