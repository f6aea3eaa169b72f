/**
 * Local substitutes for the published base images, under the names that the Dockerfile and compose.production.yaml use:
 * no registry can be reached from here. Same user ids, paths and entrypoints; versions are Debian's.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Engine } from './engine.ts'
import { run } from './shell.ts'

const SOURCES = new URL('images/', import.meta.url).pathname
const NPM = '/usr/lib/node_modules/npm'
const images = {
  node: 'docker.io/library/node:24.21.0-bookworm-slim',
  postgres: 'docker.io/library/postgres:15.20-bookworm',
  redis: 'docker.io/library/redis:7.4.5',
  nginx: 'docker.io/library/nginx:1.28.0-bookworm',
}

export async function provideBaseImages(engine: Engine): Promise<void> {
  const missing: [string, string][] = []
  for (const image of Object.entries(images)) if (!(await exists(engine, image[1]))) missing.push(image)
  if (missing.length === 0) return

  const context = await mkdtemp(join(tmpdir(), 'base-images-'))
  await cp(SOURCES, context, { recursive: true })
  await cp('/etc/ssl/certs/ca-certificates.crt', join(context, 'ca-certificates.crt'))
  await cp(process.execPath, join(context, 'node'))
  await cp(NPM, join(context, 'npm'), { recursive: true })
  if (!(await exists(engine, 'localhost/bookworm'))) {
    const archive = join(context, 'bookworm.tar')
    await run('mmdebstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', archive])
    await build(engine, context, 'bookworm', 'localhost/bookworm')
  }
  for (const [name, tag] of missing) await build(engine, context, name, tag)
  await rm(context, { recursive: true })
}

function exists({ podman }: Engine, image: string): Promise<boolean> {
  return podman('image', 'exists', image).then(
    () => true,
    () => false,
  )
}

async function build({ env }: Engine, context: string, name: string, tag: string): Promise<void> {
  const file = join(context, `${name}.Containerfile`)
  await run(
    'buildah',
    ['bud', '--isolation', 'chroot', '--pull-never', '--file', file, '--tag', tag, context],
    { env },
  )
}
