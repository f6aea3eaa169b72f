/** A copy of the repository to be modified: its tracked files, and the packages it depends on. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { copyFile, cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

export interface WorkingCopy {
  dir: string
  /** Runs `work` with one text of one file replaced, and restores it. */
  without<T>(change: Change, work: () => Promise<T>): Promise<T>
  remove(): Promise<void>
}

interface Change {
  file: string
  /** Must occur exactly once in the file. */
  text: string
  instead: string
}

/** Links between the workspaces; they are relative, so in the copy they point into the copy. */
const OWN = '@shop'

export async function workingCopy(): Promise<WorkingCopy> {
  const dir = await mkdtemp(join(tmpdir(), 'working-copy-'))
  const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean)
  for (const file of tracked.filter((one) => existsSync(one))) {
    await mkdir(join(dir, dirname(file)), { recursive: true })
    await copyFile(file, join(dir, file))
  }
  await linkPackages(dir)
  return {
    dir,
    async without({ file, text, instead }, work) {
      const path = join(dir, file)
      const whole = readFileSync(path, 'utf8')
      if (whole.split(text).length !== 2) throw new Error(`${file} does not contain exactly once: ${text}`)
      await writeFile(
        path,
        whole.replace(text, () => instead),
      )
      try {
        return await work()
      } finally {
        await writeFile(path, whole)
      }
    },
    remove: () => rm(dir, { recursive: true }),
  }
}

/** The packages that the files in `dir` depend on. */
export async function linkPackages(dir: string) {
  await mkdir(join(dir, 'node_modules'))
  for (const name of await readdir('node_modules')) {
    // Tool caches are not shared between copies.
    if (name === OWN || name.startsWith('.vite')) continue
    await symlink(resolve('node_modules', name), join(dir, 'node_modules', name))
  }
  await cp(join('node_modules', OWN), join(dir, 'node_modules', OWN), {
    recursive: true,
    verbatimSymlinks: true,
  })
  for (const group of ['apps', 'packages']) {
    for (const workspace of await readdir(group)) {
      const own = join(group, workspace, 'node_modules')
      if (existsSync(own)) await symlink(resolve(own), join(dir, own))
    }
  }
}
