/** Orders from before charges get one, while a shop of the version before goes on writing them. */
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { wrongCharges, wrongRefunds } from '@shop/demo/testing/charge-invariants'
import { withScratchDatabase } from '@shop/test-kit/scratch-database'
import pg from 'pg'
import { expect, test } from 'vitest'
import { connect, createPool } from '../../db/connection.ts'
import { migrate } from '../../db/migrate.ts'

const migrations = new URL('../../db/migrations/', import.meta.url)

const insertOrders = `
  insert into orders (customer_name, customer_email, shipping_address, shipping_city, shipping_state, shipping_zip_code,
    total_cents, payment_state, stock_state, paid_at, payment_intent_id, payment_attempt, payment_method, received_way)
  select 'Marina', 'marina@exemplo.test', 'Rua 1', 'Santos', 'SP', '11010-000', 1000 + n, state::payment_state, 'none',
    case when state in ('paid', 'refunded') then now() - n * interval '1 day' end, 'pi_' || n || state, n % 3,
    (array['card', 'pix'])[1 + n % 2]::payment_method, case when state = 'paid' and n % 5 = 0 then 'cash'::received_way end
  from generate_series(1, 50) n, unnest(array['awaiting', 'declined', 'expired', 'paid', 'refunded']) state`
const insertRefund = `
  insert into refunds (order_id, request_id, amount_cents, status)
  select id, gen_random_uuid(), $1::integer, $3::refund_status from orders where payment_intent_id = $2`

test('each gets the charge that it would have begun with, its refunds name it', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'migrations-'))
  const until = async (last: string) => {
    for (const file of await readdir(migrations))
      if (file.slice(0, last.length) <= last) await cp(new URL(file, migrations), join(directory, file))
    return { directory: pathToFileURL(`${directory}/`) }
  }
  await withScratchDatabase(async (url) => {
    await migrate(url, await until('0127'))
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const pool = createPool(url, { name: 'test', max: 1, onError: () => undefined })
    try {
      await client.query(insertOrders)
      await client.query(insertRefund, [1001, 'pi_1refunded', 'succeeded'])
      await client.query(insertRefund, [10, 'pi_2paid', 'succeeded'])
      await client.query(insertRefund, [30, 'pi_5paid', 'pending'])
      await migrate(url, await until('0128'))
      // Before its turn: changed, refunded, disputed by the version before.
      const { rows: changed } = await client.query<{ id: string }>(
        `update orders set payment_attempt = 9 where payment_intent_id = 'pi_3awaiting' returning id`,
      )
      const { rows: begun } = await client.query(
        'select payment_attempt from order_charges where order_id = $1',
        [changed[0]?.id],
      )
      expect(begun).toEqual([{ payment_attempt: 9 }])
      await client.query(insertRefund, [20, 'pi_2paid', 'succeeded'])
      await migrate(url, await until('0130'))
      await client.query(`update refunds set status = 'succeeded' where status = 'pending'`)
      await client.query(insertRefund, [40, 'pi_6paid', 'succeeded'])
      await client.query(`insert into payment_cases (order_id, kind, provider_case_id)
        select id, 'review', 'prv_1' from orders where payment_intent_id = 'pi_4paid'`)
      await migrate(url)
      const { rows } = await client.query<Record<string, unknown>>(`
        select count(*)::int as orders, count(charge.id)::int as charges,
          count(*) filter (where row(charge.amount_cents, charge.payment_intent_id, charge.payment_attempt,
            charge.payment_method, charge.received_way, charge.paid_at) is distinct from row(total_cents,
            orders.payment_intent_id, orders.payment_attempt, orders.payment_method, orders.received_way, orders.paid_at)
          )::int as different,
          (select count(charge_id)::int from refunds) as refunds, (select count(charge_id)::int from payment_cases) as cases,
          sum(charge.refunded_cents)::int as refunded
        from orders left join order_charges charge on order_id = orders.id`)
      expect(rows).toEqual([
        { orders: 250, charges: 250, different: 0, refunds: 5, cases: 1, refunded: 1101 },
      ])
      expect(await wrongCharges(connect(pool))).toEqual([])
      expect(await wrongRefunds(connect(pool))).toEqual([])
    } finally {
      await client.end()
      await pool.end()
      await rm(directory, { recursive: true })
    }
  })
}, 120_000)
