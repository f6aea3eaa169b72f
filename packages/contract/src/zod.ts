/**
 * The only place where zod is configured, so that this happens before any schema is created: a schema decides on
 * creation whether it compiles itself with `new Function`, which the pages' content security policy forbids.
 */
import { z } from 'zod'
import { portuguese } from './field-messages.ts'

z.config({ localeError: portuguese, jitless: 'document' in globalThis })

export { z }
