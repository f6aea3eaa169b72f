import { z } from 'zod'
import type { Db, Tx } from '../../db/connection.ts'
import * as queries from './store.queries.ts'
import { unnamedStore } from './unnamed-store.ts'

const firstSteps = z.object({ policiesRead: z.boolean(), isHidden: z.boolean() })

export type FirstStepsSettings = z.output<typeof firstSteps>

/** What the owner confirmed herself of the list that leads to an open shop. */
export async function readFirstStepsSettings(db: Db): Promise<FirstStepsSettings> {
  const settings = await queries.settings(db)
  return firstSteps.parse(settings.get('first_steps') ?? { policiesRead: false, isHidden: false })
}

export async function saveFirstStepsSettings(
  tx: Tx,
  editorId: number,
  settings: FirstStepsSettings,
): Promise<void> {
  await queries.saveSettings(tx, editorId, { first_steps: settings })
}

export function isAddressOfNobody(street: string): boolean {
  return street === unnamedStore.address.street
}
