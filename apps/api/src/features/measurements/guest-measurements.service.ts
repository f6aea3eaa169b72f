/** Measurement sheets of buyers without an account: they belong to the order, and move to the account that gets it. */
import { consentText, guestMeasurementConsent, storedPersonName } from '@shop/contract/measurement-consent'
import type { GuestMeasures } from '@shop/contract/measurements'
import type { Tx } from '../../db/connection.ts'
import type { LinkHolder } from '../../lib/actor.ts'
import { saveVersion } from './measurement-versions.service.ts'
import * as queries from './measurements.queries.ts'
import { rejectForeignTape } from './measurements.service.ts'

/** Measures of the same person become a further version of one sheet. The caller has locked the order. */
export async function saveForOrder(tx: Tx, { orderId, role }: LinkHolder, measures: GuestMeasures) {
  const { isChild } = measures
  rejectForeignTape(measures, { role })
  const personName = storedPersonName(measures.personName, isChild)
  const owner = { orderId, personName, isChild }
  const id = (await queries.findOfOrder(tx, owner)) ?? (await begin(tx, owner)).id
  return saveVersion(tx, id, measures, undefined)
}

function begin(tx: Tx, owner: Parameters<typeof queries.findOfOrder>[1]) {
  return queries.insert(tx, {
    ...owner,
    consentText: consentText(owner.isChild, guestMeasurementConsent),
  })
}

export const { removeUnusedOfOrder } = queries
