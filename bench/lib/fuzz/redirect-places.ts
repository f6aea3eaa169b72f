/** Every place where the shop takes a redirect target from a URL or an email, visited as a user would. */

import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { auth } from '@shop/contract/auth'
import { registrationForm } from '@shop/test-kit/registration-form'
import type { ReceivedEmail } from '@shop/test-kit/smtp'
import PostalMime from 'postal-mime'
import { post } from '../accounts.ts'

type Visit = (redirect: string) => Promise<unknown>

interface Visitor {
  page: Page
  shopUrl: string
  email: string
  password: string
  received: readonly ReceivedEmail[]
}

/** Parameter names that shops use for the redirect target; the first is ours. */
const NAMES = [
  'redirect',
  'next',
  'url',
  'return',
  'returnTo',
  'voltar',
  'continue',
  'state',
  'pedido',
  'aba',
  'token',
]

export function placesOf({ page, shopUrl, email, password, received }: Visitor): Record<string, Visit> {
  const open = (path: string, redirect: string, names: readonly string[] = NAMES) =>
    page.goto(withParams(path, Object.fromEntries(names.map((name) => [name, redirect]))))

  const signIn = async () => {
    await page.locator('main [name=email]').fill(email)
    await page.locator('main [name=password]').fill(password)
    const before = page.url()
    await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click()
    await page.waitForURL((url) => url.href !== before, { waitUntil: 'commit', timeout: 10_000 })
  }
  const toLogin = async () => {
    await page.locator('main a[href^="/login"]').first().click()
    await page.waitForURL((url) => url.pathname === '/login', { waitUntil: 'commit', timeout: 10_000 })
  }
  /** Clicks the page's first button, once it is there. */
  const press = () => page.getByRole('main').getByRole('button').first().click({ timeout: 10_000 })

  return {
    login: async (redirect) => {
      await open('/login', redirect)
      await signIn()
    },
    registration: async (redirect) => {
      await open('/cadastro', redirect)
      await toLogin()
    },
    'forgotten password': async (redirect) => {
      await open('/esqueci-senha', redirect)
      await toLogin()
    },
    'e-mail link': async (redirect) => {
      await open('/verificar-email', redirect, ['redirect'])
      await toLogin()
    },
    'restricted page': async (redirect) => {
      await open('/conta', redirect)
      await toLogin()
      await signIn()
    },
    checkout: async (redirect) => {
      await open('/checkout', redirect)
      await page.waitForURL((url) => url.pathname !== '/checkout', { waitUntil: 'commit', timeout: 10_000 })
    },
    'list beyond its end': (redirect) =>
      page.goto(withParams('/colecoes', { page: '9999', search: redirect, sort: redirect })),
    'newsletter link': async (redirect) => {
      await open('/newsletter/confirmar', redirect)
      await press()
    },
    'link to a new password': (redirect) => open('/redefinir-senha', redirect),
    // A URL that the browser cannot parse leads nowhere.
    'the path itself': (redirect) => page.goto(shopUrl + rooted(redirect)).catch(() => undefined),
    'registration email': async (redirect) => {
      const newcomer = `noiva-${crypto.randomUUID()}@exemplo.test`
      const { status } = await post(shopUrl + auth.register.path, {
        ...registrationForm({ email: newcomer }),
        redirect,
      })
      if (status !== 201) return
      await page.goto(await linkTo(newcomer, received))
      // The confirmation signs in and continues at the target of the registration.
      await page.getByRole('main').getByRole('link', { name: 'Continuar' }).click()
      await page.waitForURL((url) => url.pathname !== '/verificar-email', {
        waitUntil: 'commit',
        timeout: 10_000,
      })
    },
  }
}

/** Counts the redirects of the server itself, read without a browser, that lead out of the shop. */
export async function sentOut(shopUrl: string, redirects: readonly string[]): Promise<number> {
  let count = 0
  for (const redirect of redirects) {
    const response = await fetch(shopUrl + rooted(redirect), { redirect: 'manual' })
    await response.body?.cancel()
    const location = response.headers.get('location')
    if (location !== null && new URL(location, shopUrl).origin !== shopUrl) count++
  }
  return count
}

function withParams(path: string, params: Record<string, string>) {
  return `${path}?${new URLSearchParams(params).toString()}`
}

function rooted(redirect: string) {
  return /^[/\\]/.test(redirect) ? redirect : `/${redirect}`
}

async function linkTo(address: string, received: readonly ReceivedEmail[]): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    const email = received.find(({ recipients }) => recipients.includes(address))
    const { text = '' } = email ? await PostalMime.parse(email.source) : {}
    const link = /https?:\/\/\S+\/verificar-email\?[^\s<>)]+/.exec(text)
    if (link) return new URL(link[0]).pathname + new URL(link[0]).search
    await sleep(50)
  }
  throw new Error(`no email arrived at ${address}`)
}
