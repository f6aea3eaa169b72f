/**
 * Every file of scenarios/<theme>/<name>.ts is a scenario, exported under its name: a new one needs no other line, unless
 * it measures times or belongs to the gate.
 */
import { readdirSync } from 'node:fs'
import type { Scenario } from './lib/scenario.ts'

const FOLDER = new URL('scenarios/', import.meta.url)

/** The names of the scenarios of each theme. */
export const themes: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  readdirSync(FOLDER)
    .toSorted()
    .map((theme) => [theme, namesIn(theme)]),
)
export const names: readonly string[] = Object.values(themes).flat()

function namesIn(theme: string): string[] {
  const files = readdirSync(new URL(`${theme}/`, FOLDER))
  return files.map((file) => file.replace(/\.ts$/, '')).toSorted()
}

export function fileOf(name: string): URL {
  const theme = Object.keys(themes).find((candidate) => themes[candidate]?.includes(name))
  return new URL(`${theme}/${name}.ts`, FOLDER)
}

export async function scenarioOf(name: string): Promise<Scenario> {
  const module = (await import(fileOf(name).href)) as Record<string, unknown>
  const scenario = module[camelCase(name)]
  if (typeof scenario !== 'function') throw new Error(`${name} exports no scenario named ${camelCase(name)}`)
  return scenario as Scenario
}

function camelCase(name: string) {
  return name.replaceAll(/-(\w)/g, (_, initial: string) => initial.toUpperCase())
}

/** With time limits: each has the machine to itself. The others only count, at least in the small size, or wait for fixed times. */
export const timed: readonly string[] = [
  'cached-home',
  'cached-pages',
  'rolling-restart',
  'upgrade-load',
  'blocked-migration',
  'redis-down',
  'catalogue-scale',
  'variant-scale',
  'suggestions-scale',
  'product-feed',
  'catalogue-driver',
  'admin-scale',
  'board-scale',
  'order-driver',
  'enumeration',
  'login-storm',
  'uncached-pages',
  'sign-in-crowd',
  'picture-queue',
  'provider-faults',
  'postgres-slow',
  'redis-faults',
  'email-faults',
  'game-hour',
  'browse-load',
  'content-publishing',
  'own-homes',
  'spike',
  'checkout-load',
  'containers',
]

/**
 * One or two for each kind of loss: a product sold twice, an order or a payment lost, a price changed, a visitor not
 * served, a backup that cannot be restored, a test that does not detect a bug, a customer who is given no size.
 */
export const gate: readonly string[] = [
  'rolling-restart',
  'upgrade-load',
  'kill-at-points',
  'restore-drill',
  'mutants',
  'last-unit',
  'double-submit',
  'settle-race',
  'hold-race',
  'refund-race',
  'cancel-race',
  'payment-rewrite',
  'tampering',
  'coupon-race',
  'coupon-tampering',
  'webhook-faults',
  'javascript',
  'size-finder',
]
