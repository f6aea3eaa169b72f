import type { Db } from '@shop/api/db/connection'
import { sql } from 'kysely'

/** Counted anew: whoever holds or has paid a planned item has booked exactly the minutes of its plan, all or none. */
export async function brokenBookings(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select order_items.id, planned.minutes, coalesce(booked.minutes, 0) as booked
    from order_items join orders on orders.id = order_id
      join (select order_item_id, sum(minutes) as minutes from item_stages group by 1) planned
        on planned.order_item_id = order_items.id
      left join (select order_item_id, sum(minutes) as minutes from capacity_bookings group by 1) booked
        on booked.order_item_id = order_items.id
    where stock_state in ('reserved', 'sold') and planned.minutes <> coalesce(booked.minutes, 0)`.execute(db)
  return rows
}

/** Weeks with more booked minutes than they have; only the atelier itself may do that. */
export async function overbookedWeeks(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    with usual as (
      select coalesce((select (value ->> 'weeklyMinutes')::int from settings where key = 'schedule'), 3600) as minutes)
    select week, sum(bookings.minutes) as booked
    from capacity_bookings bookings
      join order_items on order_items.id = order_item_id join orders on orders.id = order_id
    where stock_state in ('reserved', 'sold') and cancelled_at is null
    group by week
    having sum(bookings.minutes) > coalesce(
      (select minutes from capacity_weeks exceptions where exceptions.week = bookings.week), (select minutes from usual))`.execute(
    db,
  )
  return rows
}
