import { api, feature, type Mutant, migration } from './mutant.ts'

const sessions = feature('auth/sessions.queries.ts')
const sessionsTest = feature('auth/sessions.test.ts')
const tokens = feature('auth/account-tokens.queries.ts')
const login = feature('auth/login.service.ts')
const loginTest = feature('auth/login.test.ts')
const secondFactorTest = feature('auth/second-factor.test.ts')
const deviceTests = feature('auth/known-devices.test.ts')
const resetTest = feature('auth/password-reset.test.ts')
const passwords = feature('auth/passwords.service.ts')
const existing = "    .where('tokenHash', '=', tokenHash)\n"
const notRevoked = "    .where('revokedAt', 'is', null)\n"

/** A session belongs to its authenticated user and ends when it should. */
export const sessionMutants: Mutant[] = [
  {
    name: 'a session that was ended opens nothing',
    file: sessions,
    text: existing + notRevoked,
    instead: existing,
    tests: [sessionsTest],
  },
  {
    name: 'a session that nobody used for long opens nothing',
    file: sessions,
    text: `${existing}${notRevoked}    .where('expiresAt', '>', sql<Date>\`now()\`)\n`,
    instead: existing + notRevoked,
    tests: [api('plugins/auth.test.ts')],
  },
  {
    name: 'no session lives for ever',
    file: migration('0002_accounts'),
    text: ',\n  check (expires_at <= absolute_expires_at)',
    instead: '',
    tests: [sessionsTest],
  },
  {
    name: 'using a session does not make it live for ever',
    file: sessions,
    text: "least(now() + ${idleSeconds} * interval '1 second', absolute_expires_at)",
    instead: "now() + ${idleSeconds} * interval '1 second'",
    tests: [sessionsTest],
  },
  {
    name: 'whoever is blocked is out at once',
    file: sessions,
    text: "    .where('blockedAt', 'is', null)\n",
    instead: '',
    tests: [sessionsTest, api('plugins/auth.test.ts')],
  },
  {
    name: 'a change of role ends the sessions of the account',
    file: migration('0012_signing_in'),
    text: 'after update of role, blocked_at on users',
    instead: 'after update of blocked_at on users',
    tests: [sessionsTest, feature('auth/admins.test.ts')],
  },
  {
    name: 'the database holds no token that opens anything',
    file: api('lib/token.ts'),
    text: "createHash('sha256').update(token).digest()",
    instead: 'Buffer.from(token).subarray(0, 32)',
    tests: [loginTest],
  },
  {
    name: 'a link opens once',
    file: tokens,
    text: "    .where('usedAt', 'is', null)\n    .where('expiresAt', '>', sql<Date>`now()`)\n    .returning(",
    instead: "    .where('expiresAt', '>', sql<Date>`now()`)\n    .returning(",
    tests: [resetTest, feature('auth/races.test.ts')],
  },
  {
    name: 'a link grows old',
    file: tokens,
    text: "    .where('expiresAt', '>', sql<Date>`now()`)\n    .returning(",
    instead: '    .returning(',
    tests: [resetTest, feature('auth/registration.test.ts')],
  },
  {
    name: 'a reset ends every session',
    file: passwords,
    text: 'await endAllSessions(tx, person.id)',
    instead: '',
    tests: [resetTest],
  },
  {
    name: 'a change of password ends the other sessions',
    file: passwords,
    text: 'await endOtherSessions(tx, actor)',
    instead: '',
    tests: [feature('account/account.test.ts')],
  },
  {
    name: 'a change of password ends the open links',
    file: passwords,
    text: "await endTokens(tx, person.id, 'password_reset')",
    instead: '',
    tests: [feature('account/account.test.ts')],
  },
  {
    name: 'a password that changed while it was compared opens nothing',
    file: feature('auth/auth.queries.ts'),
    text: "    .where('passwordHash', '=', passwordHash)\n",
    instead: '',
    tests: [feature('auth/races.test.ts'), loginTest],
  },
  {
    name: 'an address that nobody confirmed does not sign in',
    file: login,
    text: "if (account.emailVerifiedAt === null) throw new AppError('email_not_verified')",
    instead: '',
    tests: [loginTest],
  },
  {
    name: 'an unknown address takes as long to refuse',
    file: login,
    text: 'await verifyPassword(account?.passwordHash ?? nobodysHash, password, whose)',
    instead: 'account !== undefined && (await verifyPassword(account.passwordHash, password, whose))',
    tests: [feature('auth/same-steps.test.ts'), loginTest],
  },
  {
    name: 'the second factor is asked for',
    file: login,
    text: 'if (secondFactorEnabledAt !== null) await proveSecondFactor(tx, held, { ...credentials, ...caller })',
    instead: '',
    tests: [secondFactorTest],
  },
  {
    name: 'a code of the app opens once',
    file: feature('auth/second-factor.queries.ts'),
    text: "    .where((eb) => eb.or([eb('secondFactorLastStep', 'is', null), eb('secondFactorLastStep', '<', step)]))\n",
    instead: '',
    tests: [secondFactorTest],
  },
  {
    name: 'a recovery code opens once',
    file: feature('auth/second-factor.queries.ts'),
    text: 'array_remove(recovery_code_hashes, ${codeHash})',
    instead: 'recovery_code_hashes',
    tests: [secondFactorTest],
  },
  {
    name: 'an administrator chooses twelve characters',
    file: feature('auth/password-rules.ts'),
    text: "return role === 'admin' && password.length < adminPasswordMin",
    instead: 'return false',
    tests: [feature('auth/password-rules.test.ts')],
  },
  {
    name: 'nobody chooses what everybody guesses first',
    file: feature('auth/password-rules.ts'),
    text: 'if (commonPasswords.has(lowerCase))',
    instead: 'if (false)',
    tests: [feature('auth/password-rules.test.ts')],
  },
  {
    name: 'one address has ten guesses at an account',
    file: feature('auth/login-limiter.service.ts'),
    text: "await take(taken, 'failedLoginByAccountAndAddress', `${account}:${placeOf(caller)}`)",
    instead: '',
    tests: [feature('auth/login-limits.test.ts')],
  },
  {
    name: 'many addresses at one account are slowed',
    file: feature('auth/login-limiter.service.ts'),
    text: "await limits.consume('slowedLogin', account, beyond * PAUSE_STEP_SECONDS)",
    instead: '',
    tests: [feature('auth/login-limits.test.ts')],
  },
  {
    name: 'whoever signs in wrongly has used a guess',
    file: feature('auth/login-limiter.service.ts'),
    text: 'if (!WRONG.has(code)) await giveBack(ifWrong)',
    instead: 'await giveBack(ifWrong)',
    tests: [feature('auth/login-limits.test.ts')],
  },
  {
    name: 'a device is known to its own account only',
    file: feature('auth/known-devices.queries.ts'),
    text: "    .where('email', '=', email)\n",
    instead: '',
    tests: [deviceTests],
  },
  {
    name: 'a known device has ten wrong tries',
    file: feature('auth/login-limiter.service.ts'),
    text: "await take(ifWrong, 'failedLoginByDevice', own)",
    instead: 'await Promise.resolve()',
    tests: [deviceTests],
  },
  {
    name: 'a guesser learns nothing of a password where the tries are used up',
    file: feature('auth/login-limiter.service.ts'),
    text: 'if (concealed !== undefined && !failed) throw concealed',
    instead: '',
    tests: [deviceTests],
  },
  {
    name: 'whoever knows the password has ten guesses at the code',
    file: feature('auth/login-limiter.service.ts'),
    text: "await take(taken, 'failedCode', emailKey(email))",
    instead: 'await Promise.resolve()',
    tests: [deviceTests],
  },
  {
    name: 'a new password from a link forgets the devices that were known',
    file: feature('auth/sessions.service.ts'),
    text: 'await devices.deleteAll(tx, userId)',
    instead: '',
    tests: [deviceTests],
  },
]
