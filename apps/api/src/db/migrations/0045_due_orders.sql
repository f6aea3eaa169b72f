-- The panel lists open orders by the day the atelier has promised: to be ready on the first day of the stored window, as
-- the work sheet says, and once ready to be sent by its last. A process of the version before stores no window; 15
-- and 30 working days are three and six weeks then.
create function order_due_day(status order_status, promised_from date, promised_to date, paid_at timestamptz)
  returns date immutable parallel safe
  return case status
    when 'ready' then coalesce(promised_to, (paid_at at time zone 'America/Sao_Paulo')::date + 42)
    else coalesce(promised_from, (paid_at at time zone 'America/Sao_Paulo')::date + 21)
  end;

create index orders_by_due_day on orders (order_due_day(status, promised_from, promised_to, paid_at), id)
  where payment_state = 'paid' and status in ('confirmed', 'in_production', 'ready') and cancelled_at is null;
drop index orders_waiting;
