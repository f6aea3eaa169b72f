-- As the migration before.
alter table payment_cases alter column charge_id set not null;
alter table payment_cases drop constraint payment_cases_have_charge;
