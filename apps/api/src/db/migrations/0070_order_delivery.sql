-- Buying the Brazilian way: the buyer's CPF, number and neighbourhood of the address, and orders collected at the
-- atelier. Quick: nullable columns and a constant default rewrite no row, and 0071 validates the check.
create type fulfilment as enum ('ship', 'pickup');

alter table orders
  -- `shipping_address` stays the whole line; null in orders that were placed with the line alone.
  add column shipping_number text,
  add column shipping_neighborhood text,
  -- Eleven digits. Part of the fiscal record: erased with the address, see erasure.queries.ts.
  add column customer_cpf text,
  add column fulfilment fulfilment not null default 'ship',
  -- Who will collect the order, as the buyer wrote it, and who did, as the atelier wrote it. Erased with the account.
  add column pickup_name text,
  add column picked_up_by text;
alter table orders add constraint orders_customer_cpf_digits check (customer_cpf ~ '^[0-9]{11}$') not valid;
