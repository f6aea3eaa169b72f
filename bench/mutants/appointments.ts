import { feature, type Mutant, migration } from './mutant.ts'

const booking = feature('appointments/booking.service.ts')
const bookingQueries = feature('appointments/booking.queries.ts')
const rooms = feature('appointments/rooms.service.ts')
const holds = feature('appointments/holds.service.ts')
const changes = feature('appointments/changes.service.ts')
const fittings = feature('appointments/fittings.service.ts')
const links = feature('appointments/appointment-links.service.ts')
const due = feature('appointments/appointments-due.queries.ts')
const inBooking = feature('appointments/booking.test.ts')
const inChanges = feature('appointments/changes.test.ts')
const inFittings = feature('appointments/fittings.test.ts')
const inJobs = feature('appointments/appointments-jobs.test.ts')
const inOrders = feature('appointments/order-appointments.test.ts')
const agendaChanges = feature('agenda/agenda-changes.service.ts')
const inAgendaChanges = feature('agenda/agenda-changes.test.ts')

const records = feature('fitting-records/fitting-records.service.ts')
const recordQueries = feature('fitting-records/fitting-records.queries.ts')
const replies = feature('fitting-records/record-replies.service.ts')
const reminders = feature('fitting-records/record-reminders.queries.ts')
const inRecords = feature('fitting-records/fitting-records.test.ts')
const inReplies = feature('fitting-records/record-replies.test.ts')
const inReminders = feature('fitting-records/record-reminders.test.ts')
const inPrivacy = feature('fitting-records/record-privacy.test.ts')

