-- Users are counted when their number is shown.
drop trigger users_tally_added on users;
drop trigger users_tally_removed on users;
drop trigger users_tally_changed on users;
drop function users_tally();
