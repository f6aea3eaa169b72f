/** Validates the settings of a control call: a typo in a test must not silently mean "no fault". */
import { FAULT_KINDS, type Fault, type Settings } from '../settings.ts'
import { ControlError, isRecord, type Json, numberOf, textOf } from './body.ts'

export function changeSettings(settings: Settings, body: Json): Settings {
  for (const [name, value] of Object.entries(body)) {
    switch (name) {
      case 'delayMs':
      case 'webhookDelayMs':
      case 'signatureAge':
        settings[name] = numberOf(body, name)
        break
      case 'duplicateWebhooks':
        // `true` means one duplicate: each event is sent twice.
        settings[name] = typeof value === 'boolean' ? Number(value) : numberOf(body, name)
        break
      case 'dropWebhooks':
      case 'shuffle':
      case 'forgeSignatures':
        if (typeof value !== 'boolean') throw new ControlError(`${name} must be true or false`)
        settings[name] = value
        break
      case 'failNext':
        if (!Array.isArray(value)) throw new ControlError('failNext must be a list')
        settings[name] = value.map(faultOf)
        break
      default:
        throw new ControlError(`there is no switch ${name}`)
    }
  }
  return settings
}

function faultOf(value: unknown): Fault {
  if (!isRecord(value)) throw new ControlError('a fault must be an object')
  const name = textOf(value, 'kind')
  const kind = FAULT_KINDS.find((existing) => existing === name)
  if (kind === undefined) throw new ControlError(`there is no fault ${name}`)
  return {
    kind,
    ...(value['match'] !== undefined && { match: textOf(value, 'match') }),
    ...(value['code'] !== undefined && { code: textOf(value, 'code') }),
    ...(value['param'] !== undefined && { param: textOf(value, 'param') }),
    ...(value['ms'] !== undefined && { ms: numberOf(value, 'ms') }),
    ...(value['times'] !== undefined && { times: numberOf(value, 'times') }),
  }
}
