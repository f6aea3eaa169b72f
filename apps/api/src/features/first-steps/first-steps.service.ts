import { isCnpj } from '@shop/contract/cnpj'
import { type FirstStepId, type FirstSteps, firstProducts, firstStepIds } from '@shop/contract/first-steps'
import type { Db } from '../../db/connection.ts'
import type { ApiConfig } from '../../deps.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { recordChange } from '../audit/audit.service.ts'
import {
  isAddressOfNobody,
  readFirstStepsSettings,
  saveFirstStepsSettings,
} from '../store/first-steps-settings.service.ts'
import { readProfile } from '../store/store.service.ts'
import * as queries from './first-steps.queries.ts'

type Step = Omit<FirstSteps['steps'][number], 'id'>

/** Ticked by what is in the database and the configuration; only the reading of the legal pages is her own word. */
export async function readFirstSteps(db: Db, { mode }: ApiConfig): Promise<FirstSteps> {
  const [profile, settings, progress] = await Promise.all([
    readProfile(db),
    readFirstStepsSettings(db),
    queries.progress(db, firstProducts),
  ])
  const { street, number, city } = profile.address
  const hasAddress = !isAddressOfNobody(street)
  const hasName = isCnpj(profile.cnpj)
  const steps: Record<FirstStepId, Step> = {
    name: { isDone: hasName, detail: hasName ? profile.legalName : null },
    address: { isDone: hasAddress, detail: hasAddress ? `${street}, ${number}, ${city}` : null },
    whatsapp: { isDone: profile.whatsapp !== null, detail: profile.whatsapp },
    brand: plain(progress.hasBrand),
    products: {
      isDone: progress.products.length >= firstProducts,
      detail: progress.products.length > 0 ? progress.products.join(', ') : null,
    },
    plan: plain(progress.hasPlan),
    payments: plain(mode === 'live'),
    policies: plain(settings.policiesRead),
    purchase: plain(progress.hasPurchase),
  }
  return { steps: firstStepIds.map((id) => ({ id, ...steps[id] })), isHidden: settings.isHidden }
}

function plain(isDone: boolean): Step {
  return { isDone, detail: null }
}

interface Change {
  policiesRead?: true | undefined
  isHidden?: boolean | undefined
}

export function updateFirstSteps(
  db: Db,
  config: ApiConfig,
  change: Change,
  { actor, requestId }: AuditContext,
): Promise<FirstSteps> {
  return db.transaction().execute(async (tx) => {
    const before = await readFirstStepsSettings(tx)
    const { policiesRead = before.policiesRead, isHidden = before.isHidden } = change
    const after = { policiesRead, isHidden }
    await saveFirstStepsSettings(tx, actor.id, after)
    await recordChange(tx, {
      ...{ actor, requestId, before, after },
      action: 'first-steps.update',
      objectType: 'store',
      objectId: 'first-steps',
    })
    return readFirstSteps(tx, config)
  })
}
