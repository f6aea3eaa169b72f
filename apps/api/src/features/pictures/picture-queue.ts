/**
 * Who is next at the one process that reads pictures. The atelier's uploads go first: a customer's pictures must not
 * keep a product from being saved. Customers' pictures are bounded, each account's and all together, so that nobody
 * waits longer than a request lives.
 */
export interface Place {
  /** Before everything that is not. */
  urgent?: boolean
  /** The customer whose pictures are counted; the atelier's are not. */
  account?: number
}

interface Limits {
  perAccount: number
  together: number
}

export class PictureQueueFull extends Error {
  override name = 'PictureQueueFull'
  /** True when the account's own pictures fill its share; false when everybody's fill the queue. */
  readonly byAccount: boolean
  constructor(byAccount: boolean) {
    super('too many pictures wait to be read')
    this.byAccount = byAccount
  }
}

interface Entry extends Place {
  start(): void
}

export function createPictureQueue({ perAccount, together }: Limits) {
  const waiting: Entry[] = []
  /** Of customers: waiting or being read. */
  const counted: number[] = []
  let busy = false

  const rejectTooMany = (account: number) => {
    if (counted.filter((one) => one === account).length >= perAccount) throw new PictureQueueFull(true)
    if (counted.length >= together) throw new PictureQueueFull(false)
  }
  const enter = async (place: Place) => {
    if (!busy) {
      busy = true
      return
    }
    await new Promise<void>((start) => waiting.push({ ...place, start }))
  }
  const leave = () => {
    const urgent = waiting.findIndex((entry) => entry.urgent)
    const [next] = waiting.splice(Math.max(urgent, 0), 1)
    if (next) next.start()
    else busy = false
  }

  return async <T>(place: Place, work: () => Promise<T>): Promise<T> => {
    const { account } = place
    if (account !== undefined) {
      rejectTooMany(account)
      counted.push(account)
    }
    try {
      await enter(place)
      try {
        return await work()
      } finally {
        leave()
      }
    } finally {
      if (account !== undefined) counted.splice(counted.indexOf(account), 1)
    }
  }
}
