-- Some of the order's charges are paid. No function names it yet: a value can be used only after this is committed.
alter type payment_state add value 'partly_paid';
