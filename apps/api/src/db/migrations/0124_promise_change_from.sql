-- The first day of the window that was promised before, so that the customer reads both windows. Older rows have none.

alter table promise_changes add column old_from date;
