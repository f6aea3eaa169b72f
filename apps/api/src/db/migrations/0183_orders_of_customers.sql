-- Only a sale of the atelier has a customer without an account, and only such an order may have no e-mail. Its discount
-- has a reason where one with a coupon has a code; the reason goes when the customer is erased.
alter table orders
  add column customer_id bigint references customers on delete set null,
  add column discount_reason text check (length(discount_reason) <= 200),
  drop constraint orders_email_until_erased,
  add constraint orders_email_or_customer
    check (customer_email is not null or erased_at is not null or customer_id is not null) not valid,
  drop constraint orders_discount,
  add constraint orders_discount check (
    case when discount_cents = 0 then num_nonnulls(coupon_code, discount_reason) = 0
      else discount_cents > 0 and (num_nonnulls(coupon_code, discount_reason) = 1 or erased_at is not null) end
  ) not valid;
