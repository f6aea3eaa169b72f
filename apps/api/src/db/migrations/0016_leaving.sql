-- What the deletion of an account needs.

-- The last letter goes to somebody who is no longer known here: it is asked for like the others, and forgotten like them.
alter type account_request_kind add value 'farewell';

-- What is found by an address: it is read for its owner, and removed with the account.
create index mails_by_recipient on mails (recipient);
create index contact_messages_by_email on contact_messages (email);

-- Orders whose customer has left, until nothing of a person is in them any more.
create index orders_erased on orders (erased_at) where erased_at is not null;
