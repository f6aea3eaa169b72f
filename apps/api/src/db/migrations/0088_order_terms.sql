-- Which texts the buyer accepted (packages/contract/src/terms.ts). Null: an older order, or a sale of the atelier.
alter table orders add column terms_key text;
