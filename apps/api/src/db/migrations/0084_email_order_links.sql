-- The order whose link an e-mail contains. The link is made when the e-mail is sent: no secret waits in the outbox.
alter table mails add column link_order_id bigint, add column link_kind order_link_kind;
