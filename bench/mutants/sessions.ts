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
    name: 'an ended session is rejected',
    file: sessions,
    text: existing + notRevoked,
    instead: existing,
    tests: [sessionsTest],
  },
  {
    name: 'an idle session is rejected',
    file: sessions,
    text: `${existing}${notRevoked}    .where('expiresAt', '>', sql<Date>\`now()\`)\n`,
    instead: existing + notRevoked,
    tests: [api('plugins/auth.test.ts')],
  },
  {
    name: 'every session has an absolute expiry',
    file: migration('0002_accounts'),
    text: ',\n  check (expires_at <= absolute_expires_at)',
    instead: '',
    tests: [sessionsTest],
  },
  {
    name: 'using a session does not extend it beyond its absolute expiry',
    file: sessions,
    text: "least(now() + ${idleSeconds} * interval '1 second', absolute_expires_at)",
    instead: "now() + ${idleSeconds} * interval '1 second'",
    tests: [sessionsTest],
  },
  {
    name: 'a blocked account loses access at once',
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
    name: 'the database stores no usable token',
    file: api('lib/token.ts'),
    text: "createHash('sha256').update(token).digest()",
    instead: 'Buffer.from(token).subarray(0, 32)',
    tests: [loginTest],
  },
  {
    name: 'a link works once',
    file: tokens,
    text: "    .where('usedAt', 'is', null)\n    .where('expiresAt', '>', sql<Date>`now()`)\n    .returning(",
    instead: "    .where('expiresAt', '>', sql<Date>`now()`)\n    .returning(",
    tests: [resetTest, feature('auth/races.test.ts')],
  },
  {
    name: 'a link expires',
    file: tokens,
    text: "    .where('expiresAt', '>', sql<Date>`now()`)\n    .returning(",
    instead: '    .returning(',
    tests: [resetTest, feature('auth/registration.test.ts')],
  },
  {
    name: 'a password reset ends every session',
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
    name: 'a change of password invalidates the open links',
    file: passwords,
    text: "await endTokens(tx, person.id, 'password_reset')",
    instead: '',
    tests: [feature('account/account.test.ts')],
  },
  {
    name: 'a password that changed during the comparison does not sign in',
    file: feature('auth/auth.queries.ts'),
    text: "    .where('passwordHash', '=', passwordHash)\n",
    instead: '',
    tests: [feature('auth/races.test.ts'), loginTest],
  },
  {
    name: 'an unconfirmed email cannot sign in',
    file: login,
    text: "if (account.emailVerifiedAt === null) throw new AppError('email_not_verified')",
    instead: '',
    tests: [loginTest],
  },
  {
    name: 'rejecting an unknown email takes as long as rejecting a known one',
    file: login,
    text: 'await verifyPassword(account?.passwordHash ?? placeholderHash, password, whose)',
    instead: 'account !== undefined && (await verifyPassword(account.passwordHash, password, whose))',
    tests: [feature('auth/same-steps.test.ts'), loginTest],
  },
  {
    name: 'the second factor is required',
    file: login,
    text: 'if (secondFactorEnabledAt !== null) await proveSecondFactor(tx, held, { ...credentials, ...caller })',
    instead: '',
    tests: [secondFactorTest],
  },
  {
    name: 'a code of the authenticator app works once',
    file: feature('auth/second-factor.queries.ts'),
    text: "    .where((eb) => eb.or([eb('secondFactorLastStep', 'is', null), eb('secondFactorLastStep', '<', step)]))\n",
    instead: '',
    tests: [secondFactorTest],
  },
  {
    name: 'a recovery code works once',
    file: feature('auth/second-factor.queries.ts'),
    text: 'array_remove(recovery_code_hashes, ${codeHash})',
    instead: 'recovery_code_hashes',
    tests: [secondFactorTest],
  },
  {
    name: 'the password of an administrator has at least twelve characters',
    file: feature('auth/password-rules.ts'),
    text: "return role !== 'customer' && password.length < adminPasswordMin",
    instead: 'return false',
    tests: [feature('auth/password-rules.test.ts')],
  },
  {
    name: 'common passwords are rejected',
    file: feature('auth/password-rules.ts'),
    text: 'if (commonPasswords.has(lowerCase))',
    instead: 'if (false)',
    tests: [feature('auth/password-rules.test.ts')],
  },
  {
    name: 'one address has ten attempts at an account',
    file: feature('auth/login-limiter.service.ts'),
    text: "await take(taken, 'failedLoginByAccountAndAddress', `${account}:${placeOf(caller)}`)",
    instead: '',
    tests: [feature('auth/login-limits.test.ts')],
  },
  {
    name: 'attempts of many addresses at one account are slowed',
    file: feature('auth/login-limiter.service.ts'),
    text: "await limits.consume('slowedLogin', account, beyond * PAUSE_STEP_SECONDS)",
    instead: '',
    tests: [feature('auth/login-limits.test.ts')],
  },
  {
    name: 'a failed sign-in uses up an attempt',
    file: feature('auth/login-limiter.service.ts'),
    text: 'if (!WRONG.has(code)) await giveBack(ifWrong)',
    instead: 'await giveBack(ifWrong)',
    tests: [feature('auth/login-limits.test.ts')],
  },
  {
    name: 'a device is known only for its own account',
    file: feature('auth/known-devices.queries.ts'),
    text: "    .where('email', '=', email)\n",
    instead: '',
    tests: [deviceTests],
  },
  {
    name: 'a known device has ten failed attempts',
    file: feature('auth/login-limiter.service.ts'),
    text: "await take(ifWrong, 'failedLoginByDevice', own)",
    instead: 'await Promise.resolve()',
    tests: [deviceTests],
  },
  {
    name: 'once the attempts are used up, the response does not reveal whether the password is right',
    file: feature('auth/login-limiter.service.ts'),
    text: 'if (concealed !== undefined && !failed) throw concealed',
    instead: '',
    tests: [deviceTests],
  },
  {
    name: 'a caller with the right password has ten attempts at the code',
    file: feature('auth/login-limiter.service.ts'),
    text: "await take(taken, 'failedCode', emailKey(email))",
    instead: 'await Promise.resolve()',
    tests: [deviceTests],
  },
  {
    name: 'a password reset removes all known devices',
    file: feature('auth/sessions.service.ts'),
    text: 'await devices.deleteAll(tx, userId)',
    instead: '',
    tests: [deviceTests],
  },
]
