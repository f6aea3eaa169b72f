-- With which card an order was paid, as the provider says it, and how it was paid where the provider was not asked.

create type received_way as enum ('transfer', 'pix', 'cash', 'card');

alter table orders
  add column card_brand text,
  add column card_last_digits text check (card_last_digits ~ '^[0-9]{4}$'),
  add column card_installments smallint check (card_installments > 1),
  -- Set where the atelier itself received the money; `recorded_by` says who wrote it down, `paid_at` when.
  add column received_way received_way,
  add constraint orders_received_is_recorded check (received_way is null or paid_at is not null);
