-- A review says that its author has bought as soon as a part of the order is paid.
drop trigger orders_signal_paid_row on orders;
drop trigger orders_signal_paid on orders;
create constraint trigger orders_signal_paid_row after insert on orders deferrable initially deferred
  for each row when (signals_on() and has_received_money(new.payment_state)) execute function orders_review_signal();
create constraint trigger orders_signal_paid after update of payment_state on orders deferrable initially deferred
  for each row when (
    signals_on() and has_received_money(new.payment_state) <> has_received_money(old.payment_state)
  ) execute function orders_review_signal();
