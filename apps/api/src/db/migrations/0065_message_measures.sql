-- Body measures that a visitor sent with a question, {"bust": 905}, in millimetres: for the admin's eyes only, in no
-- e-mail, and emptied after 90 days by the job contact.purge. Nullable without default: no row is rewritten.
alter table contact_messages add column measures jsonb;
