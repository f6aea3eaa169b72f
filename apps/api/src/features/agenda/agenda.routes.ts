import { agenda } from '@shop/contract/agenda'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../lib/actor.ts'
import type { RateLimits } from '../../lib/limits.ts'
import { route } from '../../lib/route.ts'
import { readAgenda, readToday } from './agenda.service.ts'
import { bookEntry } from './agenda-booking.service.ts'
import { changeEntry } from './agenda-changes.service.ts'
import { createFeed, createFeedReader, listFeeds, revokeFeed } from './agenda-feeds.service.ts'
import { readSettings, saveSettings } from './agenda-settings.service.ts'

export function agendaRoutes(app: FastifyInstance, deps: Deps, limits: RateLimits) {
  const { db, config } = deps
  const by = (actor: Actor, request: FastifyRequest) => ({ actor, requestId: request.id })
  const readFeed = createFeedReader(db, config.publicUrl, limits)

  route(app, agenda.read, {}, ({ query }) => readAgenda(db, query))

  route(app, agenda.today, {}, () => readToday(db))

  route(app, agenda.create, {}, ({ body, actor, request }) => bookEntry(deps, body, by(actor, request)))

  route(app, agenda.change, {}, ({ params, body, actor, request }) =>
    changeEntry(deps, params.id, body, by(actor, request)),
  )

  route(app, agenda.settings, {}, () => readSettings(db))

  route(app, agenda.saveSettings, {}, ({ body, actor, request }) =>
    saveSettings(db, body, by(actor, request)),
  )

  route(app, agenda.feeds, {}, ({ actor }) => listFeeds(db, actor.id))

  route(app, agenda.createFeed, {}, ({ actor, request }) =>
    createFeed(db, config.publicUrl, by(actor, request)),
  )

  route(app, agenda.revokeFeed, {}, ({ params, actor, request }) =>
    revokeFeed(db, params.id, by(actor, request)),
  )

  // Read by the servers of calendar providers: no search engine and no proxy stores it.
  route(app, agenda.feed, {}, ({ params, request, reply }) => {
    reply.headers({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    return readFeed(params.token, request.ip)
  })
}
