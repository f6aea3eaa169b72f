-- The desk's list of pieces of which few are left, newest first. Walking all pieces from the newest met a dozen with
-- plenty for each one with few.
create index products_few_left on products (id desc) where deleted_at is null and stock_level > 0 and stock_level < 6;
