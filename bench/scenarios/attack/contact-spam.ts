import { defaultLimits } from '@shop/api/lib/limits'
import { contact } from '@shop/contract/contact'
import { startDemoShop } from '@shop/test-kit/demo-shop'
import { testSmtp } from '@shop/test-kit/smtp'
import { withCleanup } from '../../lib/cleanup.ts'
import { amongBots, inBursts, postFrom } from '../../lib/flood.ts'
import type { Scenario } from '../../lib/scenario.ts'

interface Post {
  email: string
  from: string
  /** What a bot writes into the honeypot field. */
  website?: string
}

/** Bots send hundreds of messages while customers write too: what is stored, and does every customer get through? */
export const contactSpam: Scenario = (size) =>
  withCleanup(async (later) => {
    const smtp = await testSmtp()
    later(smtp.close)
    const { shop, db, stop } = await startDemoShop('contact_spam', { SMTP_URL: smtp.url })
    later(stop)
    const posts = size === 'full' ? 1_000 : 200
    const people = size === 'full' ? 50 : 10
    const half = posts / 2

    const waves: Post[] = Array.from({ length: half }, (_, n) => [
      { email: `robo-${n}@spam.test`, from: `127.1.${n % 250}.1`, website: 'https://spam.test' },
      { email: `insistente-${n}@spam.test`, from: '127.2.0.1' },
    ]).flat()
    const visitors: Post[] = Array.from({ length: people }, (_, n) => ({
      email: `noiva-${n}@exemplo.test`,
      from: `127.3.${n}.1`,
    }))
    const responses = await inBursts(amongBots(waves, visitors), (post) => send(shop.url, post))

    const rows = await db.selectFrom('contactMessages').select('email').execute()
    const storedOf = (who: string) => rows.filter(({ email }) => email.startsWith(who)).length
    const heard = visitors.filter((post) => responses.get(post) === contact.send.status).length
    return [
      {
        what: `stored messages of ${half} with the honeypot field filled in`,
        value: storedOf('robo-'),
        unit: '',
        atMost: 0,
      },
      {
        what: `stored messages of ${half} from one address`,
        value: storedOf('insistente-'),
        unit: '',
        atMost: defaultLimits.contact.points,
      },
      {
        what: `accepted messages of ${people} customers meanwhile`,
        value: heard,
        unit: '',
        atLeast: people,
        atMost: people,
      },
      {
        what: 'stored messages of customers',
        value: storedOf('noiva-'),
        unit: '',
        atLeast: people,
        atMost: people,
      },
    ]
  })

function send(shop: string, { email, from, website }: Post): Promise<number> {
  return postFrom(from, shop + contact.send.path, {
    name: 'Ana',
    email,
    message: 'Olá',
    ...(website && { website }),
  })
}
