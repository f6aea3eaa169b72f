-- What the customer said about a changed promise is a part of the contract: one row for good, like the change itself.

create trigger promise_answers_append_only before update or delete on promise_answers
  for each row execute function refuse_change();

revoke update, delete, truncate on promise_answers from shop_app;

alter type order_event_kind add value 'promise_answered';
