import { mostDeviceTokens } from '@shop/contract/constants'
import { storedText } from './stored-text.ts'

/** One token for each account that has trusted this browser, newest first. */
const tokens = storedText('atelier.devices')

export function readDeviceTokens(): string[] {
  return tokens.read()?.split(' ').filter(Boolean).slice(0, mostDeviceTokens) ?? []
}

export function rememberDevice(token: string | undefined) {
  if (token === undefined) return
  const others = readDeviceTokens().filter((other) => other !== token)
  tokens.write([token, ...others].slice(0, mostDeviceTokens).join(' '))
}
