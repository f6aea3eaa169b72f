/**
 * The queue of the one process that decodes pictures. The atelier's uploads go first: customers' pictures must not
 * delay saving a product. Customers' pictures are limited, per account and in total, so that no upload waits longer
 * than the request timeout.
 */
export interface Place {
  /** Goes before all entries that are not urgent. */
  urgent?: boolean
  /** The customer account whose pictures are counted; the atelier's are not. */
  account?: number
}

interface Limits {
  perAccount: number
  together: number
}

export class PictureQueueFull extends Error {
  override name = 'PictureQueueFull'
  /** True when the account has reached its own limit; false when the queue is full. */
  readonly byAccount: boolean
  constructor(byAccount: boolean) {
    super('too many pictures are waiting to be processed')
    this.byAccount = byAccount
  }
}

interface Entry extends Place {
  start(): void
}

export function createPictureQueue({ perAccount, together }: Limits) {
  const waiting: Entry[] = []
  /** Accounts of customers' pictures that are waiting or being processed. */
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
