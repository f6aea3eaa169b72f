import { createServer, type Socket } from 'node:net'
import { testSmtp } from '@shop/test-kit/smtp'
import { expect, test } from 'vitest'
import { smtpMailer } from './mailer.ts'

const email = { messageKey: 'k', to: 'ana@exemplo.test', subject: 'Olá', html: 'Olá', text: 'Olá' }

/** A server that offers no encryption, or advertises it and then rejects it, and records everything it receives. */
async function plainServer({ promisesTls = false } = {}) {
  const heard: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.write('220 mail.example\r\n')
    socket.on('data', (data) => {
      const line = data.toString().trim()
      heard.push(line)
      const extensions = promisesTls ? '250-STARTTLS\r\n250 AUTH PLAIN\r\n' : '250 AUTH PLAIN\r\n'
      if (line.startsWith('EHLO')) socket.write(`250-mail.example\r\n${extensions}`)
      else socket.write(line === 'STARTTLS' ? '454 not now\r\n' : '250 ok\r\n')
    })
  })
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
  return {
    url: `smtp://loja:segredo@127.0.0.1:${port}`,
    heard,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

test.each([
  ['offers no encryption', {}],
  ['advertises encryption and then rejects it', { promisesTls: true }],
])('a server that %s receives neither password nor email where encryption is required', async (_, kind) => {
  const server = await plainServer(kind)
  const mailer = smtpMailer(server.url, 'Loja <loja@exemplo.test>', { timeoutMs: 2_000, requireTls: true })
  await expect(mailer.send(email)).rejects.toThrow(/STARTTLS|TLS/i)
  expect(server.heard.filter((line) => !/^(EHLO|STARTTLS|QUIT)/.test(line))).toEqual([])
  mailer.close()
  server.close()
})

test('without that requirement the password is sent, as a mail catcher on the same machine needs it', async () => {
  const server = await plainServer()
  const mailer = smtpMailer(server.url, 'Loja <loja@exemplo.test>', { timeoutMs: 2_000 })
  await mailer.send(email).catch(() => undefined)
  expect(server.heard.some((line) => line.startsWith('AUTH PLAIN'))).toBe(true)
  mailer.close()
  server.close()
})

test.each(['loja@exemplo.test', 'Loja <loja@exemplo.test>'])(
  '%s sends in the name that the email has',
  async (from) => {
    const smtp = await testSmtp()
    const mailer = smtpMailer(smtp.url, from)
    await mailer.send({ ...email, fromName: 'Flor & <Lis>' })
    expect(smtp.received[0]?.source.split('\r\n')).toContain('From: "Flor & <Lis>" <loja@exemplo.test>')
    mailer.close()
    await smtp.close()
  },
)

test('a name of the shop with a line break adds no header', async () => {
  const smtp = await testSmtp()
  const name = 'Loja\r\nBcc: mallory@exemplo.test'
  const mailer = smtpMailer(smtp.url, 'loja@exemplo.test')
  await expect(mailer.send({ ...email, fromName: name })).rejects.toThrow('line break')
  expect(smtp.received).toEqual([])
  mailer.close()
  await smtp.close()
})
