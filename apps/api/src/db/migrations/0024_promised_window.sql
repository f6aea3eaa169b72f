-- The days between which an order was promised to arrive, fixed when it is paid. They were computed at every reading, so
-- that a day the atelier closed later moved promises already made.
alter table orders
  add column promised_from date,
  add column promised_to date,
  add constraint orders_promise_is_a_window check (
    (promised_from is null) = (promised_to is null) and promised_from <= promised_to
  );

-- Orders already paid keep the window that their customers see today: 15 to 30 working days after the payment, without
-- weekends, national holidays and the atelier's closed days. After this migration the application computes it.
create function pg_temp.good_friday(year int) returns date language sql as $$
  select make_date(year, march_days / 31, march_days % 31 + 1) - 2
  from (select year % 19 as golden, year / 100 as century, year % 100 as of_century) a,
    lateral (select (19 * golden + century - century / 4 - (century - (century + 8) / 25 + 1) / 3 + 15) % 30 as epact) b,
    lateral (select (32 + 2 * (century % 4) + 2 * (of_century / 4) - epact - of_century % 4) % 7 as weekday) c,
    lateral (select epact + weekday - 7 * ((golden + 11 * epact + 22 * weekday) / 451) + 114 as march_days) d
$$;

with starts as (
  select distinct (paid_at at time zone 'America/Sao_Paulo')::date as day from orders where paid_at is not null
), closed as (
  select jsonb_array_elements_text(value)::date as day from settings where key = 'closed_days'
), working as (
  select day, row_number() over (order by day) as position
  -- 30 working days, and 200 days that the atelier may close, end within a year and a half.
  from (select generate_series(min(day), max(day) + 550, '1 day')::date as day from starts) days
  where extract(isodow from day) < 6
    and to_char(day, 'MM-DD') not in ('01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25')
    and day <> pg_temp.good_friday(extract(year from day)::int)
    and day not in (select day from closed)
), windows as (
  select starts.day as start, earliest.day as promised_from, latest.day as promised_to
  from starts
  cross join lateral (select count(*) as passed from working where working.day <= starts.day) before
  join working earliest on earliest.position = passed + 15
  join working latest on latest.position = passed + 30
)
update orders set promised_from = windows.promised_from, promised_to = windows.promised_to
from windows
where paid_at is not null and (paid_at at time zone 'America/Sao_Paulo')::date = windows.start;
