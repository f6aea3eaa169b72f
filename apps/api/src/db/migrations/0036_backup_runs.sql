-- When the nightly backup last ended, and when it was last carried out of the house: written by the scripts that do it,
-- read by the figures that alerts watch. What is brought back from a backup is as old as it says.
create table backup_runs (
  kind text primary key check (kind in ('backup', 'copy')),
  finished_at timestamptz not null
);
revoke insert, update, delete on backup_runs from shop_app;

-- The report has read monthly_sales since 0019. What still asks for the time of payment is the nightly audit, which needs
-- none of the columns that every refund had to write into this index too.
drop index orders_revenue;
create index orders_paid on orders (paid_at) where payment_state in ('paid', 'refunded');
