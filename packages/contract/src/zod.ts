/**
 * The one place where zod is configured, so that it happens before any schema exists: a schema decides at birth
 * whether it may compile itself with `new Function`, which the pages' content security policy forbids.
 */
import { z } from 'zod'
import { portuguese } from './field-messages.ts'

z.config({ localeError: portuguese, jitless: 'document' in globalThis })

export { z }
