/** The shop the browser tests visit: the production build on a fresh database with the demo atelier in it. */
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { dirname } from 'node:path'
import { startDemoShop } from '@shop/test-kit/demo-shop'
import { RATE_LIMITS } from '@shop/test-kit/limits'
import { prepareTemplates } from '@shop/test-kit/shop-databases'
import { testSmtp } from '@shop/test-kit/smtp'
import { databaseName, emailPort, logFile, mailboxPort, paymentsPort, port } from './port.ts'

const smtp = await testSmtp(emailPort)
const mailbox = createServer((_request, response) => response.end(JSON.stringify(smtp.received)))
mailbox.listen(mailboxPort, '127.0.0.1')

const dropTemplates = await prepareTemplates(databaseName)
const { shop, stop } = await startDemoShop(databaseName, {
  PORT: String(port),
  STRIPE_LOCAL_PORT: String(paymentsPort),
  SMTP_URL: smtp.url,
  RATE_LIMITS,
})
await mkdir(dirname(logFile), { recursive: true })
shop.child.stdout?.pipe(createWriteStream(logFile))
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    void stop()
      .then(dropTemplates)
      .then(() => process.exit(0))
  })
}
