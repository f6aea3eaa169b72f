import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useToken } from './session.ts'

function Probe() {
  return <p>{useToken() ?? 'signed out'}</p>
}

test('on the server no user is signed in', () => {
  expect(renderToStaticMarkup(<Probe />)).toBe('<p>signed out</p>')
})
