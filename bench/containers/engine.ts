/**
 * A container engine without root's systemd and without a registry: podman behind Docker's API, and Docker's own compose
 * client in front of it, so that compose.production.yaml and the scripts in ops/ run as they do on a server.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { spawnQuiet } from './background.ts'
import { run } from './shell.ts'

const PACKAGES = 'podman buildah runc netavark aardvark-dns catatonit iptables mmdebstrap'.split(' ')
const COMPOSE = {
  url: 'http://deb.debian.org/debian/pool/main/d/docker-compose/docker-compose_2.40.3-3_amd64.deb',
  sha256: 'e7603d5e6df0f8404f7b03da478022b87d7b50644cffe68884b071e5cfc17fd3',
}
/** crun fails on this kind of control groups, and no process here may raise its limits. */
const CONFIGURATION = `[containers]
default_ulimits = ["nofile=1024:1024", "nproc=1024:1024"]
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
`
const REGISTRIES = 'unqualified-search-registries = ["docker.io"]\nshort-name-mode = "permissive"\n'

export interface Engine {
  /** For podman, buildah and every script that calls `docker compose`. */
  env: NodeJS.ProcessEnv
  podman: (...args: string[]) => Promise<string>
  stop: () => Promise<void>
}

export async function startEngine(): Promise<Engine> {
  await install()
  const folder = await mkdtemp(join(tmpdir(), 'engine-'))
  await writeFile(join(folder, 'containers.conf'), CONFIGURATION)
  await writeFile(join(folder, 'registries.conf'), REGISTRIES)
  await dockerCommand(folder)
  const socket = `unix://${folder}/podman.sock`
  const env = {
    CONTAINERS_CONF: join(folder, 'containers.conf'),
    CONTAINERS_REGISTRIES_CONF: join(folder, 'registries.conf'),
    DOCKER_HOST: socket,
    PATH: `${folder}:${process.env['PATH'] ?? ''}`,
  }
  const podman = (...args: string[]) => run('podman', args, { env })
  const service = spawnQuiet('podman', ['system', 'service', '--time=0', socket], env)
  let running = true
  const checks = (async () => {
    while (running) {
      await checkHealth(podman)
      await sleep(1_000)
    }
  })()
  return {
    env,
    podman,
    async stop() {
      running = false
      await checks
      await service.stop()
      await rm(folder, { recursive: true })
    },
  }
}

/**
 * podman leaves the timing of health checks to systemd, which is missing here. Only containers that start are checked: a
 * check of each of them every second would take a core from the shops.
 */
async function checkHealth(podman: Engine['podman']): Promise<void> {
  const starting = await podman('ps', '--quiet', '--filter', 'health=starting').catch(() => '')
  for (const id of starting.split('\n').filter((line) => line !== ''))
    await podman('healthcheck', 'run', id).catch(() => undefined)
}

async function install(): Promise<void> {
  if (existsSync('/usr/bin/podman') && existsSync('/usr/bin/catatonit') && existsSync('/usr/bin/mmdebstrap'))
    return
  await run('apt-get', ['update'])
  await run('apt-get', ['install', '--yes', '--no-install-recommends', ...PACKAGES])
}

/** `docker compose` as a command: Docker's compose client from Debian, without Docker's daemon. */
async function dockerCommand(folder: string): Promise<void> {
  const cache = join(tmpdir(), 'compose-client')
  const client = join(cache, 'usr/libexec/docker/cli-plugins/docker-compose')
  if (!existsSync(client)) {
    await mkdir(cache, { recursive: true })
    const file = join(cache, 'compose.deb')
    await run('curl', ['--fail', '--silent', '--show-error', '--output', file, COMPOSE.url])
    const found = createHash('sha256')
      .update(await readFile(file))
      .digest('hex')
    if (found !== COMPOSE.sha256) throw new Error(`${COMPOSE.url} has the checksum ${found}`)
    await run('dpkg-deb', ['--extract', file, cache])
  }
  const command = join(folder, 'docker')
  await writeFile(command, `#!/bin/sh\nshift\nexec ${client} "$@"\n`)
  await chmod(command, 0o755)
}
