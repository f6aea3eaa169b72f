import { versionHeader } from '@shop/contract/constants'
import { search } from '@shop/contract/search'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { readSynonyms, saveSynonyms } from './search-synonyms.service.ts'

export function searchSynonymRoutes(app: FastifyInstance, { db }: Deps) {
  route(app, search.synonyms, {}, async ({ reply }) => {
    const { synonyms, version } = await readSynonyms(db)
    reply.header(versionHeader, version)
    return synonyms
  })

  route(app, search.saveSynonyms, {}, async ({ body, actor, request, reply }) => {
    const saved = await saveSynonyms(db, body.synonyms, body.version, { actor, requestId: request.id })
    reply.header(versionHeader, saved.version)
    return saved.synonyms
  })
}
