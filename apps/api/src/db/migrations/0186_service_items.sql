-- `item_kind`, because a process of the release before selects the `kind` of tables that it joins with this one.
-- A line of an order may be a service of the atelier, which has no product, size and colour. The price of a product may
-- be agreed: then the line has the list price beside it, and why; the reason goes when the customer is erased.
create type order_item_kind as enum ('product', 'service');
alter table order_items
  alter column product_id drop not null,
  add column item_kind order_item_kind not null default 'product',
  add column list_price_cents integer,
  add column price_reason text check (length(price_reason) <= 200),
  add constraint order_items_kind check (
    (item_kind = 'product') = (product_id is not null)
    and (item_kind = 'product' or (size = '' and color = '' and offer = 'ready' and returned_quantity = 0))
  ) not valid,
  add constraint order_items_agreed_price check (
    case when list_price_cents is null then price_reason is null
      else list_price_cents between 0 and 99999999 and item_kind = 'product' end
  ) not valid;
