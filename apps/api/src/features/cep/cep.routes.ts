import { postalCodes } from '@shop/contract/cep'
import type { FastifyInstance } from 'fastify'
import { viaCep } from '../../adapters/cep-lookup.ts'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { createCepService } from './cep.service.ts'
import { demoCeps } from './demo-ceps.ts'

export function cepRoutes(app: FastifyInstance, { config: { cepUrl = '' } }: Deps) {
  const readCep = createCepService(cepUrl === '' ? demoCeps : viaCep(cepUrl))

  route(app, postalCodes.read, { rateLimit: 'cepLookup' }, async ({ params }) => readCep(params.zipCode))
}
