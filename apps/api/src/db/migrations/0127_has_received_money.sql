-- The atelier has received money for the order and has not returned all of it: one rule for every query, the same as
-- `hasReceivedMoney` of the contract. With this kind of body the planner puts the condition itself in place of the call,
-- so that partial indexes on the payment state still match.
create function has_received_money(payment_state payment_state) returns boolean immutable parallel safe
  return payment_state = 'paid';
