import { api, feature, type Mutant } from './mutant.ts'

const reminders = feature('receivables/reminders.test.ts')
const sending = feature('receivables/reminders-sending.test.ts')
const accountant = feature('receivables/accountant-export.test.ts')

/** Reminders of what is still open, by day, and books that an accountant can use. */
export const receivableMutants: Mutant[] = [
  {
    name: 'a cancelled order is not reminded of',
    file: feature('receivables/reminders.queries.ts'),
    text: "    .where('orders.cancelledAt', 'is', null)\n",
    instead: '',
    tests: [sending],
  },
  {
    name: 'a charge that is paid meanwhile is not reminded of',
    file: feature('receivables/reminders.queries.ts'),
    text: "    .where('orderCharges.paidAt', 'is', null)\n",
    instead: '',
    tests: [sending],
  },
  {
    name: 'nobody is reminded at night',
    file: api('lib/reminder-time.ts'),
    text: 'return hour >= firstReminderHour && hour <= lastHour',
    instead: 'return hour >= 0',
    tests: [reminders],
  },
  {
    name: 'a step from before a charge was agreed is left out',
    file: feature('receivables/reminder-steps.ts'),
    text: ' || startOf(addDays(dueOn, step), firstReminderHour) < since',
    instead: '',
    tests: [reminders],
  },
  {
    name: 'a charge that is moved is reminded of anew',
    file: feature('receivables/reminder-steps.ts'),
    text: 'return `${id}:${dueOn}:${step}`',
    instead: 'return `${id}:${dueOn.length}:${step}`',
    tests: [reminders],
  },
  {
    name: 'the accountant gets a charge in the month in which it was received',
    file: feature('receivables/accountant-export.queries.ts'),
    text: "    .where(isWithin('order_charges.paid_at', period))\n",
    instead: '',
    tests: [accountant],
  },
  {
    name: 'the accountant gets an order in the month in which it was delivered',
    file: feature('receivables/accountant-export.queries.ts'),
    text: "    .where(isWithin('orders.delivered_at', period))\n",
    instead: '',
    tests: [accountant],
  },
  {
    name: 'the accountant gets a row for each order delivered',
    file: feature('receivables/accountant-export.service.ts'),
    text: "for (const row of batch) yield { type: 'delivered', row }",
    instead: "for (const row of batch.slice(1)) yield { type: 'delivered', row }",
    tests: [accountant],
  },
  {
    name: 'the accountant gets what was returned of a charge',
    file: feature('receivables/accountant-export.service.ts'),
    text: 'csvMoney(returnedCents)',
    instead: 'csvMoney(0)',
    tests: [accountant],
  },
  {
    name: 'a reminder that waited for the mail server is not sent at night',
    file: feature('receivables/reminders.service.ts'),
    text: '!isReminderTime(now) || saoPauloDay(createdAt)',
    instead: 'saoPauloDay(createdAt)',
    tests: [sending],
  },
  {
    name: 'a reminder that waited for the mail server is not sent on another day',
    file: feature('receivables/reminders.service.ts'),
    text: ' || saoPauloDay(createdAt) !== saoPauloDay(now)',
    instead: '',
    tests: [sending],
  },
  {
    name: 'a reminder of a charge that was moved meanwhile is not sent',
    file: feature('receivables/reminders.service.ts'),
    text: 'charge?.dueOn !== dueOn ||',
    instead: 'charge === undefined ||',
    tests: [sending],
  },
]
