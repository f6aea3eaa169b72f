alter table appointments add constraint appointments_user_id_fkey
  foreign key (user_id) references users on delete set null;
