/** A checkout of the shop with its production.env, as docs/operations.md describes it, on this machine. */
import { chown, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Engine } from './engine.ts'
import { run } from './shell.ts'

const IMAGE = 'docker.io/library/atelier-shop:local'
/** The database's user in the published image; the backups belong to it. */
const POSTGRES_UID = 999
export const HOST = 'loja.test'
/** In the range that compose.production.yaml leaves for addresses that are not fixed. */
const ADDRESS = '{{(index .NetworkSettings.Networks "atelier_inside").IPAddress}}'

export interface Server {
  folder: string
  backups: string
  /** The proxy's own address: ports that are published on this machine cannot be reached from the machine itself. */
  address: () => Promise<string>
  certificate: string
  compose: (...args: string[]) => Promise<string>
  script: (name: string) => Promise<string>
  psql: (statement: string) => Promise<string>
  remove: () => Promise<void>
}

export async function prepareServer(
  { env, podman }: Engine,
  settings: Record<string, string>,
): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'server-'))
  const backups = join(folder, 'backup-disk')
  const archive = join(folder, 'shop.tar')
  await run('git', ['archive', '--output', archive, 'HEAD'])
  await run('tar', ['--extract', '--file', archive, '--directory', folder])
  await mkdir(join(folder, 'access-log'))
  await mkdir(backups)
  await writeFile(join(backups, 'backups-go-here'), '')
  await chown(backups, POSTGRES_UID, POSTGRES_UID)
  const certificate = await certificateFor(folder)
  await writeFile(
    join(folder, 'production.env'),
    lines({
      PUBLIC_URL: `https://${HOST}`,
      POSTGRES_PASSWORD: 'postgresonly',
      DATABASE_OWNER_PASSWORD: 'owneronly',
      DATABASE_APP_PASSWORD: 'apponly',
      BACKUP_DIR: backups,
      ACCESS_LOG_DIR: join(folder, 'access-log'),
      MAIL_FROM: 'Ateliê <loja@example.com.br>',
      SMTP_URL: 'smtp://127.0.0.1:1025',
      TRUST_PROXY: '1',
      ...settings,
    }),
  )
  const compose = (...args: string[]) =>
    run('docker', ['compose', '--env-file', 'production.env', '-f', 'compose.production.yaml', ...args], {
      cwd: folder,
      env,
    })
  await podman('volume', 'create', 'atelier_certificates')
  const volume = await podman('volume', 'inspect', 'atelier_certificates', '--format', '{{.Mountpoint}}')
  await cp(join(folder, 'certificates'), volume.trim(), { recursive: true })
  return {
    folder,
    backups,
    address: async () => (await podman('inspect', 'atelier-proxy-1', '--format', ADDRESS)).trim(),
    certificate,
    compose,
    script: (name) => run('bash', [join('ops', name)], { cwd: folder, env }),
    psql: (statement) =>
      compose('exec', '-T', 'postgres', 'psql', '-U', 'postgres', 'shop', '-Atc', statement),
    async remove() {
      await compose('--profile', 'tools', 'down', '--volumes', '--timeout', '5').catch(console.error)
      await podman('volume', 'rm', '--force', 'atelier_certificates').catch(console.error)
      await rm(folder, { recursive: true })
    },
  }
}

/** Builds the image from the Dockerfile and returns its size in bytes. */
export async function buildImage(
  { env, podman }: Engine,
  { folder }: Pick<Server, 'folder'>,
): Promise<number> {
  const options = ['--isolation', 'chroot', '--pull-never', '--format', 'docker', '--no-cache']
  await run('buildah', ['bud', ...options, '--tag', IMAGE, folder], { env })
  return Number(await podman('image', 'inspect', IMAGE, '--format', '{{.Size}}'))
}

async function certificateFor(folder: string): Promise<string> {
  const place = join(folder, 'certificates/live/shop')
  await mkdir(place, { recursive: true })
  const addresses = Array.from({ length: 128 }, (_, index) => `IP:172.30.77.${index + 128}`)
  const names = `subjectAltName=DNS:${HOST},${addresses.join()}`
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const files = ['-keyout', join(place, 'privkey.pem'), '-out', join(place, 'fullchain.pem')]
  await run('openssl', [
    'req',
    '-x509',
    ...key,
    '-days',
    '2',
    '-subj',
    `/CN=${HOST}`,
    '-addext',
    names,
    ...files,
  ])
  return join(place, 'fullchain.pem')
}

function lines(settings: Record<string, string>): string {
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('')
}
