-- outside a transaction
alter table refunds validate constraint refunds_charge_id_fkey;
alter table refunds validate constraint refunds_have_charge;
alter table payment_cases validate constraint payment_cases_charge_id_fkey;
alter table payment_cases validate constraint payment_cases_have_charge;
