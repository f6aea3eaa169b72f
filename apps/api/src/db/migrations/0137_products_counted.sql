-- Products are counted when their number is shown.
drop trigger products_tally_added on products;
drop trigger products_tally_removed on products;
drop trigger products_tally_changed on products;
drop function products_tally();
drop function stock_tally(smallint);
