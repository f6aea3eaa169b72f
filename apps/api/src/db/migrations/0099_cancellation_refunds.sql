alter table orders validate constraint orders_cancelled_or_delivered;

-- A cancelled order whose refund failed: the customer was told of money that has not been returned.
alter type order_attention add value 'refund_failed';

-- Requested together with the cancellation: its e-mail is the one about the cancellation.
alter table refunds add column with_cancellation boolean not null default false;
