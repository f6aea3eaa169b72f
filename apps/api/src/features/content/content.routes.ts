import { contentPreviews } from '@shop/contract/content/previews'
import { themes } from '@shop/contract/theme/applied-theme'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { readProfile } from '../store/store.service.ts'
import { applied } from '../theme/theme.service.ts'
import { publish, readContent, readDraft, restore, saveDraft } from './content.service.ts'
import { type ContentKind, contentKinds, themeKind } from './content-kinds.ts'
import { createPreview, requirePreview } from './previews.service.ts'

export function contentRoutes(app: FastifyInstance, { db, files }: Deps) {
  /** What is published, for every cache; the draft for whoever has a preview token, for none. */
  async function read(kind: ContentKind, preview: string | undefined, reply: FastifyReply) {
    if (preview === undefined) reply.header('cache-tag', `content:${kind.key}`)
    else {
      await requirePreview(db, preview)
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    }
    return readContent(db, kind, { drafts: preview !== undefined })
  }

  for (const kind of contentKinds) {
    const { calls } = kind

    route(app, calls.read, {}, ({ query, reply }) => read(kind, query.preview, reply))

    route(app, calls.readDraft, {}, () => readDraft(db, kind))

    route(app, calls.saveDraft, {}, async ({ body, actor, request }) => {
      await kind.storeFiles?.(files, body.value)
      return saveDraft(db, kind, body, { actor, requestId: request.id })
    })

    route(app, calls.publish, {}, ({ body, actor, request }) =>
      publish(db, kind, body, { actor, requestId: request.id }),
    )

    route(app, calls.restore, {}, ({ body, actor, request }) =>
      restore(db, kind, body.version, { actor, requestId: request.id }),
    )
  }

  route(app, themes.applied, {}, async ({ query, reply }) => {
    const [{ value }, { name }] = await Promise.all([read(themeKind, query.preview, reply), readProfile(db)])
    // The monogram is made of the shop's name.
    if (query.preview === undefined) reply.header('cache-tag', `content:${themeKind.key},store`)
    return applied(db, value, name)
  })

  route(app, contentPreviews.create, {}, () => createPreview(db))
}
