-- The running shop has a role of its own, shop_app: it reads and writes rows, and can change neither the schema nor what
-- it has once written down as history. Whoever migrates owns the tables. `npm run setup` and ops/database-roles.sh make
-- both roles.

grant usage on schema public to shop_app;
grant select, insert, update, delete on all tables in schema public to shop_app;
grant usage, select on all sequences in schema public to shop_app;

-- What later migrations create, and the job queue's own.
alter default privileges grant select, insert, update, delete on tables to shop_app;
alter default privileges grant usage, select on sequences to shop_app;

-- Which migrations ran is said by who ran them.
revoke insert, update, delete on migrations from shop_app;

-- History is appended to. A table that joins them gets the triggers of refuse_change() and is named in a line like this.
revoke update, delete on audit_log, order_events, stock_movements from shop_app;

-- A setting that any session could make used to open the tables for deleting. Nothing of the shop deletes history; what
-- has to one day becomes a function of the owner's for just that, and not a setting.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
