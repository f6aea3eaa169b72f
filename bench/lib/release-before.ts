/** The release before this one, from git: it runs beside this one during an upgrade, and alone after a roll back. */
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { unlimited } from '@shop/test-kit/limits'
import { linkPackages } from './working-copy.ts'

/** The last commit before orders had charges. */
const COMMIT = 'cc6027d7ad4d508b0afa3d77288117e275527f61'
const BUILD = 'apps/web/build'

export interface Release {
  dir: string
  migrations: URL
  /** All limits that it knows lifted: it does not start with the name of another one. */
  rateLimits: string
  /** One of its modules; its types are those of this release. */
  load<T>(path: string): Promise<T>
  remove(): Promise<void>
}

export async function releaseBefore(): Promise<Release> {
  const dir = await mkdtemp(join(tmpdir(), 'release-before-'))
  const archive = execFileSync('git', ['archive', COMMIT], { maxBuffer: 2 ** 31 - 1 })
  execFileSync('tar', ['-x', '-C', dir], { input: archive })
  await linkPackages(dir)
  // Only its API is called, so the pages may be of this release.
  await symlink(resolve(BUILD), join(dir, BUILD))
  const load = <T>(path: string) => import(pathToFileURL(join(dir, path)).href) as Promise<T>
  const { defaultLimits } = await load<{ defaultLimits: object }>('apps/api/src/lib/limits.ts')
  return {
    dir,
    migrations: pathToFileURL(join(dir, 'apps/api/src/db/migrations/')),
    rateLimits: JSON.stringify(
      Object.fromEntries(Object.entries(unlimited).filter(([name]) => name in defaultLimits)),
    ),
    load,
    remove: () => rm(dir, { recursive: true }),
  }
}
