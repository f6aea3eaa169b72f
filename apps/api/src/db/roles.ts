import pg from 'pg'

/** The migrating role and the running shop's. Migrations grant by these names, so both must exist before. */
export const ownerRole = 'shop_owner'
export const appRole = 'shop_app'

/** Roles belong to the whole server: two processes that prepare databases at once may both find one missing. */
export async function createRole(admin: pg.ClientBase, name: string): Promise<void> {
  const { rowCount } = await admin.query('select from pg_roles where rolname = $1', [name])
  if (rowCount) return
  try {
    await admin.query(`create role ${pg.escapeIdentifier(name)} login`)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && alreadyThere.has(error.code ?? ''))) throw error
  }
}

const alreadyThere = new Set(['42710', '23505'])

/** The queue's row-level security admits only its owner; the shop's role must add and run jobs too. */
export async function openJobQueue(owner: pg.ClientBase): Promise<void> {
  await owner.query(`
    grant usage on schema graphile_worker to ${appRole};
    grant select, insert, update, delete on all tables in schema graphile_worker to ${appRole};
    grant usage, select on all sequences in schema graphile_worker to ${appRole};
    revoke insert, update, delete on graphile_worker.migrations from ${appRole};
    do $$
    declare guarded regclass;
    begin
      for guarded in
        select oid from pg_class where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity
        and not exists (select from pg_policy where polrelid = pg_class.oid and polname = '${appRole}')
      loop
        execute format('create policy ${appRole} on %s to ${appRole} using (true) with check (true)', guarded);
      end loop;
    end $$`)
}
