-- The hold that became the booking, as the hash of its token: who sends the form again, because the response did not
-- reach her, gets the booking that she has. Gone with the appointment.
alter table appointments add column booked_from bytea unique;
