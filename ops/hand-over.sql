-- Makes shop_owner the owner of a database that a superuser created and migrated, as versions before the two roles did. Run
-- once, as the superuser, in that database (docs/operations.md#upgrade); npm run setup runs it on a developer's machine.
-- Extensions stay with the role that installed them.
do $$
declare
  object text;
begin
  execute format('alter database %I owner to shop_owner', current_database());
  for object in
    with schemas as (
      select oid, nspname from pg_namespace where nspname in ('public', 'graphile_worker')
    ), of_extensions as (
      select classid, objid from pg_depend where deptype = 'e'
    )
    select format('schema %I', nspname) from schemas
    union all
    select format('%s %I.%I', case relkind when 'S' then 'sequence' when 'v' then 'view' else 'table' end, nspname, relname)
    from pg_class join schemas on schemas.oid = relnamespace
    where relkind in ('r', 'p', 'v', 'S')
      and ('pg_class'::regclass, pg_class.oid) not in (select classid, objid from of_extensions)
      -- A column's sequence gets the owner of its table.
      and not exists (
        select from pg_depend
        where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype in ('a', 'i') and relkind = 'S'
      )
    union all
    select format('routine %s', pg_proc.oid::regprocedure) from pg_proc join schemas on schemas.oid = pronamespace
    where ('pg_proc'::regclass, pg_proc.oid) not in (select classid, objid from of_extensions)
    union all
    select format('type %I.%I', nspname, typname) from pg_type join schemas on schemas.oid = typnamespace
    where typtype in ('e', 'd')
      or (typtype = 'c' and exists (select from pg_class where pg_class.oid = typrelid and relkind = 'c'))
  loop
    execute format('alter %s owner to shop_owner', object);
  end loop;
end $$;
