-- Without reading the tables: the validated checks prove it.
alter table refunds alter column charge_id set not null;
alter table refunds drop constraint refunds_have_charge;
alter table payment_cases alter column charge_id set not null;
alter table payment_cases drop constraint payment_cases_have_charge;
