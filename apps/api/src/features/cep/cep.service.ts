import type { CepAddress } from '@shop/contract/cep'
import { LRUCache } from 'lru-cache'
import type { CepLookup, FoundAddress } from '../../adapters/cep-lookup.ts'
import { AppError, found } from '../../lib/app-error.ts'

const MAX_ENTRIES = 2_000
const RETRY_AFTER_SECONDS = 30

/** Streets rarely change: results are cached until the process ends or newer results replace them. */
export function createCepService(lookUp: CepLookup) {
  const cached = new LRUCache<string, FoundAddress>({ max: MAX_ENTRIES })

  const lookUpDigits = async (digits: string) => {
    try {
      return await lookUp(digits)
    } catch (cause) {
      throw new AppError('unavailable', { cause, retryAfterSeconds: RETRY_AFTER_SECONDS })
    }
  }

  return async function readCep(zipCode: string): Promise<CepAddress> {
    const address =
      cached.get(zipCode) ?? found(await lookUpDigits(zipCode.replace('-', '')), 'cep_not_found')
    cached.set(zipCode, address)
    return { zipCode, ...address }
  }
}
