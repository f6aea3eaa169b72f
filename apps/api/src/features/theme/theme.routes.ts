import { readFile } from 'node:fs/promises'
import { logos } from '@shop/contract/theme/logos'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../lib/app-error.ts'
import { route } from '../../lib/route.ts'
import { readLogo } from './theme.service.ts'

export function themeRoutes(app: FastifyInstance, { files }: Deps) {
  route(app, logos.read, { files, maxFiles: 1, rateLimit: 'siteImage' }, async ({ uploads }) => {
    const [file] = uploads
    if (file === undefined)
      throw new AppError('invalid_input', { fields: { file: 'Escolha o arquivo do desenho.' } })
    return readLogo(await readFile(file.path))
  })
}
