-- How far the work on an order had come when it is cancelled: cutting has begun, or the first fitting is done.
create type retention_band as enum ('cut', 'fitted');
alter table production_stages add column retention_band retention_band;
update production_stages set retention_band = case kind when 'fitting' then 'fitted' else 'cut' end::retention_band;
-- A stage that is added later counts as its kind does.
create function production_stages_band() returns trigger language plpgsql as $$
begin
  new.retention_band := case new.kind when 'fitting' then 'fitted' else 'cut' end::retention_band;
  return new;
end $$;
create trigger production_stages_band before insert on production_stages
  for each row when (new.retention_band is null) execute function production_stages_band();
