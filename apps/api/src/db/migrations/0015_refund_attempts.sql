-- The number of the try is part of the provider's idempotency key. It is counted up after an answered failure only,
-- because the provider would answer the same to the same key.
alter table refunds add column attempt integer not null default 1 check (attempt >= 1);

-- Refunds that are promised and not yet carried out, for the job that looks after them.
create index refunds_pending on refunds (created_at) where status = 'pending';

-- Orders whose money may have come without anybody having told us.
create index orders_open_payments on orders (id) where payment_state in ('awaiting', 'declined') and payment_intent_id is not null;
