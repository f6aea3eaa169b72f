-- By itself: a migration locks one table in use.
alter table order_extras add constraint order_extras_charge foreign key (charge_id) references order_charges;