/** Hours that nobody else gets, appointments that only their holder changes, and records that never change. */
export const appointmentMutants: Mutant[] = [
  {
    name: 'the form sent again gets what was booked with the same e-mail only',
    file: booking,
    text: 'before?.email === email',
    instead: 'before !== undefined',
    tests: [inBooking],
  },
  {
    name: 'the form sent again gets the booking that it made',
    file: booking,
    text: 'if (hold === undefined) return undefined',
    instead: 'if (hold !== undefined) return undefined',
    tests: [inBooking],
  },
  {
    name: 'what was cancelled is not given to the form sent again',
    file: bookingQueries,
    text: "where('state', 'in', ['booked', 'confirmed'])\n    .executeTakeFirst()",
    instead: 'executeTakeFirst()',
    tests: [inBooking],
  },
  {
    name: 'an hour that is taken is not given to somebody else',
    file: rooms,
    text: "if (roomId === undefined) throw new AppError('slot_taken')",
    instead: "if (roomId === undefined) throw new AppError('slot_closed')",
    tests: [inBooking],
  },
  {
    name: 'nothing is booked after the notice of its type has passed',
    file: rooms,
    text: 'if (isTooSoon || day >',
    instead: 'if (day >',
    tests: [inBooking],
  },
  {
    name: 'a fitting is not booked without its order',
    file: booking,
    text: "if (type.kind === 'fitting') throw",
    instead: 'if (false) throw',
    tests: [inBooking],
  },
  {
    name: 'whoever stayed away three times books by phone',
    file: booking,
    text: 'if (history.missed >= MOST_MISSED)',
    instead: 'if (false)',
    tests: [inBooking],
  },
  {
    name: 'one e-mail has a few visits to come, no more',
    file: booking,
    text: 'if (open >= MOST_OPEN)',
    instead: 'if (false)',
    tests: [inBooking],
  },
  {
    name: 'a hold that has expired books nothing',
    file: bookingQueries,
    text: "sql<boolean>`state = 'held' and held_until > now()`",
    instead: "sql<boolean>`state = 'held'`",
    tests: [inBooking],
  },
  {
    name: 'one network holds a few hours, no more',
    file: holds,
    text: 'if ((await queries.countHolds(tx, holderKey)) >= HOLDS_PER_NETWORK)',
    instead: 'if (false)',
    tests: [inBooking],
  },
  {
    name: 'an appointment is not moved after the notice of its type',
    file: changes,
    text: 'if (row.now > changeableUntil({ ...row, noticeHours }))',
    instead: 'if (false)',
    tests: [inChanges],
  },
  {
    name: 'an appointment that is over is neither confirmed nor moved',
    file: changes,
    text: "if (!isOpen) throw new AppError('appointment_ended')",
    instead: '',
    tests: [inChanges],
  },
  {
    name: 'a time that was moved has to be confirmed anew',
    file: changes,
    text: "{ ...time, state: 'booked', confirmedAt: null }",
    instead: '{ ...time }',
    tests: [inChanges],
  },
  {
    name: 'a wrong link costs a try',
    file: links,
    text: 'await limits.consume(GUESS, network)',
    instead: '',
    tests: [inChanges, feature('appointments/booking.test.ts')],
  },
  {
    name: 'another customer’s order has no fittings',
    file: fittings,
    text: 'const { typeId, startsAt, hold, itemId, fittingName = null, companions = 0, wish } = input\n  await readOrderAs(db, holder, orderId)',
    instead: 'const { typeId, startsAt, hold, itemId, fittingName = null, companions = 0, wish } = input',
    tests: [inFittings],
  },
  {
    name: 'a fitting needs a paid order',
    file: fittings,
    text: 'if (!isFitted(customer) || name === null) throw',
    instead: 'if (name === null) throw',
    tests: [inFittings],
  },
  {
    name: 'what is old of a visitor is deleted, and nothing of an order',
    file: due,
    text: ".where('orderId', 'is', null)\n",
    instead: '',
    tests: [inJobs],
  },
  {
    name: 'a cancelled order tells that its fittings are cancelled',
    file: feature('appointments/order-appointments.service.ts'),
    text: "await notifyCancelledAppointment(tx, publicUrl, id, 'order')",
    instead: '',
    tests: [inOrders],
  },
  {
    name: 'an administrator changes the appointment that the page has shown, or none',
    file: agendaChanges,
    text: "const before = found(await queries.lock(tx, id), 'appointment_not_found')\n        if (before.version !== change.version) throw new AppError('appointment_changed')",
    instead: "const before = found(await queries.lock(tx, id), 'appointment_not_found')",
    tests: [inAgendaChanges],
  },
  {
    name: 'a record that was sent does not change in the database',
    file: migration('0205_fitting_records'),
    text: 'not is_erasing and new.points <> old.points',
    instead: 'false',
    tests: [inRecords],
  },
  {
    name: 'what was erased of a record stays erased',
    file: migration('0205_fitting_records'),
    text: 'if old.erased_at is not null and new.erased_at is distinct from old.erased_at then',
    instead: 'if false then',
    tests: [inPrivacy],
  },
  {
    name: 'an empty record is not sent',
    file: records,
    text: "if (sent.points.length === 0) throw new AppError('record_empty')",
    instead: '',
    tests: [inRecords],
  },
  {
    name: 'what is sent is what was on the screen',
    file: records,
    text: "if (record.version !== version) throw new AppError('appointment_changed')",
    instead: '',
    tests: [inRecords],
  },
  {
    name: 'nothing is written about an erased customer',
    file: records,
    text: "if (order.erasedAt !== null) throw new AppError('customer_erased')",
    instead: '',
    tests: [inPrivacy, inRecords],
  },
  {
    name: 'another account’s record does not exist',
    file: replies,
    text: 'if (order === undefined || !isHeldBy(order, holder))',
    instead: 'if (order === undefined)',
    tests: [inReplies],
  },
  {
    name: 'a reply is given once',
    file: replies,
    text: "if (record.repliedAt !== null) throw new AppError('record_replied')",
    instead: '',
    tests: [inReplies],
  },
  {
    name: 'a record that was replaced is not replied to',
    file: replies,
    text: "if (record.isReplaced) throw new AppError('record_replaced')",
    instead: '',
    tests: [inReplies],
  },
  {
    name: 'a customer reads what was sent, and no draft',
    file: recordQueries,
    text: ".where('orderItems.orderId', '=', sql<number>`any(${orderIds}::bigint[])`)\n    .where('sentAt', 'is not', null)",
    instead: ".where('orderItems.orderId', '=', sql<number>`any(${orderIds}::bigint[])`)",
    tests: [inRecords, inReplies],
  },
  {
    name: 'she is reminded of a record once',
    file: reminders,
    text: ".where('remindedAt', 'is', null)\n",
    instead: '',
    tests: [inReminders],
  },
]
