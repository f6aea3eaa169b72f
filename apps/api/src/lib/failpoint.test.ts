import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const MODULE = new URL('./failpoint.ts', import.meta.url).href

function passing(point: string, armed: string | undefined) {
  const program = `import { armFailpoint, failpoint } from '${MODULE}'
    armFailpoint(${JSON.stringify(armed)}); failpoint('${point}'); console.log('went on')`
  const { signal, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  })
  return { signal, went: stdout.includes('went on') }
}

test('the armed failpoint kills the process immediately and without output', () => {
  expect(passing('order.committed', 'order.committed')).toEqual({ signal: 'SIGKILL', went: false })
})

test.each([['order.claimed'], [undefined]])('with %s armed another failpoint has no effect', (armed) => {
  expect(passing('order.committed', armed)).toEqual({ signal: null, went: true })
})
