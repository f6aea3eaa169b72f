import { api, feature, type Mutant, migration } from './mutant.ts'

const versions = feature('measurements/measurements.test.ts')
const lines = feature('order-measures/order-measures.test.ts')
const privacy = feature('order-measures/measures-privacy.test.ts')
const checkout = feature('order-measures/measures-at-checkout.test.ts')
const service = feature('order-measures/order-measures.service.ts')

/** A body is shown only to whom it concerns, and a dress is cut from what was agreed. */
export const measureMutants: Mutant[] = [
  {
    name: 'a measurement sheet is found only by its account',
    file: feature('measurements/measurements.queries.ts'),
    text: "export function find(db: Db, { id, userId }: OwnId) {\n  return db\n    .selectFrom('measurementSheets')\n    .select(columns)\n    .where('id', '=', id)\n    .where('userId', '=', userId)",
    instead:
      "export function find(db: Db, { id, userId }: OwnId) {\n  return db\n    .selectFrom('measurementSheets')\n    .select(columns)\n    .where('id', '=', id)\n    .where('userId', '>=', Math.min(userId, 0))",
    tests: [versions],
  },
  {
    name: 'an administrator reads only sheets that an order uses',
    file: feature('measurements/measurements.service.ts'),
    text: "actor.role !== 'admin' || !(await queries.isUsedByOrder(db, id))",
    instead: "actor.role !== 'admin'",
    tests: [lines],
  },
  {
    name: 'an administrator’s reading of a sheet is recorded',
    file: feature('measurements/measurements.service.ts'),
    text: '  await db.transaction().execute((tx) => recordChange(tx, { actor, requestId, ...reading }))\n',
    instead:
      '  await db.transaction().execute((tx) => Promise.resolve([tx, recordChange, requestId, reading]))\n',
    tests: [lines],
  },
  {
    name: 'an administrator’s reading of a line’s measures is recorded',
    file: service,
    text: "  if (actor.role === 'admin') {\n",
    instead: "  if (actor.role === 'admin' && requestId === '') {\n",
    tests: [lines],
  },
  {
    name: 'the measures of a line are for those who may read the order',
    file: service,
    text: '  await readOrderAs(db, actor, orderId)\n',
    instead: '',
    tests: [lines, api('authorisation.test.ts')],
  },
  {
    name: 'measures are sent only to an own order',
    file: service,
    text: "if (order?.userId !== actor.id) throw new AppError('order_not_found')",
    instead: "if (order === undefined) throw new AppError('order_not_found')",
    tests: [lines],
  },
  {
    name: 'only an own sheet can be sent or ordered with',
    file: feature('order-measures/order-measures.queries.ts'),
    text: "    .where('userId', '=', userId)\n",
    instead: "    .where('userId', '>=', Math.min(userId, 0))\n",
    tests: [lines, checkout],
  },
  {
    name: 'an order is placed only with the buyer’s own measures',
    file: feature('checkout/order-placing.service.ts'),
    text: '  await rejectForeignMeasures(tx, draft.items, userId)\n',
    instead: '',
    tests: [checkout],
  },
  {
    name: 'locked measures are not replaced',
    file: feature('order-measures/open-line.service.ts'),
    text: "  if (line.lockedAt !== null) throw new AppError('measures_locked')\n",
    instead: '',
    tests: [lines],
  },
  {
    name: 'what is locked is what was shown',
    file: service,
    text: "if (line.versionId !== versionId) throw new AppError('measures_changed')",
    instead: '',
    tests: [lines],
  },
  {
    name: 'nothing made to measure is produced without a lock',
    file: feature('orders/order-status.service.ts'),
    text: "if (steps.indexOf(status) > steps.indexOf('confirmed')) await rejectUnlocked(tx, orderId)",
    instead: 'if (steps.length === 0) await rejectUnlocked(tx, orderId)',
    tests: [lines],
  },
  {
    name: 'a sheet that a dress is cut from is not deleted',
    file: feature('measurements/measurements.service.ts'),
    text: "    if (await queries.isCutFrom(tx, id)) throw new AppError('measures_in_use')\n",
    instead: '',
    tests: [lines],
  },
  {
    name: 'an erasure empties the copies in orders',
    file: feature('account/erasure.queries.ts'),
    text: '.set({ copy: null, versionId: null, unlockReason: null })',
    instead: '.set({ remindedOn: null })',
    tests: [privacy],
  },
  {
    name: 'a child’s copy goes after the delivery',
    file: feature('order-measures/child-measures.service.ts'),
    text: "copy -> 'isChild' = 'true' and ${isOver}",
    instead: "copy -> 'isChild' = 'null' and ${isOver}",
    tests: [privacy],
  },
  {
    name: 'a child’s sheet goes after the delivery',
    file: feature('order-measures/child-measures.service.ts'),
    text: 'delete from measurement_sheets where is_child and id in (',
    instead: 'delete from measurement_sheets where is_child and id < 0 and id in (',
    tests: [privacy],
  },
  {
    name: 'a version is never changed',
    file: migration('0063_measurement_sheets'),
    text: 'create trigger measurement_versions_append_only before update on measurement_versions\n  for each row execute function refuse_change();\n',
    instead: '',
    tests: [versions],
  },
]
