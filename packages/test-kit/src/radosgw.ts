/**
 * An S3 server for tests: Ceph's gateway with its data in memory. From Debian's packages radosgw, ceph-mon, ceph-osd and
 * ceph-common, or from a folder into which they were extracted (CEPH_ROOT).
 */
import { type ExecFileOptions, execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { AwsClient } from 'aws4fetch'
import { freePort } from './ports.ts'

const root = process.env['CEPH_ROOT'] ?? ''
const libraries = `${root}/usr/lib/x86_64-linux-gnu`
const run = promisify(execFile)

/** Where it is missing, its tests are skipped; CI installs it. */
export const hasRadosgw = process.env['CI'] !== undefined || existsSync(`${root}/usr/bin/radosgw`)

export interface S3Server {
  endpoint: string
  keys: { accessKeyId: string; secretAccessKey: string }
  stop(): Promise<void>
}

/** The server has this bucket, and no other. */
export const testBucket = 'shop'

const READY_WITHIN_MS = 60_000
const PAUSE_MS = 100

export async function startRadosgw(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'radosgw-'))
  const port = await freePort()
  const keys = { accessKeyId: 'atelier', secretAccessKey: randomUUID() }
  await mkdir(join(directory, 'mon'))
  await mkdir(join(directory, 'osd'))
  const cluster = { directory, port, monitor: await freePort(), id: randomUUID() }
  await writeFile(join(directory, 'ceph.conf'), configOf(cluster))
  const daemons = ['mon.a', 'osd.0', 'client.gateway']
  const stop = async () => {
    for (const daemon of daemons) await end(join(directory, `${daemon}.pid`))
    await rm(directory, { recursive: true, force: true })
  }
  try {
    await startCluster(cluster)
    const user = ['user', 'create', '--uid=shop', '--display-name=shop']
    const secrets = [`--access-key=${keys.accessKeyId}`, `--secret-key=${keys.secretAccessKey}`]
    await ceph(directory, 'radosgw-admin', ['-n', 'client.gateway', ...user, ...secrets])
    await ceph(directory, 'radosgw', ['-n', 'client.gateway'])
    const endpoint = `http://127.0.0.1:${port}`
    await untilReady(endpoint)
    await makeBucket(endpoint, keys)
    return { endpoint, keys, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

interface Cluster {
  directory: string
  port: number
  monitor: number
  id: string
}

async function startCluster({ directory, monitor, id }: Cluster) {
  const keyring = join(directory, 'keyring')
  const key = (name: string, ...caps: string[]) =>
    run(program('ceph-authtool'), [keyring, '--gen-key', '-n', name, ...caps], environment)
  const all = (...services: string[]) => services.flatMap((service) => ['--cap', service, 'allow *'])
  await run(program('ceph-authtool'), ['--create-keyring', keyring], environment)
  await key('mon.', ...all('mon'))
  await key('client.admin', ...all('mon', 'osd'))
  await key('osd.0', '--cap', 'mon', 'allow profile osd', ...all('osd'))
  await key('client.gateway', '--cap', 'mon', 'allow rw', '--cap', 'osd', 'allow rwx')
  const map = join(directory, 'monmap')
  const address = ['--create', '--addv', 'a', `[v2:127.0.0.1:${monitor}]`, '--fsid', id, map]
  await run(program('monmaptool'), address, environment)
  await ceph(directory, 'ceph-mon', ['--mkfs', '-i', 'a', '--monmap', map, '--keyring', keyring])
  await ceph(directory, 'ceph-mon', ['-i', 'a'])
  const disk = randomUUID()
  await ceph(directory, 'ceph', ['osd', 'new', disk, '0'])
  await ceph(directory, 'ceph-osd', ['-i', '0', '--mkfs', '--osd-uuid', disk])
  await ceph(directory, 'ceph-osd', ['-i', '0'])
}

/** A daemon returns once it runs in the background. */
function ceph(directory: string, name: string, args: readonly string[]) {
  return run(program(name), ['-c', join(directory, 'ceph.conf'), ...args], {
    ...environment,
    timeout: READY_WITHIN_MS,
  })
}

function program(name: string) {
  return `${root}/usr/bin/${name}`
}

const environment: ExecFileOptions = {
  env: {
    ...process.env,
    LD_LIBRARY_PATH: [libraries, `${libraries}/ceph`, `${root}/lib/x86_64-linux-gnu`].join(':'),
    PYTHONPATH: `${root}/usr/lib/python3/dist-packages`,
  },
}

function configOf({ directory, port, monitor, id }: Cluster): string {
  return `[global]
fsid = ${id}
mon_host = [v2:127.0.0.1:${monitor}/0]
auth_cluster_required = cephx
auth_service_required = cephx
auth_client_required = cephx
keyring = ${directory}/keyring
run_dir = ${directory}
admin_socket =
log_file = ${directory}/$name.log
pid_file = ${directory}/$name.pid
mon_data = ${directory}/mon
mon_allow_pool_size_one = true
osd_data = ${directory}/osd
osd_objectstore = memstore
memstore_device_bytes = 4294967296
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 1
osd_pool_default_pgp_num = 1
osd_crush_chooseleaf_type = 0
plugin_dir = ${libraries}/ceph
erasure_code_dir = ${libraries}/ceph/erasure-code
osd_class_dir = ${libraries}/rados-classes
[client.gateway]
rgw_frontends = beast endpoint=127.0.0.1:${port}
rgw_data = ${directory}/gateway
rgw_thread_pool_size = 16
`
}

async function untilReady(endpoint: string) {
  const deadline = Date.now() + READY_WITHIN_MS
  for (;;) {
    const response = await fetch(endpoint).catch(() => undefined)
    if (response?.ok) return
    if (Date.now() > deadline) throw new Error('radosgw did not start')
    await sleep(PAUSE_MS)
  }
}

async function makeBucket(endpoint: string, keys: S3Server['keys']) {
  const client = new AwsClient({ ...keys, service: 's3', region: 'us-east-1' })
  const { status } = await client.fetch(`${endpoint}/${testBucket}`, { method: 'PUT' })
  if (status !== 200) throw new Error(`the bucket was not made: ${status}`)
}

async function end(pidFile: string) {
  const pid = Number(await readFile(pidFile, 'utf8').catch(() => ''))
  if (pid === 0) return
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
