import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

export interface ReceivedEmail {
  recipients: string[]
  source: string
}

/** What the server does with the next email. */
export type Behaviour =
  | { kind: 'accept' }
  | { kind: 'refuse'; code: number }
  | { kind: 'delay'; milliseconds: number }
  /** Accepts the email, then closes the connection before confirming it. */
  | { kind: 'drop' }
  /** Accepts the email and never responds. */
  | { kind: 'hang' }

class SmtpRejection extends Error {
  readonly responseCode: number
  constructor(responseCode: number) {
    super('rejected by the test')
    this.responseCode = responseCode
  }
}

function reply(done: (error?: Error) => void, error?: Error) {
  done(error)
}

/** A real SMTP server that stores what it receives and can be set to misbehave, email by email. */
export async function testSmtp(wantedPort = 0) {
  const received: ReceivedEmail[] = []
  const script: Behaviour[] = []
  let standing: Behaviour = { kind: 'accept' }
  let offered = 0

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, callback) {
      offered += 1
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      const behaviour = script.shift() ?? standing
      const handle = async (source: string) => {
        if (behaviour.kind === 'hang') return
        if (behaviour.kind === 'drop') return server.connections.forEach((connection) => connection.close())
        if (behaviour.kind === 'refuse') return reply(callback, new SmtpRejection(behaviour.code))
        if (behaviour.kind === 'delay') await sleep(behaviour.milliseconds)
        received.push({ recipients, source })
        reply(callback)
      }
      // A sender that dies in the middle of an email cannot receive a response.
      text(stream)
        .then(handle)
        .catch(() => {})
    },
  })
  server.on('error', () => {})
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    const listener = server.listen(wantedPort, '127.0.0.1', () => {
      const address = listener.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    offered: () => offered,
    next: (...behaviours: Behaviour[]) => script.push(...behaviours),
    /** From now on, for every email without a behaviour of its own. */
    always: (behaviour: Behaviour) => (standing = behaviour),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
