import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let place: string
const at = (...path: string[]) => join(place, ...path)
const write = (path: string, text: string) => {
  mkdirSync(dirname(at(path)), { recursive: true })
  writeFileSync(at(path), text)
}
const program = (name: string, script: string) => {
  write(`bin/${name}`, `#!/usr/bin/env bash\necho "${name} $*" >> "${at('calls')}"\n${script}`)
  chmodSync(at('bin', name), 0o755)
}
const calls = () => (existsSync(at('calls')) ? readFileSync(at('calls'), 'utf8').trim().split('\n') : [])
const copyOut = () =>
  spawnSync('bash', [at('shop/ops/copy-out.sh')], {
    encoding: 'utf8',
    env: { PATH: `${at('bin')}:${process.env['PATH']}`, UPLOADS_SOURCE: at('uploads') },
  })

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'copy-out-'))
  for (const path of ['ops', 'scripts/backup'])
    cpSync(new URL(`../../${path}`, import.meta.url), at('shop', path), { recursive: true })
  write('shop/production.env', `BACKUP_DIR=${at('backups')}\nBACKUP_REMOTE=${at('remote')}\n`)
  write('backups/backups-go-here', '')
  write('backups/base/20261116T033000Z/base.tar.gz', 'base')
  write('backups/base/unfinished/base.tar.gz', 'half')
  write('backups/wal/000000010000000000000001', 'log')
  write('backups/wal/000000010000000000000002.partial', 'half')
  write('backups/erased.tsv', '12\t2026-11-15T10:00:00.000000Z\n')
  write('uploads/dress.webp', 'picture')
  // A fake rclone that copies files; its last two arguments are the source and the destination.
  program(
    'rclone',
    'args=("$@"); from="${args[-2]}"; to="${args[-1]}"; mkdir -p "$(dirname "$to")"; if [ -d "$from" ]; then mkdir -p "$to"; cp -r "$from/." "$to"; else cp "$from" "$to"; fi',
  )
  program('docker', 'exit 0')
})
afterEach(() => rmSync(place, { recursive: true }))

test('the off-site copy is only ever added to, and is recorded when it is done', () => {
  const { status, stderr } = copyOut()
  expect([status, stderr]).toEqual([0, ''])
  expect(readFileSync(at('remote/base/20261116T033000Z/base.tar.gz'), 'utf8')).toBe('base')
  const rclone = calls().filter((line) => line.startsWith('rclone '))
  expect(rclone.map((line) => line.split(' ')[1])).toEqual(['copy', 'copy', 'copy', 'copyto', 'copy'])
  expect(rclone[0]).toContain(
    `--immutable --exclude unfinished/** ${at('backups/base')} ${at('remote/base')}`,
  )
  expect(rclone[1]).toContain('--immutable --exclude *.partial')
  expect(calls().join('\n')).toContain("insert into backup_runs (kind, finished_at) values ('copy', now())")
  execFileSync('rm', ['-r', at('backups/base/20261116T033000Z'), at('uploads/dress.webp')])
  write('backups/base/20261117T033000Z/base.tar.gz', 'base')
  write('uploads/veil.webp', 'picture')
  expect(copyOut().status).toBe(0)
  expect(existsSync(at('remote/base/20261116T033000Z/base.tar.gz'))).toBe(true)
})

test.each([
  [
    'whose disk is not mounted',
    () => rmSync(at('backups/backups-go-here')),
    'is not the disk of the backups',
  ],
  ['without a backup', () => rmSync(at('backups/base'), { recursive: true }), 'No such file'],
  [
    'whose newest backup is two days old',
    () => execFileSync('touch', ['-d', '2 days ago', at('backups/base/20261116T033000Z')]),
    'younger than 26 hours',
  ],
  ['without pictures', () => rmSync(at('uploads/dress.webp')), 'is empty'],
])('from a folder %s nothing is copied off-site, and no copy is recorded', (_what, spoil, reason) => {
  spoil()
  const { status, stderr } = copyOut()
  expect(status).not.toBe(0)
  expect(stderr).toContain(reason)
  expect(calls()).toEqual([])
})

test('neither a backup nor the WAL is written when the backup disk is not mounted', () => {
  rmSync(at('backups/backups-go-here'))
  for (const script of ['backup.sh', 'receive-wal.sh']) {
    const env = { PATH: process.env['PATH'], BACKUP_DIR: at('backups') }
    const { status, stderr } = spawnSync('bash', [at('shop/scripts/backup', script)], {
      encoding: 'utf8',
      env,
    })
    expect([status, stderr]).toEqual([1, expect.stringContaining('is not the disk of the backups')])
  }
})
