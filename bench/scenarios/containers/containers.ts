import { readdir, readFile, rename } from 'node:fs/promises'
import { Agent, request } from 'node:https'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '@shop/test-kit/chromium'
import { freePort } from '@shop/test-kit/ports'
import { startProcess } from '@shop/test-kit/processes'
import { provideBaseImages } from '../../containers/base-images.ts'
import { type Engine, startEngine } from '../../containers/engine.ts'
import { buyInBrowser } from '../../containers/purchase.ts'
import { buildImage, HOST, prepareServer, type Server } from '../../containers/server.ts'
import { withCleanup } from '../../lib/cleanup.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { visitSteadily } from '../../lib/steady-visits.ts'

const PER_SECOND = 20
/** nginx takes ten pages a second from one address, and thirty calls. */
const PATHS = ['/', '/api/products', '/colecoes', '/api/products/1']
const DRESSES = [16, 17] as const

/**
 * The shop as on a server: the image built from the Dockerfile, compose.production.yaml started with only its settings
 * replaced, a purchase through nginx in Chromium, both shops replaced under load, a backup, the loss of the database's
 * disk, a restore, and another purchase.
 */
export const containers: Scenario = () =>
  withCleanup(async (later) => {
    const engine = await startEngine()
    later(engine.stop)
    await provideBaseImages(engine)
    const paymentsPort = await freePort()
    const server = await prepareServer(engine, demoSettings(paymentsPort))
    later(server.remove)

    const [bytes, buildSeconds] = await timed(() => buildImage(engine, server))
    const [, startSeconds] = await timed(() =>
      server.compose('up', '--detach', '--wait', 'shop-1', 'shop-2', 'proxy', 'wal'),
    )
    await server.compose('run', '--rm', 'migrate', 'node', 'scripts/seed.ts')
    const address = await server.address()
    later(await startPayments(server, address, paymentsPort))
    const before = await buy(server, DRESSES[0])
    const roll = await rollUnderLoad(server, address)
    await server.compose('run', '--rm', 'backup')
    const afterBackup = await buy(server, DRESSES[1])
    const lost = await loseAndRestore(engine, server)
    const again = await buy(server, DRESSES[0])
    return [
      { what: 'image size', value: bytes / 1e6, unit: 'MB' },
      { what: 'build of the image, without any cached step', value: buildSeconds, unit: 's' },
      { what: 'start of everything, from nothing to healthy', value: startSeconds, unit: 's' },
      {
        what: 'paid orders in Chromium through nginx before the loss',
        value: before + afterBackup,
        unit: '',
        atLeast: 2,
      },
      ...roll,
      ...lost,
      { what: 'paid orders in Chromium through nginx after the restore', value: again, unit: '', atLeast: 1 },
    ]
  })

/** No purchase is made with real money: the provider is stripe-local, on this machine. */
function demoSettings(paymentsPort: number): Record<string, string> {
  return {
    SHOP_MODE: 'demo',
    STRIPE_SECRET_KEY: 'sk_test_local',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
    STRIPE_WEBHOOK_SECRET: 'whsec_local',
    STRIPE_LOCAL_PORT: '0',
    STRIPE_API_BASE: `http://host.containers.internal:${paymentsPort + 1}`,
    STRIPE_JS_URL: `http://127.0.0.1:${paymentsPort}/endive/stripe.js`,
  }
}

/** stripe-local listens on loopback only; the containers reach it through a second port. */
async function startPayments(server: Server, address: string, port: number) {
  const provider = await startProcess('stripe-local', ['packages/stripe-local/src/main.ts'], {
    PORT: String(port),
    WEBHOOK_URL: `https://${address}/api/webhooks/stripe`,
    NODE_EXTRA_CA_CERTS: server.certificate,
  })
  const open = new Set<Socket>()
  const forward = createServer((socket) => {
    const upstream = connect(port, '127.0.0.1')
    for (const end of [socket, upstream]) {
      open.add(end)
      end.on('error', () => end.destroy()).on('close', () => open.delete(end))
    }
    socket.pipe(upstream).pipe(socket)
  }).listen(port + 1)
  return async () => {
    for (const socket of open) socket.destroy()
    forward.close()
    await provider.stop()
  }
}

/** How many paid orders a purchase in the browser added to the database. */
async function buy(server: Server, productId: number): Promise<number> {
  // Its address changes when compose replaces the proxy.
  const browser = await chromium.launch({
    args: [...chromiumFlags, `--host-resolver-rules=MAP ${HOST} ${await server.address()}`],
    ...(chromiumPath && { executablePath: chromiumPath }),
  })
  const count = async () =>
    Number(await server.psql("select count(*) from orders where status = 'confirmed'"))
  const earlier = await count()
  await buyInBrowser(browser, productId)
  await browser.close()
  return (await count()) - earlier
}

async function rollUnderLoad(server: Server, address: string) {
  const agent = new Agent({ keepAlive: true, ca: await readFile(server.certificate), servername: HOST })
  const visits = visitSteadily(PER_SECOND, (number) =>
    get(address, agent, PATHS[number % PATHS.length] ?? '/'),
  )
  await sleep(2_000)
  const [, seconds] = await timed(() => server.script('roll.sh'))
  await sleep(2_000)
  const { waits, failures } = await visits.stop()
  agent.destroy()
  for (const failure of new Set(failures)) console.log(`  ${failure}`)
  return [
    { what: 'requests while both shops are replaced', value: waits.length, unit: '' },
    { what: 'requests that failed', value: failures.length, unit: '', atMost: 0 },
    { what: 'replacement of both shops', value: seconds, unit: 's' },
  ]
}

function get(address: string, agent: Agent, path: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    request({ host: address, path, agent, headers: { host: HOST } }, (response) => {
      response
        .resume()
        .once('end', () =>
          resolve(response.statusCode === 200 ? undefined : `GET ${path}: ${response.statusCode}`),
        )
    })
      .once('error', reject)
      .end()
  })
}

/** The steps of docs/operations.md#restore, after the volume of the database was deleted. */
async function loseAndRestore({ podman }: Engine, server: Server) {
  const { compose, psql, backups } = server
  const orders = Number(await psql('select count(*) from orders'))
  // The stream of changes is synchronous to the backup disk, within a second.
  await sleep(1_000)
  await compose('kill', 'postgres')
  const lostAt = performance.now()
  await compose('rm', '--force', '--stop', 'shop-1', 'shop-2', 'wal', 'postgres', 'migrate')
  await podman('volume', 'rm', 'atelier_postgres')
  await compose('run', '--rm', '--no-TTY', 'restore')
  await compose('up', '--detach', '--wait', 'postgres')
  while ((await psql('select pg_is_in_recovery()')).trim() !== 'f') await sleep(200)
  await compose('run', '--rm', 'after-restore')
  await rename(join(backups, 'wal'), join(backups, 'wal-old'))
  await compose('up', '--detach', '--wait', 'shop-1', 'shop-2', 'proxy', 'wal')
  const seconds = (performance.now() - lostAt) / 1000
  const restored = Number(await psql('select count(*) from orders'))
  await compose('run', '--rm', 'backup')
  const retained = (await readdir(join(backups, 'base'))).length
  return [
    { what: 'orders lost with the disk (RPO)', value: orders - restored, unit: '', atMost: 0 },
    { what: 'loss of the disk until the shop sells again (RTO)', value: seconds, unit: 's', atMost: 300 },
    { what: 'backups on the other disk', value: retained, unit: '', atLeast: 2 },
  ]
}

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const start = performance.now()
  return [await work(), (performance.now() - start) / 1000]
}
