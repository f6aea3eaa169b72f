-- The customer asked to cancel under the text that she accepted when she ordered: the law's days are over.
alter table orders add column withdrawal_by_agreement boolean not null default false;
