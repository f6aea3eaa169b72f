-- The atelier's own order of at most 24 products, offered in the shop's list as 'Seleção do ateliê'. Null: not chosen.
alter table products add column selection_position integer;
