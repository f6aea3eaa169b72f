-- Which variant a movement belongs to. No foreign key: history outlives a size that is no longer made. In a transaction
-- of its own, as every existing table that is altered: with two tables, a request that has read the one and needs the
-- other would deadlock with the migration.
alter table stock_movements add column variant_id bigint;
