import { buyers, create, piece } from '../lib/buyers.ts'
import { withCounter } from '../lib/counter.ts'
import type { Figure, Proof } from '../lib/proof.ts'
import { percentile } from '../lib/statistics.ts'

/** Round trips to the database take so much longer: a race needs time to go wrong. */
const DELAYS_MS = [0, 20, 100]

/** Everybody wants the one dress that is left, in the same moment. */
export const lastPiece: Proof = (size) =>
  withCounter({ name: 'last_piece', env: { DATABASE_POOL: '50', ROLE: 'web' } }, async (counter) => {
    const crowd = await buyers(counter, size === 'full' ? 200 : 30)
    const rounds = size === 'full' ? 100 : 4
    const figures: Figure[] = []
    for (const delay of DELAYS_MS) {
      counter.wires.postgres.set({ delayMs: delay / 2 })
      const times: number[] = []
      let [oversold, strayRounds, strayAnswers] = [0, 0, 0]
      for (let round = 0; round < rounds; round++) {
        const dress = await piece(counter, 1)
        const outcomes = await Promise.all(crowd.map((buyer) => create(counter, buyer, [dress])))
        const winners = outcomes.filter(({ status }) => status === 200).length
        oversold += Math.max(0, winners - 1)
        if (winners !== 1) strayRounds++
        strayAnswers += outcomes.filter(
          ({ status, code }) => status !== 200 && !(status === 409 && code === 'out_of_stock'),
        ).length
        times.push(...outcomes.map(({ ms }) => ms))
      }
      const where = `${crowd.length} buyers of the last piece, ${rounds} rounds, ${delay} ms to the database`
      figures.push(
        { what: `${where}: pieces sold twice`, value: oversold, unit: '', atMost: 0 },
        { what: `${where}: rounds without exactly one winner`, value: strayRounds, unit: '', atMost: 0 },
        { what: `${where}: losers not told that it is gone`, value: strayAnswers, unit: '', atMost: 0 },
        { what: `${where}: p99`, value: percentile(times, 0.99), unit: 'ms' },
      )
    }
    return figures
  })
