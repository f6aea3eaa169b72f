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
    name: 'one call claims a key',
    file: feature('idempotency/idempotency.queries.ts'),
    text: 'where known.expires_at <= now() or (',
    instead: 'where true or (',
    tests: [idempotencyTest],
  },
  {
    name: 'a key is one body’s',
    file: feature('idempotency/idempotency.service.ts'),
    text: '!stored.fingerprint.equals(fingerprint)',
    instead: 'false',
    tests: [idempotencyTest],
  },
  {
    name: 'a dead call’s key is free after a minute, not before',
    file: feature('idempotency/idempotency.queries.ts'),
    text: 'known.created_at <= now() - make_interval(secs => ${leaseSeconds})',
    instead: '${leaseSeconds} > 0',
    tests: [idempotencyTest],
  },
  {
    name: 'whoever was thought dead leaves the next one’s key alone',
    file: feature('idempotency/idempotency.queries.ts'),
    text: "status = 'in_progress' and created_at = ${claimedAt}::timestamptz",
    instead: "status = 'in_progress' and ${claimedAt} <> ''",
    tests: [idempotencyTest],
  },
  {
    name: 'jobs of a worker that fell silent are set free',
    file: api('jobs/heartbeats.ts'),
    text: 'if (workers.length > 0)\n',
    instead: 'if (false)\n',
    tests: [workerTest],
  },
  {
    name: 'a worker that lives keeps its job',
    file: api('jobs/heartbeats.ts'),
    text: 'select from worker_heartbeats where worker_id = locked_by and beat_at > ${silence}',
    instead: 'select where false',
    tests: [workerTest],
  },
  {
    name: 'the next try of a job is arranged once',
    file: api('jobs/retry.ts'),
    text: 'job_key => ${key}, ',
    instead: '',
    tests: [api('jobs/retry.test.ts')],
  },
  {
    name: 'a letter is written once',
    file: migration('0007_operations'),
    text: 'unique (kind, object_id, recipient)',
    instead: 'unique (kind, object_id, recipient, id)',
    tests: [feature('emails/emails.test.ts')],
  },
  {
    name: 'no line break comes into the head of a letter',
    file: api('adapters/mailer.ts'),
    text: 'if (/[\\r\\n\\0]/.test(value))',
    instead: 'if (false)',
    tests: [feature('emails/emails.test.ts')],
  },
  {
    name: 'the history of changes is not rewritten',
    file: migration('0007_operations'),
    text: 'create trigger audit_log_append_only before update or delete on audit_log\n  for each row execute function refuse_change();',
    instead: '',
    tests: [api('db/rules.test.ts')],
  },
  {
    name: 'a machine in the trap writes to nobody',
    file: feature('contact/contact.routes.ts'),
    text: 'if (!body.website) await',
    instead: 'await',
    tests: [feature('contact/contact.test.ts')],
  },
  {
    name: 'a route’s limit is counted',
    file: api('plugins/rate-limit.ts'),
    text: 'for (const party of limits.per(name)) await limits.consume(name, keyOf(party, request))',
    instead: '',
    tests: [api('plugins/rate-limit.test.ts')],
  },
  {
    name: 'a Redis that comes and goes gives no more tries',
    file: api('lib/limits.ts'),
    text: 'await own.consume(...call)\n',
    instead: '',
    tests: [api('plugins/rate-limit.test.ts')],
  },
  {
    name: 'a header that a visitor wrote gives no other address',
    file: api('app.ts'),
    text: 'trustProxy: config.trustProxy === 0 ? false : (_address, hop) => hop < config.trustProxy',
    instead: 'trustProxy: true',
    tests: [api('plugins/rate-limit.test.ts')],
  },
  {
    name: 'a house of IPv6 addresses is one visitor',
    file: api('lib/client-address.ts'),
    text: 'if (!isIPv6(address)) return address',
    instead: 'return address',
    tests: [api('lib/client-address.test.ts')],
  },
  {
    name: 'a spreadsheet does not calculate what a customer wrote',
    file: api('lib/csv.ts'),
    text: 'FORMULA.test(text)',
    instead: 'false',
    tests: [api('lib/csv.test.ts')],
  },
  {
    name: 'the name of a file does not leave its header',
    file: api('lib/content-disposition.ts'),
    text: ".replaceAll(/[^\\w .-]/g, '_')",
    instead: '',
    tests: [api('lib/content-disposition.test.ts')],
  },
  {
    name: 'a picture keeps neither place nor camera',
    file: original,
    text: '.webp(QUALITY)\n',
    instead: '.keepMetadata()\n    .webp(QUALITY)\n',
    tests: [picturesTest],
  },
  {
    name: 'a picture that would fill the memory is not unpacked',
    file: original,
    text: "if (bytesAtOnce(metadata) > MAX_DECODED_BYTES) throw new PictureRejected('memory')",
    instead: '',
    tests: [picturesTest],
  },
  {
    name: 'scripts in a page are ours',
    file: csp,
    text: 'if (attributes.includes(attribute))',
    instead: 'if (true)',
    tests: [cspTest],
  },
  {
    name: 'text does not become script in the browser',
    file: csp,
    text: '    "require-trusted-types-for \'script\'",\n',
    instead: '',
    tests: [cspTest],
  },
  {
    name: 'nobody shows the shop in a frame',
    file: csp,
    text: '    "frame-ancestors \'none\'",\n',
    instead: '',
    tests: [cspTest],
  },
  {
    name: 'what search engines read cannot end its script',
    file: 'apps/web/app/lib/json-ld.tsx',
    text: ".replaceAll('<', '\\\\u003c')",
    instead: '',
    tests: ['apps/web/app/lib/json-ld.test.tsx'],
  },
  {
    name: 'whoever signs in stays in the shop',
    file: 'apps/web/app/lib/redirects.ts',
    text: "origin === OURS && !pathname.startsWith('//')",
    instead: 'true',
    tests: ['apps/web/app/lib/redirects.test.ts'],
  },
]
