-- outside a transaction
call charge_earlier_orders();
drop procedure if exists charge_earlier_orders;
drop index concurrently if exists refunds_by_charge;
create index concurrently refunds_by_charge on refunds (charge_id);
drop index concurrently if exists payment_cases_by_charge;
create index concurrently payment_cases_by_charge on payment_cases (charge_id);
alter table refunds validate constraint refunds_have_charge;
alter table payment_cases validate constraint payment_cases_have_charge;
