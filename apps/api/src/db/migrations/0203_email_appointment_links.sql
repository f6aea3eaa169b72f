-- The appointment whose link an e-mail contains, and whose calendar entry is attached to it. Both are made when the
-- e-mail is sent.
alter table mails add column link_appointment_id bigint;
