-- Orders of buyers without an account. Constant default: no row is rewritten. Not the same as `user_id is null`: a sale
-- of the atelier and an erased customer have no account either.
alter table orders add column is_guest boolean not null default false;
