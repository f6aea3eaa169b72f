import { api, feature, type Mutant, migration } from './mutant.ts'

const original = feature('pictures/picture-original.ts')
const picturesTest = feature('pictures/pictures.test.ts')
const csp = 'apps/server/src/pages/csp.ts'
const cspTest = 'apps/server/src/pages/csp.test.ts'
const idempotencyTest = feature('idempotency/idempotency.test.ts')
const workerTest = api('jobs/worker.test.ts')

/** Untrusted input has only its intended effect, and a repeated request is executed once. */
export const inputMutants: Mutant[] = [
  {
    name: 'an idempotency key is claimed by one call only',
    file: feature('idempotency/idempotency.queries.ts'),
    text: 'where known.expires_at <= now() or (',
    instead: 'where true or (',
    tests: [idempotencyTest],
  },
  {
    name: 'an idempotency key is valid for one body only',
    file: feature('idempotency/idempotency.service.ts'),
    text: '!stored.fingerprint.equals(fingerprint)',
    instead: 'false',
    tests: [idempotencyTest],
  },
  {
    name: 'the key of a crashed call is released after a minute, not earlier',
    file: feature('idempotency/idempotency.queries.ts'),
    text: 'known.created_at <= now() - make_interval(secs => ${leaseSeconds})',
    instead: '${leaseSeconds} > 0',
    tests: [idempotencyTest],
  },
  {
    name: 'a call that lost its lease does not change the claim of the next call',
    file: feature('idempotency/idempotency.queries.ts'),
    text: "status = 'in_progress' and created_at = ${claimedAt}::timestamptz",
    instead: "status = 'in_progress' and ${claimedAt} <> ''",
    tests: [idempotencyTest],
  },
  {
    name: 'jobs of a worker without a heartbeat are released',
    file: api('jobs/heartbeats.ts'),
    text: 'if (workers.length > 0)\n',
    instead: 'if (false)\n',
    tests: [workerTest],
  },
  {
    name: 'jobs of a worker with a heartbeat are not released',
    file: api('jobs/heartbeats.ts'),
    text: 'select from worker_heartbeats where worker_id = locked_by and beat_at > ${silence}',
    instead: 'select where false',
    tests: [workerTest],
  },
  {
    name: 'the next attempt of a job is scheduled once',
    file: api('jobs/retry.ts'),
    text: 'job_key => ${key}, ',
    instead: '',
    tests: [api('jobs/retry.test.ts')],
  },
  {
    name: 'an email is queued once',
    file: migration('0007_operations'),
    text: 'unique (kind, object_id, recipient)',
    instead: 'unique (kind, object_id, recipient, id)',
    tests: [feature('emails/emails.test.ts')],
  },
  {
    name: 'email headers contain no line breaks',
    file: api('adapters/mailer.ts'),
    text: 'if (/[\\r\\n\\0]/.test(value))',
    instead: 'if (false)',
    tests: [feature('emails/emails.test.ts')],
  },
  {
    name: 'the audit log is append-only',
    file: migration('0007_operations'),
    text: 'create trigger audit_log_append_only before update or delete on audit_log\n  for each row execute function refuse_change();',
    instead: '',
    tests: [api('db/rules.test.ts')],
  },
  {
    name: 'a message with the honeypot field filled in is not sent',
    file: feature('contact/contact.routes.ts'),
    text: 'if (!body.website) await',
    instead: 'await',
    tests: [feature('contact/contact.test.ts')],
  },
  {
    name: 'requests count towards the limit of their route',
    file: api('plugins/rate-limit.ts'),
    text: 'for (const party of limits.per(name)) await limits.consume(name, keyOf(party, request))',
    instead: '',
    tests: [api('plugins/rate-limit.test.ts')],
  },
  {
    name: 'Redis outages do not allow more attempts',
    file: api('lib/limits.ts'),
    text: 'await own.consume(...call)\n',
    instead: '',
    tests: [api('plugins/rate-limit.test.ts')],
  },
  {
    name: 'a forged header does not change the visitor’s IP address',
    file: api('app.ts'),
    text: 'trustProxy: config.trustProxy === 0 ? false : (_address, hop) => hop < config.trustProxy',
    instead: 'trustProxy: true',
    tests: [api('plugins/rate-limit.test.ts')],
  },
  {
    name: 'an IPv6 network counts as one visitor',
    file: api('lib/client-address.ts'),
    text: 'if (!isIPv6(address)) return address',
    instead: 'return address',
    tests: [api('lib/client-address.test.ts')],
  },
  {
    name: 'customer input in a CSV export is not evaluated as a formula',
    file: api('lib/csv.ts'),
    text: 'FORMULA.test(text)',
    instead: 'false',
    tests: [api('lib/csv.test.ts')],
  },
  {
    name: 'a file name cannot break out of its header',
    file: api('lib/content-disposition.ts'),
    text: ".replaceAll(/[^\\w .-]/g, '_')",
    instead: '',
    tests: [api('lib/content-disposition.test.ts')],
  },
  {
    name: 'a stored picture contains neither location nor camera data',
    file: original,
    text: '.webp(QUALITY)\n',
    instead: '.keepMetadata()\n    .webp(QUALITY)\n',
    tests: [picturesTest],
  },
  {
    name: 'a picture that would exhaust the memory is not decoded',
    file: original,
    text: "if (bytesAtOnce(metadata) > MAX_DECODED_BYTES) throw new PictureRejected('memory')",
    instead: '',
    tests: [picturesTest],
  },
  {
    name: 'only the shop’s own inline scripts are allowed in a page',
    file: csp,
    text: 'if (attributes.includes(attribute))',
    instead: 'if (true)',
    tests: [cspTest],
  },
  {
    name: 'pages require Trusted Types',
    file: csp,
    text: '    "require-trusted-types-for \'script\'",\n',
    instead: '',
    tests: [cspTest],
  },
  {
    name: 'no site can embed the shop in a frame',
    file: csp,
    text: 'isPreview ? "\'self\'" : "\'none\'"',
    instead: '"*"',
    tests: [cspTest],
  },
  {
    name: 'JSON-LD cannot close its script element',
    file: 'apps/web/app/lib/json-ld.tsx',
    text: ".replaceAll('<', '\\\\u003c')",
    instead: '',
    tests: ['apps/web/app/lib/json-ld.test.tsx'],
  },
  {
    name: 'the redirect after sign-in stays in the shop',
    file: 'apps/web/app/lib/redirects.ts',
    text: "origin === OURS && !pathname.startsWith('//')",
    instead: 'true',
    tests: ['apps/web/app/lib/redirects.test.ts'],
  },
  {
    name: 'a name or an address has no control characters',
    file: 'packages/contract/src/fields.ts',
    text: "text.replaceAll(/\\p{Cc}+/gu, ' ')",
    instead: 'text',
    tests: ['packages/contract/src/order-draft.test.ts'],
  },
]
